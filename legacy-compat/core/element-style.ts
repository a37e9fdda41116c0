/** Styles: numbers get their unit, colours come back as they were written in those days. */

import { rgbParts, rgbToHex } from './colours'
import { properties } from './element-properties'
import { giveElements } from './elements'
import type { Dictionary } from './loose'
import { overloadSetter } from './overload'

type Styled = Element & ElementCSSInlineStyle

/** How numbers are written, one pattern a part. */
export const styles: Record<string, string> = {
  backgroundPosition: '@px @px',
  clip: 'rect(@px @px @px @px)',
  zIndex: '@',
  zoom: '@',
  fontWeight: '@',
  opacity: '@',
  border: '@px @ rgb(@, @, @)',
  margin: '@px @px @px @px',
  padding: '@px @px @px @px',
  borderWidth: '@px @px @px @px',
  borderStyle: '@ @ @ @',
  borderColor: 'rgb(@, @, @) rgb(@, @, @) rgb(@, @, @) rgb(@, @, @)',
  borderRadius: '@px @px @px @px',
}
const PIXELS =
  'left top bottom right width height maxWidth maxHeight minWidth minHeight fontSize letterSpacing lineHeight textIndent backgroundSize'
for (const name of PIXELS.split(' ')) styles[name] = '@px'
styles.color = styles.backgroundColor = 'rgb(@, @, @)'

const SIDES = ['Top', 'Right', 'Bottom', 'Left']
/** Each whole with its parts. */
export const shortStyles: Record<string, Record<string, string>> = {
  margin: {},
  padding: {},
  border: {},
  borderWidth: {},
  borderStyle: {},
  borderColor: {},
}
for (const side of SIDES) {
  for (const whole of ['margin', 'padding']) part(whole, whole + side, '@px')
  part('border', `border${side}`, '@px @ rgb(@, @, @)')
  part('borderWidth', `border${side}Width`, '@px')
  part('borderStyle', `border${side}Style`, '@')
  part('borderColor', `border${side}Color`, 'rgb(@, @, @)')
}
function part(whole: string, name: string, pattern: string): void {
  const parts = shortStyles[whole]
  if (parts) parts[name] = pattern
  styles[name] = pattern
}

const camel = (name: string) =>
  name === 'float' ? 'cssFloat' : name.replace(/-(\w)/g, (_all, letter: string) => letter.toUpperCase())

/** `10` is `10px`, a list fills the pattern's places. */
function written(property: string, value: unknown): string {
  if (typeof value === 'string')
    return value === String(Number(value)) ? String(Math.round(Number(value))) : value
  const patterns = (styles[property] ?? '@').split(' ')
  const parts = Array.isArray(value) ? value : [value]
  return parts
    .map((item, index) => {
      const pattern = patterns[index]
      if (!pattern) return ''
      return typeof item === 'number' ? pattern.replace('@', String(Math.round(item))) : item
    })
    .join(' ')
}

function setStyle(this: Styled, given: string, value: unknown): Element {
  const property = camel(given)
  const style = this.style as unknown as Dictionary
  if (property === 'opacity') style.opacity = value === null || value === '' ? '' : String(Number(value))
  else style[property] = value === null || value === undefined ? '' : written(property, value)
  return this
}

/** The page's own answer, with colours as `#rrggbb`. */
function computed(element: Element, property: string): string {
  const style = element.ownerDocument.defaultView?.getComputedStyle(element) as unknown as Record<
    string,
    string
  >
  return style?.[property] ?? ''
}

function getStyle(this: Styled, given: string): unknown {
  const property = camel(given)
  const own = (this.style as unknown as Record<string, string>)[property]
  if (property === 'opacity') return Number.parseFloat(own || computed(this, property) || '1')
  const parts = own && property !== 'zIndex' ? undefined : shortStyles[property]
  if (parts) {
    const values = Object.keys(parts).map((name) => getStyle.call(this, name))
    return values.every((value) => value === values[0]) ? values[0] : values.join(' ')
  }
  const value = own && property !== 'zIndex' ? own : computed(this, property)
  if (property === 'zIndex') return own || value
  return value.replace(/rgba?\([\d\s,.]+\)/g, (colour) => String(rgbToHex(rgbParts(colour)) ?? colour))
}

/** 1.2's `opacity`: what cannot be seen cannot be clicked either. */
function setOpacity(this: Styled, value: unknown): Element {
  const opacity = Number(value)
  this.style.opacity = String(opacity)
  this.style.visibility = opacity === 0 ? 'hidden' : 'visible'
  return this
}

export function installStyles(): void {
  Object.assign(properties, {
    styles: {
      set(this: Styled, values: object) {
        for (const [name, value] of Object.entries(values ?? {})) setStyle.call(this, name, value)
      },
    },
    opacity: {
      set: setOpacity,
      get(this: Styled) {
        return getStyle.call(this, 'opacity')
      },
    },
  })
  giveElements({
    setStyle,
    getStyle,
    setOpacity,
    getOpacity(this: Styled) {
      return getStyle.call(this, 'opacity')
    },
    setStyles: overloadSetter(setStyle, true),
    getStyles(this: Styled, ...names: unknown[]) {
      return Object.fromEntries(names.flat().map((name) => [name, getStyle.call(this, String(name))]))
    },
    removeStyle(this: Styled, name: string) {
      return setStyle.call(this, name, null)
    },
  })
}
