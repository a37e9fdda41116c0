/** Styles that stand for those of four sides: they are read side by side, as the original has them. */

import { styleOf } from '../../src/dom/element-members'
import type { Members } from '../core/loose'
import type { Styled } from '../old-element'

const SIDES = ['Top', 'Right', 'Bottom', 'Left']
const CORNERS = ['TopLeft', 'TopRight', 'BottomRight', 'BottomLeft']

const sides = (of: string, what = '') => SIDES.map((side) => of + side + what)
const SHORT: Readonly<Record<string, readonly string[]>> = {
  margin: sides('margin'),
  padding: sides('padding'),
  border: sides('border'),
  borderWidth: sides('border', 'Width'),
  borderStyle: sides('border', 'Style'),
  borderColor: sides('border', 'Color'),
  borderRadius: CORNERS.map((corner) => `border${corner}Radius`),
}

type Read = (this: Styled, name: string) => unknown

/** @param read reads any other style. */
function withShort(read: Read): Read {
  return function (name) {
    const property = name.replace(/-(\w)/g, (_all, letter: string) => letter.toUpperCase())
    const parts = Object.hasOwn(SHORT, property) && SHORT[property]
    if (!parts) return read.call(this, name)
    const inline = styleOf(this) as unknown as Members<string>
    // Corners as the element itself has them: the original asks no style sheet here.
    if (property === 'borderRadius') return parts.map((part) => inline[part] || '0px').join(' ')
    return inline[property] ? read.call(this, name) : parts.map((part) => read.call(this, part)).join(' ')
  }
}

/** Gives elements the reading of such styles; `getStyles` asks it. */
export function installShortStyles(): void {
  const methods = Element.prototype as unknown as Styled
  const value = withShort(methods.getStyle)
  Object.defineProperty(methods, 'getStyle', { value, writable: true, configurable: true })
}
