/** Addresses and bodies of §7.8 and §7.9, and the block's refresh parameters, in its first comment (§3.17). */

import { ilotsError, sentence } from '../../src/base/errors'
import type { Config } from '../../src/contracts/config'
import { Code, type IlotsError } from '../../src/contracts/errors'
import { isPartOf } from '../../src/dom/content'
import { firstComment } from '../../src/dom/query'
import { unaddressed } from '../../src/forms/stored-fields'
import { readJson } from '../../src/server/json'
import { encodeQuery, encodeText } from '../../src/server/page-encoding'
import { withQuery } from '../../src/server/urls'

export interface RefreshParameters {
  url: string
  referer: string
  search: string
}

/**
 * Reads the block's first comment. A comment in content does not count for the template's block (contract §9).
 * @param config `endpoints.block` is the address of blocks that name none.
 * @throws IlotsError `ILOTS-205` when it is no JSON, or has no `url` and the configuration none either.
 */
export function readComment(
  block: Element,
  config: Pick<Config, 'content' | 'endpoints'>,
): RefreshParameters {
  const comment = firstComment(block, config)
  const source = ((comment && isPartOf(block, comment, config) && comment.data) || '')
    .trim()
    .replace(/^[\w-]+/, '')
  const values = parse(source)
  // Three texts are read by hand, so that a page with a block does not fetch a schema library.
  const { url = config.endpoints.block } = values
  if (typeof url !== 'string' || url === '') throw unreadable(source, 'il manque « url », un texte')
  return { url, referer: textOf(values.referer), search: textOf(values.search) }
}

function parse(source: string): Record<string, unknown> {
  try {
    return source ? Object(readJson(source)) : {}
  } catch (error) {
    throw unreadable(source, (error as Error).message)
  }
}

function unreadable(source: string, problem: string): IlotsError {
  return ilotsError(
    Code.commentUnreadable,
    sentence`le commentaire du bloc ne se lit pas, reçu « ${source.trim()} », attendu bloc \
{"url":"…","referer":"…","search":"…"} (${problem}).`,
  )
}

/** PHP sends numbers, null or nothing where a text is expected. */
function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

/**
 * `{refresh url}&referer={referer}[&parent form fields][&recherche={search}]&identload={block}_refresh{n}`.
 * Every value is percent-encoded; `?` starts the query when the address has none.
 */
export function refreshUrl(
  { url, referer, search }: RefreshParameters,
  parentFields: Iterable<readonly [string, string]>,
  block: string,
  n: number,
): string {
  const fields: (readonly [string, string])[] = [['referer', referer], ...parentFields]
  if (search !== '') fields.push(['recherche', search])
  fields.push(['identload', `${block}_refresh${n}`])
  return withQuery(url, fields.map(([name, value]) => `${encodeText(name)}=${encodeText(value)}`).join('&'))
}

/** `{load-more href}&paginate=auto`. */
export function loadMoreUrl(href: string): string {
  const [address = ''] = href.split('#')
  return withQuery(address, 'paginate=auto')
}

/**
 * The address bar's URL: the current one with what changed (contract §7).
 * @param names every field name of the control: an unticked box sends nothing, and must leave the address.
 */
export function addressWith(
  current: string,
  changes: readonly (readonly [string, string])[],
  names: Iterable<string> = [],
): string {
  const url = new URL(current)
  const changed = new Set([...names, ...changes.map(([name]) => name)])
  // The rest stays as it is written: `url.searchParams` would read it as UTF-8.
  const unchanged = url.search
    .slice(1)
    .split('&')
    .filter((pair) => pair && !changed.has(nameOf(pair)))
  const added = encodeQuery(
    new URLSearchParams(changes.filter(([, value]) => value !== '').map(([name, value]) => [name, value])),
  )
  url.search = [...unchanged, added].filter(Boolean).join('&')
  return url.href
}

/** The name of a parameter as an address writes it with its value. */
const nameOf = (pair: string): string => [...new URLSearchParams(pair).keys()][0] ?? ''

/** Every field name in a form, also of fields that are not sent. */
export function fieldNames(form: Element): string[] {
  return [...form.querySelectorAll('[name]')].map((field) => field.getAttribute('name') ?? '')
}

/** The text fields of a form that an address may hold, in order. */
export function addressFields(form: HTMLFormElement): [string, string][] {
  const names = unaddressed(form)
  return textFields(form).filter(([name]) => !names.has(name))
}

/** The text fields of a form, in order; files are left out: an address cannot hold them. */
export function textFields(form: HTMLFormElement, submitter?: HTMLElement | null): [string, string][] {
  return [...new FormData(form, submitter)].filter(
    (field): field is [string, string] => typeof field[1] === 'string',
  )
}
