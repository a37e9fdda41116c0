/** `new Element('a.more[href=#]', {…})`. */
import { byId, mirrorToLists } from './elements'
import type { Dictionary, Loose } from './loose'
import { uniqueID } from './strings'
import { makeType } from './types'

type Maker = (properties: Dictionary) => Element
/** Tags with a maker of their own; `Element.Constructors.x = …` adds one. */
export const constructors: Record<string, Maker> = {}

const PARTS = /^([\w-]*|\*)|#([\w-]+)|\.([\w-]+)|\[([\w-]+)(?:=(?:"([^"]*)"|'([^']*)'|([^\]]*)))?\]/g

interface Parsed {
  tag: string
  properties: Dictionary
}

function parseTag(text: string): Parsed {
  const properties: Dictionary = {}
  const classes: string[] = []
  let tag = 'div'
  for (const [, name, id, className, attribute, double, single, bare] of text.matchAll(PARTS)) {
    if (name && name !== '*') tag = name
    if (id) properties.id = id
    if (className) classes.push(className)
    if (attribute) properties[attribute] = double ?? single ?? bare ?? true
  }
  if (classes.length > 0) properties.class = classes.join(' ')
  return { tag, properties }
}

const set = (element: Element, properties: Dictionary): Element =>
  (element as unknown as { set(properties: Dictionary): Element }).set(properties)

export function newElement(this: Document | unknown, given: unknown, properties?: Dictionary): Element {
  const own = typeof given === 'string' ? given : 'div'
  if (typeof given !== 'string' && given)
    return set(byId(given) ?? document.createElement('div'), properties ?? {})
  const { tag, properties: parsed } = parseTag(own)
  const all = { ...parsed, ...properties }
  const maker = constructors[tag]
  if (maker) return maker(all)
  const owner = this instanceof Document ? this : document
  return set(owner.createElement(tag), all)
}

/** A frame of this site can be reached as its window once it has loaded. */
export const IFrame = function (this: unknown, ...given: unknown[]) {
  const properties = (given.find((item) => item && typeof item === 'object' && !(item as Node).nodeType) ??
    {}) as Dictionary
  const existing = byId(given.find((item) => typeof item === 'string' || (item as Node)?.nodeType))
  const { onload, ...others } = properties
  const frame = (existing ?? document.createElement('iframe')) as HTMLIFrameElement
  const id = String(others.id ?? (existing?.id || `IFrame_${uniqueID()}`))
  if (typeof onload === 'function')
    frame.addEventListener('load', () => onload.call(frame.contentWindow ?? frame))
  return set(frame, { name: id, ...others, id })
} as unknown as Loose

/** The browser's own `Element` stays what `instanceof` compares with, and what custom elements extend. */
export function makeElement(): Loose {
  const native = window.Element
  const made = function (this: unknown, tag: unknown, properties?: Dictionary): unknown {
    if (new.target && new.target !== (made as unknown)) return Reflect.construct(native, [], new.target)
    return newElement(tag, properties)
  } as unknown as Loose
  Object.setPrototypeOf(made, native)
  Object.defineProperty(made, 'prototype', { value: native.prototype })
  makeType(made)
  made.mirror?.(mirrorToLists)
  constructors.iframe = (properties) => new IFrame(properties) as unknown as Element
  return made
}
