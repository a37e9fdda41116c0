/** Where a box of ours that belongs to an element is put: into its open dialog, else into the page. */
import { zoomOf } from '../src/overlay/keep-placed'

export const roomOf = (element: Element): HTMLElement =>
  element.closest<HTMLElement>('dialog[open]') ?? document.body

/** Moves a box, which is positioned absolutely, to a place of the page, in CSS pixels. */
export function putAt(box: HTMLElement, { x, y }: { x: number; y: number }): void {
  const around = box.offsetParent ?? document.documentElement
  const isPage = around === document.body && getComputedStyle(around).position === 'static'
  const { left, top } = isPage ? { left: -scrollX, top: -scrollY } : around.getBoundingClientRect()
  // What the window scrolls is in the place of the page already.
  const inner = isPage || around === document.documentElement ? 0 : 1
  const zoom = zoomOf(box)
  box.style.left = `${Math.round((x - scrollX - left) / zoom + inner * around.scrollLeft)}px`
  box.style.top = `${Math.round((y - scrollY - top) / zoom + inner * around.scrollTop)}px`
}
