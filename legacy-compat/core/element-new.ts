/** `new Element('a.more[href=#]', {…})`. */

import { ownProperty } from '../../src/base/own-property'
import { byId, mirrorToLists } from './elements'
import { type Dictionary, isThere, type Loose } from './loose'
import { noteOldUse } from './refusals'
import { uniqueID } from './strings'
import { makeType, typeOf } from './types'

type Maker = (properties: Dictionary) => Element
/** Makers of certain tags; `Element.Constructors.x = …` adds one. */
export const constructors: Record<string, Maker> = {}

const TOKENS =
  /^([\w-]+)|#((?:[\w-]|\\.)+)|\.((?:[\w-]|\\.)+)|\[([\w-]+)(?:=(?:"([^"]*)"|'([^']*)'|([^\][]*)))?\]/g

function parseTag(text: string): { tag: string; properties: Dictionary } {
  const properties: Dictionary = {}
  const classes: string[] = []
  let tag = 'div'
  for (const [, name, id, className, attribute, double, single, bare] of text.matchAll(TOKENS)) {
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

export function newElement(this: Document | unknown, what: unknown, properties?: Dictionary): Element {
  if (typeof what !== 'string' && what)
    return set(byId(what) ?? document.createElement('div'), properties ?? {})
  const { tag, properties: parsed } = parseTag(`${what || 'div'}`)
  // A property without a value leaves what the expression says.
  const given = Object.entries(properties ?? {}).filter(([, value]) => isThere(value))
  const all = { ...parsed, ...Object.fromEntries(given) }
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
