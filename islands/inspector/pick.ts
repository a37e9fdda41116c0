/** Choosing an element in the page: with a pointer, or with Tab and Enter. The page itself hears nothing of it. */
import { membersOf } from '../../src/dom/members'

interface Picking {
  /** The element under the pointer or with the focus. */
  hover(element: Element | undefined): void
  /** Nothing, when it was given up. */
  done(element: Element | undefined): void
}

const SWALLOWED = [
  'pointerdown',
  'pointerup',
  'mousedown',
  'mouseup',
  'touchstart',
  'touchend',
  'submit',
] as const

/**
 * @param host the inspector's own element: what is done in it stays its own.
 * @returns gives it up.
 */
export function pickElement(host: Element, { hover, done }: Picking, outer: AbortSignal): () => void {
  const controller = new AbortController()
  const signal = AbortSignal.any([outer, controller.signal])
  const end = (element?: Element) => {
    if (signal.aborted) return
    controller.abort()
    hover(undefined)
    done(element)
  }
  const elementOf = ({ target }: Event) =>
    target instanceof Element && !membersOf(host).contains(target) ? target : undefined
  const swallow = (event: Event) => {
    if (!elementOf(event)) return
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  // On the window, before the page's own listeners and those that keep early clicks.
  const listen = (type: string, listener: (event: Event) => void) =>
    addEventListener(type, listener, { capture: true, signal, passive: false })
  for (const type of SWALLOWED) listen(type, swallow)
  for (const type of ['pointerover', 'focusin']) listen(type, (event) => hover(elementOf(event)))
  listen('click', (event) => {
    swallow(event)
    const element = elementOf(event)
    if (element) end(element)
  })
  listen('keydown', (event) => {
    const { key } = event as KeyboardEvent
    const chosen = key === 'Enter' ? elementOf(event) : undefined
    if (key !== 'Escape' && !chosen) return
    event.preventDefault()
    event.stopImmediatePropagation()
    end(chosen)
  })
  return () => end()
}
