/** The first keyframe of a movement (§9.11). The last one is the element as it is. */
import { membersOf } from '../../src/dom/members'

/** CSS pixels of the movement. The old library's 100 is too much: it distracts from the text. */
const STEP = 40

/** @param move a name of the old library, such as `fade-up-left`. */
export function keyframe(host: HTMLElement, move: string): Keyframe {
  const [kind = ''] = move.split('-')
  const { left, right, width, height } = membersOf(host).getBoundingClientRect()
  // The movement must not widen the page, not even for a moment.
  const room = Math.max(0, document.documentElement.clientWidth - right)
  const way = (positive: string, negative: string) =>
    move.includes(positive) ? 1 : move.includes(negative) ? -1 : 0
  const x = way('-left', '-right')
  const y = way('-up', '-down')
  if (kind === 'flip') return { opacity: 0, offset: 0, rotate: x ? `y ${-100 * x}deg` : `x ${-100 * y}deg` }
  const across = Math.min(kind === 'slide' ? width : STEP, x > 0 ? room : left + width)
  const down = kind === 'slide' ? height : STEP
  const larger = 1 + Math.min(0.2, (2 * (room - Math.max(0, x * across))) / width)
  return {
    opacity: 0,
    offset: 0,
    translate: `${x * across}px ${y * down}px`,
    ...(kind === 'zoom' && { scale: move.includes('-out') ? larger : 0.6 }),
  }
}
