/** Where a pop-up's content is: its address with the parameters added, judged (contract §4.2, §7). */

import { refusal, sentence } from '../../src/base/errors'
import { Code, type IlotsError } from '../../src/contracts/errors'
import type { Page } from '../../src/contracts/page'
import type { Handler, PopupParameters, Query } from '../../src/contracts/services/modal'
import { isApartPdf } from '../../src/overlay/frames'
import { leaveFor } from '../../src/overlay/windows'
import { hasPolicy } from '../../src/server/html'
import { encodeQuery } from '../../src/server/page-encoding'
import { shownUrl } from '../../src/server/urls'

/** Whether the content comes from an address. */
export const isFetched = (handler: Handler): boolean => handler !== 'adopt' && handler !== 'string'
/** Whether the content is an image. */
export const isPicture = (handler: Handler): boolean => handler === 'image' || handler === 'zoom'

/**
 * Adds the parameters to the address and checks it.
 * @returns undefined when the address is refused (and reported), or is followed instead of shown.
 */
export function locate(page: Page, given: PopupParameters): PopupParameters | undefined {
  const { handler, opener } = given
  const { report } = page
  if (!isFetched(handler)) return given
  const params = given.params ?? {}
  if (typeof params !== 'object')
    report.error(
      Code.modalParameter,
      sentence`${refusal('params', params, 'un objet')} La fenêtre s'ouvre sans.`,
    )
  // The address stays as the page wrote it: a frame's title depends on it being relative or absolute (§4.10).
  const url = withQuery(String(given.url ?? '').trim(), typeof params === 'object' ? params : {})
  try {
    const { origin, href } = shownUrl(url)
    // Only this site's server may give HTML (contract §3), to a page that allows our policy: other pages are framed.
    const isFramed =
      handler === 'iframe' || (handler === 'ajax' && (origin !== location.origin || !hasPolicy()))
    if (!isFramed) return { ...given, url }
    if (!isApartPdf(href)) return { ...given, url, handler: 'iframe' }
    leaveFor(page, href)
    return undefined
  } catch (error) {
    report.refuse((error as IlotsError).sentence, { island: 'modal', element: opener })
    return undefined
  }
}

/**
 * Adds parameters to an address, relative or absolute. They replace the same names in its query, with the lists and
 * maps of those names; the rest of the address stays as it is written (contract §4.2, §7).
 */
export function withQuery(address: string, params: Query): string {
  const [, path = '', query = '', hash = ''] = /^([^?#]*)\??([^#]*)(.*)$/s.exec(address) ?? []
  const names = new Set(Object.keys(params).map(baseOf))
  const unchanged = query.split('&').filter((pair) => !namesOf(pair).some((name) => names.has(name)))
  const added = Object.entries(params).flatMap(([name, value]) => pairsOf(baseOf(name), value))
  const all = [...unchanged, encodeQuery(new URLSearchParams(added))].filter(Boolean).join('&')
  return path + (all && `?${all}`) + hash
}

/** A parameter's name without the brackets of a list, which some pages write themselves. */
const baseOf = (name: string): string => name.replace(/\[\]$/, '')

/** PHP's default limit on nesting (`max_input_nesting_level`). */
const DEEPEST = 64

/** A pair's name and those of the maps and lists around it: `a[b][c]`, `a[b]`, `a`. */
function namesOf(pair: string): string[] {
  const [name = ''] = new URLSearchParams(pair).keys()
  const segments = name.split('[', DEEPEST)
  return [name, ...segments.map((_, index) => segments.slice(0, index + 1).join('['))]
}

/** Pairs as PHP reads them: `name[]` in a list, `name[key]` in a map, none for `null`. */
function pairsOf(name: string, value: unknown): [string, string][] {
  if (value === null || value === undefined) return []
  if (typeof value !== 'object') return [[name, String(value)]]
  return Object.entries(value).flatMap(([key, inner]) => {
    // A map in a list needs a number: `name[][a]` would start another map with each field.
    const place = Array.isArray(value) && typeof inner !== 'object' ? '' : key
    return pairsOf(`${name}[${place}]`, inner)
  })
}
