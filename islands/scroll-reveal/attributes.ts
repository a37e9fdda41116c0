import type { Attribute } from '../../src/contracts/attributes'
import { integer } from '../../src/island/attributes'

const MOVES = /^(?:fade|(?:slide|flip)(?=-)|zoom-(?:in|out))(?:-(?:up|down))?(?:-(?:left|right))?$/

const move: Attribute<string> = {
  default: 'fade',
  expected: 'fade, slide-up, flip-left, zoom-in ou zoom-out, avec -up, -down, -left ou -right',
  read: (raw) => (MOVES.test(raw) ? raw : undefined),
}

/** §9.11. The offset is in CSS pixels, the others in milliseconds. */
export const attributes = {
  aos: move,
  aosOffset: integer(120, -1e4),
  aosDuration: integer(400),
  aosDelay: integer(0),
}
