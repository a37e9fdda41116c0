/** Addresses and bodies of §7.8 and §7.9. */
import { membersOf } from '../../src/dom/members'
import type { RefreshParameters } from './read-comment'

const encode = encodeURIComponent
const join = (url: string) => (url.includes('?') ? '&' : '?')

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
  return url + join(url) + fields.map(([name, value]) => `${encode(name)}=${encode(value)}`).join('&')
}

/** `{load-more href}&paginate=auto`. */
export function loadMoreUrl(href: string): string {
  const [address = ''] = href.split('#')
  return `${address}${join(address)}paginate=auto`
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
  for (const name of [...names, ...changes.map(([changed]) => changed)]) url.searchParams.delete(name)
  for (const [name, value] of changes) if (value !== '') url.searchParams.append(name, value)
  return url.href
}

/** Every field name in a form, also of fields that are not sent. */
export function fieldNames(form: Element): string[] {
  return [...membersOf(form).querySelectorAll('[name]')].map((field) => field.getAttribute('name') ?? '')
}

/** The text fields of a form, in order; files are left out: an address cannot hold them. */
export function textFields(form: HTMLFormElement, submitter?: HTMLElement | null): [string, string][] {
  return [...new FormData(form, submitter)].filter(
    (field): field is [string, string] => typeof field[1] === 'string',
  )
}
