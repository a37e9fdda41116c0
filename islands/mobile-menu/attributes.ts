import * as z from 'zod/mini'
import { type Attribute, choice, flag, integer, text } from '../../src/island/attributes'
import { readSome } from '../../src/island/read-each'
import { readJson } from '../../src/server/json'

const navbarItem = z.looseObject({
  type: z.enum(['variable', 'function', 'html', 'identite', 'clone']),
  value: z.string(),
  button: z.optional(z.string()),
  buttonclicked: z.optional(z.string()),
})
/** An item of a header or footer navbar (§3.5). */
export type NavbarItem = z.infer<typeof navbarItem>

const ITEM = '{"type":"variable|function|html|identite|clone","value":"…"}'
const navbar: Attribute<readonly NavbarItem[]> = {
  default: [],
  expected: `[${ITEM}]`,
  read(raw, leave) {
    try {
      const list = readJson(raw)
      return Array.isArray(list) ? readSome(list, ITEM, (item) => navbarItem.parse(item), leave) : undefined
    } catch {
      return undefined
    }
  },
}

/** §3.6, as `data-*` on the button. */
export const attributes = {
  style: choice(['light', 'dark'], 'light'),
  configmenu: text(),
  subtitle: text(),
  fullscreen: flag(),
  header: navbar,
  headerSize: integer(1),
  footer: navbar,
  footerSize: integer(1),
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
