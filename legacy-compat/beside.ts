/** Where a box of ours that belongs to an element is put: into its open dialog, else into the page. */
import { membersOf } from '../src/dom/members'

export const roomOf = (element: Element): HTMLElement =>
  membersOf(element).closest<HTMLElement>('dialog[open]') ?? document.body

/** Moves a box, which is positioned absolutely, to a place of the page, in CSS pixels. */
export function putAt(box: HTMLElement, { x, y }: { x: number; y: number }): void {
  const around = box.offsetParent ?? document.documentElement
  const { left, top } = around.getBoundingClientRect()
  const isPage = around === document.body && getComputedStyle(around).position === 'static'
  const origin = isPage ? { left: -scrollX, top: -scrollY } : { left, top }
  const scrolled = isPage ? { x: 0, y: 0 } : { x: around.scrollLeft, y: around.scrollTop }
  const isRoot = around === document.documentElement
  box.style.left = `${Math.round(x - scrollX - origin.left + (isRoot ? 0 : scrolled.x))}px`
  box.style.top = `${Math.round(y - scrollY - origin.top + (isRoot ? 0 : scrolled.y))}px`
}
