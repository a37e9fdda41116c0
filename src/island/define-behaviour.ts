/** The lazy half of an island that reads its attributes itself, at each use, and shows no text. */

import { membersOf } from '../dom/members'
import { setter } from '../dom/undo'
import type { Engine } from '../engine/engine'
import type { Slot } from '../engine/lifecycle'
import type { Dispose, Host, IslandModule } from './island'

/** An island that has nothing to undo returns nothing. */
// biome-ignore lint/suspicious/noConfusingVoidType: what a mount returns is either.
export type Mounted = Dispose | void

/**
 * @param mount what the island does to its host; every listener, request and observer hangs on `signal`,
 * every change to the server's attributes is made with `set`.
 */
export const defineBehaviour = (
  mount: (host: HTMLElement, page: Host) => Mounted | Promise<Mounted>,
): IslandModule['island'] => ({
  attributes: {},
  messages: { fr: {}, en: {} },
  mount(slot, engine) {
    slot.attributes = { ...membersOf(slot.host).dataset }
    return mount(slot.host, hostOf(slot, engine))
  },
})

/** What every island is given. */
export function hostOf(slot: Slot, engine: Engine): Host {
  const { island, host, controller } = slot
  const { signal } = controller
  return {
    island: island.name,
    host,
    signal,
    engine,
    emit: (event, detail) => engine.dispatch(host, event, detail),
    listen: (type, handler) => engine.delegation.on(type, host, handler as (event: Event) => void, signal),
    set: setter(signal),
    fail: (error) => slot.fail(error),
  }
}
