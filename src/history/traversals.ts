/**
 * Who notices Back and Forward first. A browser may call the window's listeners of `popstate` in the order in which
 * they were added, capturing or not (Chromium 156 does, and does so with `navigate`): the script listens as soon as
 * it runs, before routers that come after its tag.
 */
import { type NavigateEvent, navigationApi } from './navigation-api'

type Listeners<Type extends Event> = Set<(event: Type) => void>

function listenFirst<Type extends Event>(target: EventTarget | undefined, type: string): Listeners<Type> {
  const listeners: Listeners<Type> = new Set()
  const dispatch = (event: Event) => {
    for (const each of [...listeners]) each(event as Type)
  }
  target?.addEventListener(type, dispatch, { capture: true })
  return listeners
}

/** Listens for the page, from the first call on, to traversals that have ended. */
export const traversals = (): Listeners<Event> => (traversalListeners ??= listenFirst(window, 'popstate'))

let traversalListeners: Listeners<Event> | undefined

/** Listens, from the first call on, to what the browser is about to do; never without the Navigation API. */
export const navigations = (): Listeners<NavigateEvent> =>
  (navigationListeners ??= listenFirst(navigationApi(), 'navigate'))

let navigationListeners: Listeners<NavigateEvent> | undefined
