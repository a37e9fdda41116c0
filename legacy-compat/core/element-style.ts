/** Styles: numbers get their unit, and colours are read as pages of that time write them. */

import { ownProperty } from '../../src/base/own-property'
import { styleOf } from '../../src/dom/element-members'
import { rgbParts, rgbToHex } from './colours'
import { properties } from './element-properties'
import { giveElements } from './elements'
import { showFaded } from './faded'
import type { Dictionary, Loose, Members } from './loose'
import { overloadSetter } from './overload'

type Styled = Element & ElementCSSInlineStyle

/**
 * How numbers are written: one pattern for each part of a value; pages may add to them. For a property that
 * is not here, its name decides.
 */
export const styles: Record<string, string> = { clip: 'rect(@px @px @px @px)', border: '@px @ @' }
const LENGTHS = /^(left|top|right|bottom|text|letter|line)|width|height|size|radius|margin|padding|position/i

const patternOf = (property: string) =>
  ownProperty(styles, property) ??
  (/color/i.test(property) ? 'rgb(@, @, @)' : LENGTHS.test(property) ? '@px' : '@')

const camel = (name: string) =>
  name === 'float' ? 'cssFloat' : name.replace(/-(\w)/g, (_all, letter: string) => letter.toUpperCase())

/** Writes a value: `10` is `10px`, and a list fills the places of the pattern. */
function written(property: string, value: unknown): string {
  if (typeof value === 'string')
    return value === String(Number(value)) ? String(Math.round(Number(value))) : value
  const pattern = patternOf(property)
  const parts = Array.isArray(value) ? value : [value]
  const fill = (text: string) => {
    const numbers = parts.filter((part) => typeof part === 'number')
    return text.replace(/@/g, () => String(Math.round(numbers.shift() ?? 0)))
  }
  if (pattern.includes('(')) return typeof parts[0] === 'number' ? fill(pattern) : parts.join(' ')
  const patterns = pattern.split(' ')
  const one = (part: unknown, index: number) =>
    typeof part === 'number'
      ? (patterns[index] ?? patterns[0] ?? '@').replace('@', String(Math.round(part)))
      : part
  return parts.map(one).join(' ')
}

function setStyle(this: Styled, given: string, value: unknown): Element {
  const property = camel(given)
  const style = styleOf(this) as unknown as Dictionary
  if (property === 'opacity') {
    style.opacity = value === null || value === '' ? '' : String(Number.parseFloat(String(value)))
    if (style.opacity !== '0') showFaded(this as HTMLElement)
  } else style[property] = value === null || value === undefined ? '' : written(property, value)
  return this
}

/** The style that the browser has computed, with colours as `#rrggbb`. */
function computed(element: Element, property: string): string {
  return ((getComputedStyle(element) as unknown as Dictionary)[property] as string | undefined) ?? ''
}

function getStyle(this: Styled, given: string): unknown {
  const property = camel(given)
  const own = (styleOf(this) as unknown as Members<string>)[property]
  if (property === 'opacity') return Number.parseFloat(own || computed(this, property) || '1')
  const value = own && property !== 'zIndex' ? own : computed(this, property)
  if (!value && property === 'backgroundPosition') return '0px 0px'
  if (property === 'zIndex') return own || value
  return value.replace(/rgba?\([\d\s,.]+\)/g, (colour) => String(rgbToHex(rgbParts(colour)) ?? colour))
}

/** Sets the opacity as 1.2 does: an element that cannot be seen cannot be clicked either. */
function setOpacity(this: Styled, value: unknown): Element {
  const opacity = Number(value)
  Object.assign(styleOf(this), { opacity, visibility: opacity === 0 ? 'hidden' : 'visible' })
  return this
}

function getOpacity(this: Styled): unknown {
  return getStyle.call(this, 'opacity')
}

export function installStyles(): void {
  Object.assign(properties, {
    styles: {
      set(this: Styled, values: object) {
        for (const [name, value] of Object.entries(values ?? {})) setStyle.call(this, name, value)
      },
    },
    opacity: { set: setOpacity, get: getOpacity },
  })
  giveElements({
    setStyle,
    getStyle,
    getComputedStyle(this: Element, name: string) {
      return computed(this, camel(name))
    },
    setOpacity,
    getOpacity,
    // Through the methods: a page may have made its own.
    setStyles: overloadSetter(function (this: Loose, name: string, value: unknown) {
      this.setStyle?.(name, value)
    }, true),
    getStyles(this: Loose, ...names: unknown[]) {
      return Object.fromEntries(names.flat().map((name) => [name, this.getStyle?.(name)]))
    },
    removeStyle(this: Styled, name: string) {
      return setStyle.call(this, name, null)
    },
  })
}
