/** A shown tip describes its element, stays under the pointer and in the window; Escape hides it (WCAG 1.4.13). */
import { isEscape } from '../../src/dom/keys'
import { setter } from '../../src/dom/undo'
import { keepPlaced, zoomOf } from '../../src/overlay/keep-placed'
import { serverFragment } from '../../src/server/server-html'
import { putAt, roomOf } from '../beside'
import type { Size } from '../legacy-squeezebox/types'
import type { Tips } from './types'

const shown = new WeakMap<Tips, AbortController>()
let count = 0

export function describeBy(tips: Tips, element: HTMLElement): void {
  forgetDescription(tips)
  const { tip, options } = tips
  const controller = new AbortController()
  const { signal } = controller
  shown.set(tips, controller)
  tips.shown = element
  count += 1
  tip.id ||= options.id ?? `ilots-tip-${count}`
  tip.setAttribute('role', 'tooltip')
  roomOf(element).append(tip)
  const described = [element.getAttribute('aria-describedby'), tip.id].filter(Boolean).join(' ')
  setter(signal)(element, 'aria-describedby', described)
  tip.addEventListener('mouseenter', () => clearTimeout(tips.timer), { signal })
  tip.addEventListener('mouseleave', (event) => tips.elementLeave(event, element), { signal })
  // In the capture phase: Escape hides the tip only, and a dialog around it stays open.
  addEventListener('keydown', (event) => onKey(event, tips, element), { signal, capture: true })
}

/** Keeps the tip below its element while it is shown. */
export function keepBelow(tips: Tips, element: HTMLElement): void {
  const signal = shown.get(tips)?.signal
  let placed = ''
  const place = () => {
    const { left, top, bottom } = element.getBoundingClientRect()
    // Pages of 1.1 count their offsets from the top.
    const page = { x: left + scrollX, y: (tips.isEarly && tips.options.fixed ? top : bottom) + scrollY }
    // A page's handlers hear of each place (`onBound`): of one that stays they hear once.
    const wanted = [page.x, page.y, scrollX, scrollY, tips.tip.offsetWidth, tips.tip.offsetHeight].join()
    if (wanted !== placed) tips.position({ page })
    placed = wanted
  }
  // A script's own `show` may have shown nothing.
  if (signal) keepPlaced(element, tips.tip, place, signal)
  else place()
}

function onKey(event: KeyboardEvent, tips: Tips, element: HTMLElement): void {
  if (!isEscape(event)) return
  event.preventDefault()
  event.stopPropagation()
  clearTimeout(tips.timer)
  tips.hide(element)
}

export function forgetDescription(tips: Tips): void {
  shown.get(tips)?.abort()
  shown.delete(tips)
  tips.shown = undefined
}

/**
 * Fills a part of the tip. A script's string is HTML, without what runs code (contract §8); a node is moved in;
 * without content there is no empty line.
 */
export function fill(box: HTMLElement, content: unknown): void {
  box.replaceChildren(content instanceof Node ? content : serverFragment(String(content ?? '')))
  const isEmpty = box.childNodes.length === 0
  box.hidden = isEmpty
  // In 1.1 the content stands in a `span`.
  if (box.localName === 'span' && box.parentElement) box.parentElement.hidden = isEmpty
}

/**
 * Places the tip beside the pointer, on the other side where the window ends, and never outside the window (WCAG
 * 1.4.13).
 */
export function position(this: Tips, { page }: { page: Size }): void {
  const { offset, windowPadding } = this.options
  const { offsetWidth, offsetHeight } = this.tip
  const { clientWidth, clientHeight } = document.documentElement
  const isBeyond = { x: false, y: false, x2: false, y2: false }
  const along = (axis: 'x' | 'y', size: number, scrolled: number, room: number) => {
    const after = page[axis] + offset[axis]
    const isTooFar = after + size - scrolled > room - windowPadding[axis]
    isBeyond[axis] = after < 0
    isBeyond[`${axis}2`] = isTooFar
    const wanted = isTooFar ? page[axis] - offset[axis] - size : after
    return Math.max(scrolled, Math.min(wanted, scrolled + room - size))
  }
  const zoom = zoomOf(this.tip)
  const x = along('x', offsetWidth * zoom, scrollX, clientWidth)
  const y = along('y', offsetHeight * zoom, scrollY, clientHeight)
  this.fireEvent('bound', isBeyond)
  putAt(this.tip, { x, y })
}
