/** Reads the options in `rel`: relaxed object syntax, never evaluated (contract §4.2); chooses the handler (contract §7). */

import parse from 'json5/lib/parse'
import { ownValue } from '../../src/island/own-value'
import type { Handler } from '../../src/island/services/modal'
import { isPicturePath } from '../../src/overlay/linked'
import { bare } from '../../src/server/json'

const HANDLERS = ['iframe', 'ajax', 'image', 'adopt', 'string', 'url', 'clone'] as const

/** The options of a link. */
export interface RelOptions {
  readonly handler?: (typeof HANDLERS)[number]
  /** CSS pixels. */
  readonly size?: { readonly x?: number; readonly y?: number }
  readonly url?: string
  readonly content?: string
  readonly target?: string
  readonly closable?: boolean
}

/** Reads each option, `undefined` when refused. Options of older versions are ignored. */
const READERS = {
  handler: (value: unknown) => HANDLERS.find((name) => name === value),
  size: readSize,
  url: text,
  content: text,
  target: text,
  closable: readSwitch,
}

/**
 * Reads `rel`. Link types (`nofollow noopener`) are no options.
 * @throws SyntaxError when it has a `{` but cannot be parsed.
 * @throws TypeError for a value that does not fit, which the message names.
 */
export function readRel(rel: string): RelOptions {
  const options: Record<string, unknown> = Object.create(null)
  if (!rel.includes('{')) return options
  const given: unknown = parse(rel, bare)
  if (!isObject(given)) throw new TypeError(`attendu un objet {…}, reçu ${JSON.stringify(given)}`)
  for (const [name, read] of Object.entries(READERS)) {
    const written = ownValue(given, name)
    if (written === undefined) continue
    const value = read(written)
    if (value === undefined) throw new TypeError(`${name} reçu ${JSON.stringify(written)}`)
    options[name] = value
  }
  return options
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function text(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}

function readSize(value: unknown): RelOptions['size'] {
  if (!isObject(value)) return undefined
  const size: { x?: number; y?: number } = {}
  for (const side of ['x', 'y'] as const) {
    const raw = value[side]
    if (raw === undefined) continue
    const isPixels = Number.isFinite(raw) || (typeof raw === 'string' && /^\d+(px)?$/.test(raw))
    if (!isPixels) return undefined
    size[side] = Number.parseInt(String(raw), 10)
  }
  return size
}

function readSwitch(value: unknown): boolean | undefined {
  if (typeof value === 'boolean') return value
  const word = String(value)
  if (/^(true|1|yes|on|y|enabled)$/i.test(word)) return true
  return /^(false|0|no|off|n|disabled)$/i.test(word) ? false : undefined
}

/**
 * The handler of a link that names none: `image` by its extension, `adopt` for `#id`, `ajax` on this site, else
 * `iframe`.
 */
export function guessHandler(href: string, url: URL | null): Handler {
  if (href.startsWith('#')) return 'adopt'
  if (url && isPicturePath(url.pathname)) return 'image'
  return url?.origin === location.origin ? 'ajax' : 'iframe'
}

/** The handler that the options name, two of them by an older name, or else a guess. */
export function handlerOf(options: RelOptions, href: string, url: URL | null): Handler {
  const { handler } = options
  if (handler === 'url') return 'ajax'
  if (handler === 'clone') return 'adopt'
  return handler ?? guessHandler(href, url)
}
