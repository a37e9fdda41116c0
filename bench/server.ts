/** Serves the measured pages: the fixture platform's calls, the peers' files, and a bundle, as brotli. */
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createSecureServer } from 'node:http2'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants } from 'node:zlib'
import { serve } from '@hono/node-server'
import { build } from 'esbuild'
import { Hono } from 'hono'
import { app } from '../fixtures/platform/app'
import { COLUMNS, type Column } from './columns'
import { renderLimit } from './limits'
import { GALLERIES, type Gallery, renderPage, SIZES, type Size } from './page'

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.gif': 'image/gif',
}
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

const isColumn = (name: string): name is Column => (COLUMNS as readonly string[]).includes(name)
const isGallery = (name: string): name is Gallery => (GALLERIES as readonly string[]).includes(name)
const isSize = (name: string): name is Size => name in SIZES

async function file(root: string, path: string): Promise<Response> {
  if (path.includes('..')) return new Response('Refusé', { status: 403 })
  try {
    const type = TYPES[extname(path)] ?? 'application/octet-stream'
    return new Response(new Uint8Array(await readFile(join(root, path))), {
      headers: { 'content-type': type, 'cache-control': 'max-age=3600' },
    })
  } catch {
    return new Response(`Fichier absent : ${path}`, { status: 404 })
  }
}

/** The lightest peer as its integrator ships it: one file. */
async function buildStimulus(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [here('columns/stimulus.js')],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
  })
  return outputFiles[0]?.text ?? ''
}

/** Each content compressed once: two bundles that are compared have files of the same address and length. */
const compressed = new Map<string, Buffer>()

function compress(body: Buffer): Buffer {
  const key = createHash('sha1').update(body).digest('base64')
  const known = compressed.get(key)
  if (known) return known
  const made = brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })
  compressed.set(key, made)
  return made
}

export interface Served {
  readonly origin: string
  close(): Promise<void>
}

/**
 * Starts a server on a free port.
 * @param dist the folder of the bundle that the column `ours` uses.
 * @param isHttp2 answers over HTTP/2 with a certificate made for the run, by `openssl`.
 */
export async function startServer(dist: string, isHttp2: boolean): Promise<Served> {
  let stimulus: Promise<string> | undefined
  const site = new Hono()
  site.use('*', async (c, next) => {
    await next()
    const { status, headers } = c.res
    const type = headers.get('content-type') ?? ''
    if (status !== 200 || !/javascript|css|html|json|svg/.test(type)) return
    const body = compress(Buffer.from(await c.res.arrayBuffer()))
    headers.delete('content-length')
    headers.set('content-encoding', 'br')
    c.res = new Response(new Uint8Array(body), { status, headers })
  })
  site.get('/bench/:column/:size', (c) => {
    const { column, size } = c.req.param()
    const limit = column === 'limits' ? renderLimit(size) : undefined
    if (limit) return c.html(limit)
    const gallery = c.req.query('gallery') ?? 'first'
    if (!isColumn(column) || !isSize(size) || !isGallery(gallery)) return c.notFound()
    return c.html(renderPage(column, size, gallery))
  })
  site.get('/assets/ilots/*', (c) => file(dist, c.req.path.slice('/assets/ilots/'.length)))
  site.get('/peers/*', (c) => file(here('node_modules'), c.req.path.slice('/peers/'.length)))
  site.get('/columns/*', (c) => file(here('columns'), c.req.path.slice('/columns/'.length)))
  site.get(
    '/built/stimulus.js',
    // With the first page that asks for it: whoever measures ours alone has no peer installed.
    async () => {
      stimulus ??= buildStimulus()
      return new Response(await stimulus, { headers: { 'content-type': TYPES['.js'] ?? '' } })
    },
  )
  site.route('/', app)

  const secure = isHttp2 ? await makeCertificate() : undefined
  return new Promise((resolve) => {
    const server = serve(
      {
        fetch: site.fetch,
        hostname: '127.0.0.1',
        port: 0,
        ...(secure && { createServer: createSecureServer, serverOptions: { ...secure, allowHTTP1: true } }),
      },
      ({ port }: AddressInfo) =>
        resolve({
          origin: `http${secure ? 's' : ''}://127.0.0.1:${port}`,
          close: () => new Promise((done) => server.close(() => done())),
        }),
    )
  })
}

async function makeCertificate(): Promise<{ key: Buffer; cert: Buffer }> {
  const folder = await mkdtemp(join(tmpdir(), 'ilots-bench-'))
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  const options = ['-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=127.0.0.1']
  try {
    execFileSync('openssl', ['req', '-x509', ...options, '-keyout', key, '-out', cert], { stdio: 'pipe' })
    return { key: readFileSync(key), cert: readFileSync(cert) }
  } catch (error) {
    throw new Error('--http2 a besoin de la commande openssl, pour un certificat d’un jour.', {
      cause: error,
    })
  } finally {
    await rm(folder, { recursive: true })
  }
}
