import { membersOf } from '../../src/dom/members'
import type { Engine } from '../../src/engine/engine'
import { defineBehaviour } from '../../src/island/define-behaviour'
import type { Host } from '../../src/island/island'
import type { AnalyticsService } from '../../src/island/services/analytics'
import { makeTracker, type Tracker } from './tracker'

const trackers = new WeakMap<Engine, Tracker>()

function trackerOf(engine: Engine): Tracker {
  const tracker = trackers.get(engine) ?? makeTracker(engine)
  trackers.set(engine, tracker)
  return tracker
}

function mount(host: HTMLElement, { listen, engine }: Host): void {
  const { track } = trackerOf(engine)
  const onClick = ({ target, button }: MouseEvent) => {
    // A click inside an element of its own is that one's; the right button opens a menu.
    const nearest = membersOf(target as Element).closest('[data-ilot-mounted~="analytics"]')
    if (nearest !== host || button > 1) return
    // Read at each use: page scripts may change them.
    const { analyticsCategory = '', analyticsLabel, analyticsValue } = membersOf(host).dataset
    track(analyticsCategory, analyticsLabel, analyticsValue)
  }
  listen('click', onClick)
  listen('auxclick', onClick)
}

export const island = defineBehaviour(mount)

export async function create(engine: Engine): Promise<AnalyticsService> {
  const { track, consent } = trackerOf(engine)
  return { track: async (...event) => track(...event), consent: async (given) => consent(given) }
}
