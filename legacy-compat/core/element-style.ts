/** Styles: numbers get their unit, and colours are read as pages of that time write them. */

import { ownProperty } from '../../src/base/own-property'
import { styleOf } from '../../src/dom/element-members'
import { rgbParts, rgbToHex } from './colours'
import { properties } from './element-properties'
import { giveElements } from './elements'
import { showFaded } from './faded'
import { type Dictionary, isThere, type Loose, type Members } from './loose'
import { chainable, methodsOf, overloadSetter } from './methods'

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

function setStyle(element: Styled, given: string, value: unknown): void {
  const property = camel(given)
  const style = styleOf(element) as unknown as Dictionary
  if (property === 'opacity') {
    style.opacity = value === null || value === '' ? '' : String(Number.parseFloat(String(value)))
    if (style.opacity !== '0') showFaded(element as HTMLElement)
  } else style[property] = isThere(value) ? written(property, value) : ''
}

/** The style that the browser has computed. */
const computed = (element: Element, property: string): string =>
  ((getComputedStyle(element) as unknown as Dictionary)[property] as string | undefined) ?? ''

function getStyle(element: Styled, given: string): unknown {
  const property = camel(given)
  const inline = (styleOf(element) as unknown as Members<string>)[property]
  if (property === 'opacity') return Number.parseFloat(inline || computed(element, property) || '1')
  const value = inline && property !== 'zIndex' ? inline : computed(element, property)
  if (!value && property === 'backgroundPosition') return '0px 0px'
  if (property === 'zIndex') return inline || value
  return value.replace(/rgba?\([\d\s,.]+\)/g, (colour) => String(rgbToHex(rgbParts(colour)) ?? colour))
}

const getOpacity = (element: Styled) => getStyle(element, 'opacity')

/** Sets the opacity as 1.2 does: an element that cannot be seen cannot be clicked either. */
function setOpacity(element: Styled, value: unknown): void {
  const opacity = Number(value)
  Object.assign(styleOf(element), { opacity, visibility: opacity === 0 ? 'hidden' : 'visible' })
}

const changes = {
  setStyle,
  setOpacity,
  removeStyle: (element: Styled, name: string) => setStyle(element, name, null),
}

const answers = {
  getStyle,
  getComputedStyle: (element: Element, name: string) => computed(element, camel(name)),
  getOpacity,
  getStyles: (element: Loose, ...names: unknown[]) =>
    Object.fromEntries(names.flat().map((name) => [name, element.getStyle?.(name)])),
}

export function installStyles(): void {
  Object.assign(properties, {
    styles: {
      set(this: Styled, values: object) {
        for (const [name, value] of Object.entries(values ?? {})) setStyle(this, name, value)
      },
    },
    opacity: { set: chainable({ setOpacity }).setOpacity, get: methodsOf({ getOpacity }).getOpacity },
  })
  giveElements({
    ...chainable(changes),
    ...methodsOf(answers),
    // Through the methods: a page may have made its own.
    setStyles: overloadSetter(function (this: Loose, name: string, value: unknown) {
      this.setStyle?.(name, value)
    }, true),
  })
}
