import { zoomOf } from '../../src/overlay/keep-placed'
import { putAt } from '../beside'
import type { Size } from '../legacy-squeezebox/types'
import type { Tips } from './types'

/**
 * Places the tip beside the pointer, on the other side where the window ends, and never outside the window (WCAG 1.4.13).
 */
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
  const zoom = zoomOf(this.tip)
  const x = along('x', offsetWidth * zoom, scrollX, clientWidth)
  const y = along('y', offsetHeight * zoom, scrollY, clientHeight)
  this.fireEvent('bound', isBeyond)
  putAt(this.tip, { x, y })
}
