/** What a press will draw is drawn once before it, out of sight: the browser has compiled its code by then. */
import type { ReactNode } from 'react'
import { makeBareRoot } from './react-root'

/**
 * Draws something once in no page, and takes it away. A first drawing takes several times as long as the next one:
 * who points at what opens it, or has begun to press, does not wait for that once the press ends.
 * @param content loads nothing and changes nothing outside of what it draws; its texts ask for the site's
 * translations, which are here sooner for that. What it throws is let go: the drawing that counts reports its own.
 */
export function prerender(content: ReactNode): void {
  const root = makeBareRoot(new DocumentFragment(), () => {})
  root.render(content)
  root.remove()
}
