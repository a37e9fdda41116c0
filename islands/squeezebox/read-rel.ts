/** Reads the options in `rel`: relaxed object syntax, never evaluated (contract §4.2); chooses the handler (§7). */

import { ownProperty } from '../../src/base/own-property'
import type { Handler } from '../../src/contracts/services/modal'
import { readLiteral } from '../../src/island/literal'
import { isPicturePath } from '../../src/overlay/linked'
import { readSide } from '../../src/overlay/side'

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

/** Called for an option that is left out, with its value. */
export type OnRefused = (name: string, given: unknown) => void

/** Reads each option, `undefined` when refused. Options of older versions are ignored. */
const READERS: Readonly<Record<string, (value: unknown, refuse: OnRefused) => unknown>> = {
  handler: (value) => HANDLERS.find((name) => name === value),
  size: readSize,
  url: text,
  content: text,
  target: text,
  closable: readSwitch,
}

/**
 * Reads `rel`; each option that can be read is kept. Link types (`nofollow noopener`) are no options.
 * @throws SyntaxError when it has a `{` but its brackets or quotes do not close.
 * @throws TypeError for anything but an object.
 */
export function readRel(rel: string, refuse: OnRefused = () => {}): RelOptions {
  const options: Record<string, unknown> = Object.create(null)
  if (!rel.includes('{')) return options
  const given = readLiteral(rel, refuse)
  if (!isObject(given)) throw new TypeError(`attendu un objet {…}, reçu ${JSON.stringify(given)}`)
  for (const [name, read] of Object.entries(READERS)) {
    const written = ownProperty(given, name) ?? undefined
    if (written === undefined) continue
    const value = read(written, refuse)
    if (value === undefined) refuse(name, written)
    else options[name] = value
  }
  return options
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function text(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}

function readSize(value: unknown, refuse: OnRefused): RelOptions['size'] {
  if (!isObject(value)) return undefined
  const size: { x?: number; y?: number } = {}
  for (const side of ['x', 'y'] as const) {
    const written = value[side] ?? undefined
    if (written === undefined) continue
    const pixels = readSide(written, side)
    if (pixels === undefined) refuse(`size.${side}`, written)
    else size[side] = pixels
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
