/** The attributes of the button, and the rules between them (§3.6, §5.6). */
import * as z from 'zod/mini'
import type { Attribute, Values } from '../../src/contracts/attributes'
import { choice, flag, integer, text } from '../../src/island/attributes'
import { readSome } from '../../src/island/read-each'
import { readJson } from '../../src/server/json'

const navbarItem = z.pipe(
  z.looseObject({
    type: z.literal(['variable', 'function', 'html', 'identite', 'clone']),
    value: z.string(),
    button: z.optional(z.string()),
    buttonclicked: z.optional(z.string()),
  }),
  z.transform(({ type, value, button, buttonclicked }) => ({
    type: type === 'identite' ? 'identity' : type,
    value,
    button,
    pressedButton: buttonclicked,
  })),
)
/** An item of a header or footer navbar (§3.5). */
export type NavbarItem = z.infer<typeof navbarItem>

const ITEM = '{"type":"variable|function|html|identite|clone","value":"…"}'
const navbar: Attribute<readonly NavbarItem[]> = {
  default: [],
  expected: `[${ITEM}]`,
  read(raw, onSkipped) {
    try {
      const list = readJson(raw)
      return Array.isArray(list)
        ? readSome(list, ITEM, (item) => navbarItem.parse(item), onSkipped)
        : undefined
    } catch {
      return undefined
    }
  },
}

/** §3.6, as `data-*` on the button. */
export const attributes = {
  style: choice(['', 'light', 'dark'], ''),
  configmenu: text(),
  source: text(),
  subtitle: text(),
  fullscreen: flag(),
  header: navbar,
  headerSize: integer(1, 0, { max: 1_000 }),
  footer: navbar,
  footerSize: integer(1, 0, { max: 1_000 }),
  headerElem: text(),
  headerOffset: integer(0),
  hideCloseBtn: flag(),
  disableLoaderBtn: flag(),
  position: choice(['left', 'right', 'bottom', 'top'], 'left'),
  zposition: choice(['back', 'front', 'next'], 'back'),
  justifyListview: flag(),
  multiline: flag(true),
  searchfield: flag(),
  searchfieldLast: flag(),
  searchfieldBottom: flag(),
  dim: choice(['', 'black', 'white'], ''),
  pageShadow: flag(true),
}

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
    options.style && `is-${options.style}`,
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
