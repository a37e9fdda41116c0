/** The older library with one of the parts that are fetched when a script first names them. */
import { expect, vi } from 'vitest'
import { lateOf } from '../../legacy-compat/core/deferred'
import { installOnPage } from './legacy'

/** Handlers that a browser's elements and documents have; happy-dom's have some. */
const HANDLERS = 'onmousedown onmousemove onmouseup onselectstart ondragstart'

/**
 * All of it, on the window.
 * @param name one of the part's names.
 * @returns settles once the part is here, with the page's names.
 */
export async function installPart(name: string): Promise<Record<string, unknown>> {
  for (const owner of [HTMLElement.prototype, document])
    for (const handler of HANDLERS.split(' '))
      if (!(handler in owner))
        Object.defineProperty(owner, handler, { value: null, writable: true, configurable: true })
  const names = await installOnPage()
  await arrived(name)
  return names
}

/** Reads a name of a part: settles once the part is here. */
export const arrived = (name: string) =>
  vi.waitFor(() => expect(lateOf(Reflect.get(window, name))).toBeUndefined(), 10_000)

/** What one side of a box measures in happy-dom, which lays nothing out: what its style says. */
const length = (element: HTMLElement, side: string) =>
  Number.parseInt(element.style.getPropertyValue(side), 10) || 0

/** Lays elements out by their own style: each stands where its `left` and `top` say, in the page. */
export function layOut(): void {
  const sizes = { offsetWidth: 'width', offsetHeight: 'height' } as const
  for (const [name, side] of Object.entries(sizes))
    Object.defineProperty(HTMLElement.prototype, name, {
      configurable: true,
      get(this: HTMLElement) {
        return this.style.display === 'none' ? 0 : length(this, side)
      },
    })
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    const [x, y] = [length(this, 'left'), length(this, 'top')]
    return new DOMRect(x, y, length(this, 'width'), length(this, 'height'))
  })
  Object.defineProperty(HTMLElement.prototype, 'offsetParent', {
    configurable: true,
    get: () => document.body,
  })
}

/** Presses the mouse at the first of these places, moves it to each of the others, and lets go. */
export function drag(element: Element, ...places: readonly (readonly [number, number])[]): void {
  const fire = (target: EventTarget, type: string, [x, y]: readonly [number, number]) => {
    const event = new MouseEvent(type, { bubbles: true, cancelable: true })
    // happy-dom has no place in the page.
    Object.defineProperties(event, { pageX: { value: x }, pageY: { value: y } })
    target.dispatchEvent(event)
  }
  const [first = [0, 0], ...others] = places
  fire(element, 'mousedown', first)
  for (const place of others) fire(document, 'mousemove', place)
  fire(document, 'mouseup', places.at(-1) ?? first)
}
