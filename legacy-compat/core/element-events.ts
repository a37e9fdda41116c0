/** `addEvent` and the like: the element is `this` in handlers, they get a {@link DOMEvent}, and `false` stops it. */

import { ownProperty } from '../../src/base/own-property'
import { callHandler } from './class-extras'
import { DOMEvent } from './dom-event'
import { properties } from './element-properties'
import { giveEverywhere } from './elements'
import { type Dictionary, isThere, type Loose, type Members, toArray } from './loose'
import { chainable, methodsOf } from './methods'
import { along, matches } from './select'
import { retrieve, storageChanges } from './storage'
import { typeOf } from './types'

type Target = Element | Document | Window
type Handler = (this: unknown, ...args: unknown[]) => unknown

interface CustomEvent {
  base?: string | ((this: Target, type: string) => string)
  condition?(this: Target, event: Loose, type: string): boolean
  onAdd?(this: Target, fn: Handler, type: string): void
  onRemove?(this: Target, fn: Handler, type: string): void
}
/** The handlers of one type, and what listens for each in the browser. */
interface Handlers {
  keys: Handler[]
  values: EventListener[]
}

/**
 * The browser's events: for 2 the handler gets the event, for 1 it gets none, as handlers of windows always did. Any
 * other name is the browser's when the target has a property for its handlers, else only scripts fire it.
 */
export const nativeEvents: Record<string, number> = {}
const WITHOUT = 'load unload resize move scroll error abort readystatechange DOMContentLoaded'
const NAMELESS = 'DOMMouseScroll focusin focusout touchstart touchmove touchend touchcancel popstate message'
for (const name of WITHOUT.split(' ')) nativeEvents[name] = 1
for (const name of NAMELESS.split(' ')) nativeEvents[name] = 2

const kindOf = (target: Target, name: string) =>
  ownProperty(nativeEvents, name) ?? (`on${name}` in target ? 2 : 0)

/** Whether the pointer crosses the border of the element, and does not come from one of its children. */
function isCrossing(this: Target, event: Loose): boolean {
  const related = event.relatedTarget as unknown as Node | null | undefined
  if (!isThere(related)) return true
  return related !== this && typeOf(this) !== 'document' && !(this as Element).contains(related)
}

/** Events made of others. Scripts add to them: `Element.Events.x = { base, condition, onAdd, onRemove }`. */
export const customEvents: Record<string, CustomEvent> = {
  mouseenter: { base: 'mouseover', condition: isCrossing },
  mouseleave: { base: 'mouseout', condition: isCrossing },
  mousewheel: { base: 'wheel' },
}

const eventsOf = (target: Target) => retrieve<Record<string, Handlers>>(target, 'events', {}) ?? {}

/** The browser's event to which the real listener is added. */
function nativeName(target: Target, type: string): string {
  const { base } = ownProperty(customEvents, type) ?? {}
  return (typeof base === 'function' ? base.call(target, type) : base) ?? type
}

const RELAY = /^([\w-]+):relay\(([\s\S]+)\)$/
/** Events that do not bubble are listened to in the capture phase. */
const CAUGHT: readonly string[] = ['focus', 'blur', 'load', 'error']

/** Runs a handler of `click:relay(a.more)`; the matched element is `this`. */
function relay(target: Target, type: string, fn: Handler, event: Loose, given?: unknown): unknown {
  const [, base = '', selector] = RELAY.exec(type) ?? []
  const first = (given ?? event?.target) as Element | undefined
  for (const node of first ? [first, ...along(first, 'parentNode')] : []) {
    if (node === target) break
    if (!node.matches || !matches(node, selector)) continue
    if (ownProperty(customEvents, base)?.condition?.call(node, event, type) === false) break
    return fn.call(node, event, node)
  }
  return undefined
}

function listenerOf(target: Target, type: string, base: string, fn: Handler): EventListener {
  const condition = ownProperty(customEvents, type)?.condition
  const isBare = kindOf(target, nativeName(target, base)) === 1 && base === type
  return (native) => {
    const event = new DOMEvent(native)
    if (condition?.call(target, event, type) === false) return
    let answer: unknown
    if (base !== type) answer = relay(target, type, fn, event)
    else answer = isBare ? fn.call(target) : fn.call(target, event)
    if (answer === false) event.stop?.()
  }
}

export function addEvent(target: Target, type: string, fn: Handler, isCaught = false): void {
  const events = eventsOf(target)
  const handlers = ownProperty(events, type) ?? { keys: [], values: [] }
  events[type] = handlers
  if (handlers.keys.includes(fn)) return
  handlers.keys.push(fn)
  const base = RELAY.exec(type)?.[1] ?? type
  ownProperty(customEvents, type)?.onAdd?.call(target, fn, type)
  const name = nativeName(target, base)
  const listener = listenerOf(target, type, base, fn)
  handlers.values.push(listener)
  const isEarly = isCaught || (base !== type && CAUGHT.includes(base))
  if (kindOf(target, name)) target.addEventListener(name, listener, isEarly)
}

function removeEvent(target: Target, type: string, fn: Handler): void {
  const handlers = ownProperty(eventsOf(target), type)
  const index = handlers ? handlers.keys.indexOf(fn) : -1
  if (!handlers || index < 0) return
  handlers.keys.splice(index, 1)
  const [listener] = handlers.values.splice(index, 1)
  ownProperty(customEvents, type)?.onRemove?.call(target, fn, type)
  const name = nativeName(target, RELAY.exec(type)?.[1] ?? type)
  for (const isCaught of [false, true]) target.removeEventListener(name, listener as EventListener, isCaught)
}

export function removeEvents(target: Target, events?: string | Members<Handler>): void {
  if (events && typeof events === 'object')
    for (const type in events) removeEvent(target, type, events[type] as Handler)
  else
    for (const [type, { keys }] of Object.entries(eventsOf(target)))
      if (!events || type === events) for (const fn of [...keys]) removeEvent(target, type, fn)
}

export function fireEvent(target: Target, type: string, given?: unknown, delay?: number): void {
  const args = toArray(given)
  for (const [name, { keys }] of Object.entries(eventsOf(target))) {
    const isRelay = name.startsWith(`${type}:relay`)
    for (const fn of [...keys])
      if (isRelay) relay(target, name, fn, args[0] as Loose, args[1])
      // A handler may remove another one before its turn.
      else if (name === type && keys.includes(fn)) callHandler(fn, target, args, delay)
  }
}

function addEvents(target: Target, events: Members<Handler>): void {
  for (const type in events) addEvent(target, type, events[type] as Handler)
}

export function installElementEvents(): void {
  properties.events = {
    set(this: Element, events: unknown) {
      addEvents(this, events as Members<Handler>)
    },
  } satisfies Dictionary
  const changes = {
    addEvent,
    removeEvent,
    removeEvents,
    fireEvent,
    addEvents,
    addListener: (target: Target, type: string, fn: EventListener, isCaught?: boolean) =>
      target.addEventListener(type, fn, isCaught),
    removeListener: (target: Target, type: string, fn: EventListener, isCaught?: boolean) =>
      target.removeEventListener(type, fn, isCaught),
    ...storageChanges,
  }
  giveEverywhere({ ...chainable(changes), ...methodsOf({ retrieve }) })
}
