/**
 * Who hears of Back and Forward first. A browser may call the window's listeners of `popstate` in the order in which they were added,
 * capturing or not (Chromium 156 does): the script listens as soon as it runs, before routers that come after its tag.
 */
import { pageWide } from '../island/page-wide'

type Listener = (event: Event) => void

/** Listens for the page, from the first call on. */
export const traversals = (): Set<Listener> =>
  pageWide('traversals', () => {
    const listeners = new Set<Listener>()
    addEventListener(
      'popstate',
      (event) => {
        for (const each of [...listeners]) each(event)
      },
      { capture: true },
    )
    return listeners
  })
