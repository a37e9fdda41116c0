/** The regions of a marker: the page's own, or made (contract §4.3). */
import { membersOf } from '../../src/dom/members'
import type { Regions } from './stage'

/** @param signal aborts: what was made goes. */
export function regionsOf(host: HTMLElement, signal: AbortSignal): Regions {
  const region = (role: string): HTMLElement =>
    membersOf(host).querySelector<HTMLElement>(`[data-role="${role}"]`) ?? make(host, role, signal)
  return { back: region('back'), front: region('front'), caption: region('caption') }
}

function make(host: HTMLElement, role: string, signal: AbortSignal): HTMLElement {
  const region = document.createElement('div')
  region.dataset.role = role
  membersOf(host).append(region)
  signal.addEventListener('abort', () => region.remove())
  return region
}
