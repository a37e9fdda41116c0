/**
 * Keeps the visitor from using the page behind the loader. The focus stays where it is, so that a result can take it
 * while the loader still shows. `inert` would lose the focus and make the browser restyle the whole page.
 */
import { isEscape } from '../../src/dom/keys'

const BLOCKED = [
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
 * Blocks the visitor's input until `signal` aborts, except on the buttons of `screen`.
 * @param onEscape is called for Escape, so that the visitor can always leave (RGAA 12.9).
 */
export function blockInput(screen: Element, signal: AbortSignal, onEscape: () => void): void {
  const block = (event: Event) => {
    // Events that scripts dispatch are not the visitor's.
    if (!event.isTrusted) return
    const button = screen.querySelector('button')
    if (event instanceof KeyboardEvent) {
      if (isEscape(event)) onEscape()
      else if (event.key === 'Tab') button?.focus()
      else if (isBrowserKey(event)) return event.stopImmediatePropagation()
    }
    if (button?.contains(event.target as Node) && (event as KeyboardEvent).key !== 'Tab') return
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  for (const type of BLOCKED) addEventListener(type, block, { capture: true, signal })
}

/** Keys of the browser itself (reload, address bar, zoom): they keep working, but the page does not receive them. */
const isBrowserKey = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  /^F\d/.test(key) || ((ctrlKey || metaKey || altKey) && key !== 'Enter')
