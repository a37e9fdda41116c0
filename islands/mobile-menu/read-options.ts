/** The menu's options, with the rules between them (§5.6). */
import type { Values } from '../../src/island/attributes'
import type { attributes } from './attributes'

/** The attributes of the button, after those rules. */
export type Options = Values<typeof attributes>

/** Forces the menu to the front for the positions top and bottom, a header element or a header offset. */
export function readOptions(given: Options): Options {
  const { position, headerElem, headerOffset } = given
  const isFront = position === 'top' || position === 'bottom' || headerElem !== '' || headerOffset > 0
  return isFront ? { ...given, zposition: 'front' } : given
}

/** The classes of the menu's dialog. */
export function menuClasses(options: Options): string {
  return [
    'ilots-menu',
    `is-${options.position}`,
    `is-${options.zposition}`,
    `is-${options.style}`,
    options.fullscreen && 'is-fullscreen',
    options.justifyListview && 'is-justified',
    options.multiline && 'is-multiline',
    options.pageShadow && 'is-shadowed',
    options.dim && `is-dim-${options.dim}`,
  ]
    .filter(Boolean)
    .join(' ')
}

/** One row of a navbar, CSS pixels (§9.4). */
const ROW = 38
/** A larger number is a height in pixels. */
const MOST_ROWS = 10

/** The height of a navbar in CSS pixels. @param size rows, or pixels above ten. */
export function navbarHeight(size: number): number {
  return size > MOST_ROWS ? size : size * ROW
}
