/** The mode is kept in the address, for a reload, a bookmark and Back. */
import { membersOf } from '../../src/dom/members'

/** The query parameter of a switch: its `id`, else `mode`, then `mode2`, `mode3` for the next ones without an id. */
export function parameterOf(host: Element): string {
  const place = [...document.querySelectorAll('[data-ilot~="map-switch"]')].indexOf(host)
  return membersOf(host).id || (place > 0 ? `mode${place + 1}` : 'mode')
}

/** The mode in the address, if there is one. */
export const readMode = (name: string): string | null => new URLSearchParams(location.search).get(name)

/**
 * Replaces the address: a change of mode adds no history entry. Other parameters, the hash and the entry's state stay.
 */
export function writeMode(name: string, mode: string): void {
  const url = new URL(location.href)
  url.searchParams.set(name, mode)
  history.replaceState(history.state, '', url)
}
