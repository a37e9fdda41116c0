/**
 * The page behind the loader is not to be used; focus stays where it is, so that a result may take it while the
 * loader is still on. Making the page `inert` would throw the focus away and restyle the whole of it.
 */
import { membersOf } from '../../src/dom/members'

const SWALLOWED = [
  'keydown',
  'beforeinput',
  'pointerdown',
  'mousedown',
  'click',
  'auxclick',
  'dblclick',
  'contextmenu',
]

/**
 * Swallows what the visitor does until `signal` aborts, save on the buttons of `screen` itself.
 * @param leave is called for Escape: nobody is kept for good (RGAA 12.9).
 */
export function shield(screen: Element, signal: AbortSignal, leave: () => void): void {
  const swallow = (event: Event) => {
    // What scripts dispatch is theirs to do.
    if (!event.isTrusted) return
    const button = membersOf(screen).querySelector('button')
    if (event instanceof KeyboardEvent) {
      if (event.key === 'Escape') leave()
      else if (event.key === 'Tab') button?.focus()
      else if (isBrowsers(event)) return event.stopImmediatePropagation()
    }
    if (button?.contains(event.target as Node) && (event as KeyboardEvent).key !== 'Tab') return
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  for (const type of SWALLOWED) addEventListener(type, swallow, { capture: true, signal })
}

/** Reload, address bar, zoom: the browser's own keys keep working, and the page does not hear them. */
const isBrowsers = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  /^F\d/.test(key) || ((ctrlKey || metaKey || altKey) && key !== 'Enter')
