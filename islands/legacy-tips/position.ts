import { putAt } from '../../legacy-compat/beside'
import type { Size } from '../../legacy-compat/squeezebox'
import type { Tips } from '../legacy-more/tips'

/** Beside the pointer, on its other side where the window ends, never outside the window (WCAG 1.4.13). */
export function position(this: Tips, { page }: { page: Size }): void {
  const { offset, windowPadding } = this.options
  const { offsetWidth, offsetHeight } = this.tip
  const { clientWidth, clientHeight } = document.documentElement
  const isBeyond = { x: false, y: false, x2: false, y2: false }
  const along = (axis: 'x' | 'y', own: number, scrolled: number, room: number) => {
    const after = page[axis] + offset[axis]
    const isTooFar = after + own - scrolled > room - windowPadding[axis]
    isBeyond[axis] = after < 0
    isBeyond[`${axis}2`] = isTooFar
    const wanted = isTooFar ? page[axis] - offset[axis] - own : after
    return Math.max(scrolled, Math.min(wanted, scrolled + room - own))
  }
  const x = along('x', offsetWidth, scrollX, clientWidth)
  const y = along('y', offsetHeight, scrollY, clientHeight)
  this.fireEvent('bound', isBeyond)
  putAt(this.tip, { x, y })
}
