/** The mode in the address: a reload, a bookmark and Back find it again. */
import { membersOf } from '../../src/dom/members'

/**
 * The query's name for a switch: its `id`, else `mode`; `mode2`, `mode3` for others without one.
 */
export function parameterOf(host: Element): string {
  const place = [...document.querySelectorAll('[data-ilot~="map-switch"]')].indexOf(host)
  return membersOf(host).id || (place > 0 ? `mode${place + 1}` : 'mode')
}

export const readMode = (name: string): string | null => new URLSearchParams(location.search).get(name)

/** In place: a way of looking is no page to come back to. Other parameters, the hash and the entry's state stay. */
export function writeMode(name: string, mode: string): void {
  const url = new URL(location.href)
  url.searchParams.set(name, mode)
  history.replaceState(history.state, '', url)
}
