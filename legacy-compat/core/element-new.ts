/** `new Element('a.more[href=#]', {…})`. */

import { ownProperty } from '../../src/base/own-property'
import { byId, mirrorToLists } from './elements'
import type { Dictionary, Loose } from './loose'
import { noteOldUse } from './old-use'
import { uniqueID } from './strings'
import { makeType, typeOf } from './types'

type Maker = (properties: Dictionary) => Element
/** Makers of certain tags; `Element.Constructors.x = …` adds one. */
export const constructors: Record<string, Maker> = {}

const PARTS =
  /^([\w-]+)|#((?:[\w-]|\\.)+)|\.((?:[\w-]|\\.)+)|\[([\w-]+)(?:=(?:"([^"]*)"|'([^']*)'|([^\][]*)))?\]/g

interface Parsed {
  tag: string
  properties: Dictionary
}

function parseTag(text: string): Parsed {
  const properties: Dictionary = {}
  const classes: string[] = []
  let tag = 'div'
  for (const [, name, id, className, attribute, double, single, bare] of text.matchAll(PARTS)) {
    if (name) tag = name
    if (id) properties.id = id.replace(/\\/g, '')
    if (className) classes.push(className.replace(/\\/g, ''))
    if (attribute) properties[attribute] = double ?? single ?? bare ?? true
  }
  if (classes.length > 0) properties.class = classes.join(' ')
  return { tag, properties }
}

const set = (element: Element, properties: Dictionary): Element =>
  (byId(element) as unknown as { set(properties: Dictionary): Element }).set(properties)

export function newElement(this: Document | unknown, given: unknown, properties?: Dictionary): Element {
  if (typeof given !== 'string' && given)
    return set(byId(given) ?? document.createElement('div'), properties ?? {})
  const { tag, properties: parsed } = parseTag(`${given || 'div'}`)
  // A property without a value leaves what the expression says.
  const said = Object.entries(properties ?? {}).filter(([, value]) => value !== null && value !== undefined)
  const all = { ...parsed, ...Object.fromEntries(said) }
  const maker = ownProperty(constructors, tag)
  if (maker) return maker(all)
  // Another copy of the library puts a class of its own in the place of `Document`.
  const owner = this instanceof HTMLDocument ? this : document
  return set(owner.createElement(tag), all)
}

/** Makes a frame, of an existing element or a new one; its window is `this` in `onload`. */
export const IFrame = function (this: Loose, ...given: unknown[]) {
  const { onload, ...others } = Object.assign(
    {},
    ...given.filter((item) => typeOf(item) === 'object'),
  ) as Dictionary
  const frame = (byId(given[0]) ?? document.createElement('iframe')) as HTMLIFrameElement
  const id = String(others.id ?? (frame.id || `IFrame_${uniqueID()}`))
  if (typeof onload === 'function')
    frame.addEventListener('load', () => onload.call(frame.contentWindow ?? this))
  return set(frame, { name: id, ...others, id })
} as unknown as Loose

/** Makes `Element`. The browser's own stays what `instanceof` compares with, and what custom elements extend. */
export function makeElement(): Loose {
  const native = window.Element
  const made = function (this: unknown, tag: unknown, properties?: Dictionary): unknown {
    if (new.target && new.target !== (made as unknown)) return Reflect.construct(native, [], new.target)
    noteOldUse('Element')
    return newElement.call(this, tag, properties)
  } as unknown as Loose
  Object.setPrototypeOf(made, native)
  Object.defineProperty(made, 'prototype', { value: native.prototype })
  makeType(made, 'Element')
  made.mirror?.(mirrorToLists)
  constructors.iframe = (properties) => new IFrame(properties) as unknown as Element
  return made
}
