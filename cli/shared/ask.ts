/**
 * Asks a server for a page. Each address on the way is judged before anything is sent there, names by all the
 * addresses that they resolve to, and the connection goes to those: a name cannot answer otherwise a moment later.
 */

import { lookup as resolveName } from 'node:dns'
import { type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import type { LookupFunction } from 'node:net'
import { pipeline, type Readable } from 'node:stream'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import { AGENT } from './agent'
import { decoded } from './decoded'
import { isPublicAddress, isWrittenPrivate } from './network'
import { LARGEST, Unread } from './unread'
import { withoutCredentials } from './visible'

/** By name in small letters; one that was sent twice has two. */
export type ServerHeaders = Readonly<Record<string, readonly string[]>>

export interface Answer {
  /** After redirects, without a name and password. */
  readonly url: string
  readonly status: number
  readonly statusText: string
  readonly headers: ServerHeaders
  /** Read when it is wanted. @throws Unread */
  text(): Promise<string>
  /** Instead of reading it. */
  close(): void
}

export interface Asking {
  readonly seconds: number
  /** Written by whoever runs the command, in its own words: then a private host is meant. */
  readonly isTyped: boolean
  readonly allowPrivate: boolean
  /** What leads to another origin is the answer, and not followed. */
  readonly stays?: boolean
  /** Of tests. */
  readonly lookup?: LookupFunction
}

const MOST_REDIRECTS = 10
const REDIRECTS = new Set([301, 302, 303, 307, 308])
/** Node's own: a page that is checked has another. */
const { AbortSignal } = globalThis

/** @throws Unread */
export async function ask(page: string, asking: Asking): Promise<Answer> {
  const signal = AbortSignal.timeout(asking.seconds * 1000)
  const shown = withoutCredentials(page)
  const explain = (cause: Error) => explained(shown, asking.seconds, signal.aborted, cause)
  let url = parsed(page, page, shown)
  const authorization = credentialsOf(url)
  const { origin } = url
  /** The private host that was typed; it is one no more as soon as another host has redirected. */
  let own = asking.isTyped && isWrittenPrivate(url.hostname) ? url.host : undefined
  for (let hop = 0; hop <= MOST_REDIRECTS; hop += 1) {
    if (url.host !== own) own = undefined
    const isFree = asking.allowPrivate || own !== undefined
    if (!isFree && isWrittenPrivate(url.hostname)) throw closed(shown, url.hostname)
    const lookup = isFree ? asking.lookup : judging(shown, asking.lookup ?? resolveName)
    const headers = url.origin === origin ? authorization : {}
    const reply = await send(url, { signal, headers, ...(lookup && { lookup }) }).catch(explain)
    const next = REDIRECTS.has(reply.statusCode ?? 0) ? reply.headers.location : undefined
    const isLeft = asking.stays && next !== undefined && originOf(next, url) !== origin
    if (next === undefined || isLeft) return answer(reply, url, () => textOf(reply, shown).catch(explain))
    reply.destroy()
    url = parsed(next, url.href, shown)
  }
  throw new Unread('too-many-redirects', { page: shown, most: MOST_REDIRECTS })
}

interface Sending {
  readonly signal: AbortSignal
  readonly headers: Readonly<Record<string, string>>
  readonly lookup?: LookupFunction
}

function send(url: URL, { headers, ...sending }: Sending): Promise<IncomingMessage> {
  const request = url.protocol === 'https:' ? requestHttps : requestHttp
  const sent = { accept: 'text/html', 'accept-encoding': 'identity', 'user-agent': AGENT, ...headers }
  return new Promise((resolve, reject) => {
    request(url, { ...sending, auth: '', headers: sent, agent: false }, resolve)
      .on('error', reject)
      .end()
  })
}

function parsed(address: string, base: string, page: string): URL {
  const url = URL.canParse(address, base) ? new URL(address, base) : undefined
  if (!url) throw new Unread('bad-address', { page })
  if (!/^https?:$/.test(url.protocol)) throw new Unread('bad-scheme', { page, scheme: url.protocol })
  return url
}

const originOf = (address: string, base: URL): string | undefined =>
  URL.canParse(address, base) ? new URL(address, base).origin : undefined

/** Sent to the origin that they were written for. */
function credentialsOf({ username, password }: URL): Record<string, string> {
  if (!username && !password) return {}
  const text = [username, password].map(decoded).join(':')
  return { authorization: `Basic ${Buffer.from(text).toString('base64')}` }
}

const closed = (page: string, host: string, address = host) =>
  new Unread('not-public', { page, host: host === address ? host : `${host} (${address})` })

/** Every address of a name has to be public: which one is taken is not ours to say. */
function judging(page: string, resolve: LookupFunction): LookupFunction {
  return (hostname, options, done) =>
    resolve(hostname, { ...options, all: true }, (error, found) => {
      const addresses = Array.isArray(found) ? found : []
      const wrong = addresses.find(({ address }) => !isPublicAddress(address))
      const [first] = addresses
      if (error || !first) return done(error ?? new Error(`${hostname} ?`), '')
      if (wrong) return done(closed(page, hostname, wrong.address), '')
      if (options.all) done(null, addresses)
      else done(null, first.address, first.family)
    })
}

function answer(reply: IncomingMessage, url: URL, text: () => Promise<string>): Answer {
  return {
    url: withoutCredentials(url.href),
    status: reply.statusCode ?? 0,
    statusText: reply.statusMessage ?? '',
    headers: reply.headersDistinct as ServerHeaders,
    text,
    close: () => void reply.destroy(),
  }
}

/** Never more than a page has: what follows is not waited for. */
async function textOf(reply: IncomingMessage, page: string): Promise<string> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of unpacked(reply)) {
    chunks.push(chunk)
    size += chunk.length
    if (size <= LARGEST) continue
    reply.destroy()
    throw new Unread('too-large', { page, most: LARGEST / 1024 ** 2 })
  }
  return Buffer.concat(chunks)
    .toString('utf8')
    .replace(/^\uFEFF/, '')
}

/** A server may pack what was asked for as it is. */
function unpacked(reply: IncomingMessage): Readable {
  const packing = reply.headers['content-encoding'] ?? ''
  const unpack = /gzip/.test(packing)
    ? createGunzip()
    : /deflate/.test(packing)
      ? createInflate()
      : /\bbr\b/.test(packing) && createBrotliDecompress()
  // The error of either comes out of the last one.
  return unpack ? pipeline(reply, unpack, () => {}) : reply
}

function explained(page: string, seconds: number, isLate: boolean, cause: Error & { code?: string }): never {
  if (cause instanceof Unread) throw cause
  if (isLate) throw new Unread('too-late', { page, seconds })
  throw new Unread('not-reached', { page, cause: cause.code ?? cause.message })
}
