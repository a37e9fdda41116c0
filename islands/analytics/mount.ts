import type { IslandContextBase } from '../../src/contracts/island'
import type { Page } from '../../src/contracts/page'
import type { AnalyticsService } from '../../src/contracts/services/analytics'
import { defineBehaviour } from '../../src/island/define-behaviour'
import { makeTracker, type Tracker } from './tracker'

const trackers = new WeakMap<Page, Tracker>()

function trackerOf(page: Page): Tracker {
  const tracker = trackers.get(page) ?? makeTracker(page)
  trackers.set(page, tracker)
  return tracker
}

function mount(host: HTMLElement, { listen, page }: IslandContextBase): void {
  const { track } = trackerOf(page)
  const onClick = ({ target, button }: MouseEvent) => {
    // A nested tracked element counts its own clicks. The right button only opens a menu.
    const nearest = (target as Element).closest('[data-ilot-mounted~="analytics"]')
    if (nearest !== host || button > 1) return
    // Read at each click: page scripts may change the attributes.
    const { analyticsCategory = '', analyticsLabel, analyticsValue } = host.dataset
    track(analyticsCategory, analyticsLabel, analyticsValue)
  }
  listen('click', onClick)
  listen('auxclick', onClick)
}

export const island = defineBehaviour(mount)

/** The `analytics` service (§3.19). */
export async function create(page: Page): Promise<AnalyticsService> {
  const { track, consent } = trackerOf(page)
  return { track: async (...event) => track(...event), consent: async (given) => consent(given) }
}
