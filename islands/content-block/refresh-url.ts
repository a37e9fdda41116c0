/** Addresses and bodies of §7.8 and §7.9. */
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

/** The address bar's URL: the current one with what changed (contract §7). */
export function addressWith(current: string, changes: Iterable<readonly [string, string]>): string {
  const url = new URL(current)
  const fresh = [...changes]
  for (const [name] of fresh) url.searchParams.delete(name)
  for (const [name, value] of fresh) if (value !== '') url.searchParams.append(name, value)
  return url.href
}

/** The text fields of a form, in order; files are no part of an address. */
export function textFields(form: HTMLFormElement, submitter?: HTMLElement | null): [string, string][] {
  return [...new FormData(form, submitter)].filter((field): field is [string, string] => typeof field[1] === 'string')
}
