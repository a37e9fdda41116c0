/** The lazy half of an island that reads its attributes itself, at each use, and shows no text. */

import type { IslandInstance } from '../contracts/descriptor'
import type { IslandContextBase, IslandModule, Mounted } from '../contracts/island'
import type { Page } from '../contracts/page'
import { dataOf } from '../dom/data-of'
import { setter } from '../dom/undo'

/**
 * Defines an island that reads its attributes at each use and shows no text.
 * @param mount what the island does to its host; every listener, request and observer hangs on `signal`, every change
 * to the server's attributes is made with `set`.
 */
export const defineBehaviour = (
  mount: (host: HTMLElement, context: IslandContextBase) => Mounted | Promise<Mounted>,
): IslandModule['island'] => ({
  attributes: {},
  messages: { fr: {}, en: {} },
  mount(instance, page) {
    instance.attributes = dataOf(instance.host)
    return mount(instance.host, hostOf(instance, page))
  },
})

/** Makes the context that every island is given. */
export function hostOf(instance: IslandInstance, page: Page): IslandContextBase {
  const { island, host, signal } = instance
  return {
    island: island.name,
    host,
    signal,
    page,
    emit: (event, detail) => page.dispatch(host, event, detail),
    listen: (type, handler) => page.listen(type, host, handler as (event: Event) => void, signal),
    set: setter(signal),
    explain: (reason) => {
      instance.reason = reason
    },
    fail: (error) => instance.fail(error),
  }
}
