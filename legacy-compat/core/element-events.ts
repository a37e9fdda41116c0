/** `addEvent` and the like: handlers are `this` element's, get a {@link DOMEvent}, and stop it by `false`. */
import { callHandler } from './class-extras'
import { DOMEvent } from './dom-event'
import { properties } from './element-properties'
import { giveEverywhere } from './elements'
import { type Dictionary, type Loose, toArray } from './loose'
import { matches } from './select'
import { retrieve, storageMethods } from './storage'
import { typeOf } from './types'

type Target = Element | Document | Window
type Handler = (this: unknown, ...args: unknown[]) => unknown

interface CustomEvent {
  base?: string | ((this: Target, type: string) => string)
  condition?(this: Target, event: Loose, type: string): boolean
  onAdd?(this: Target, fn: Handler, type: string): void
  onRemove?(this: Target, fn: Handler, type: string): void
}
interface Kept {
  keys: Handler[]
  values: EventListener[]
}

/** 2: the handler gets the event; 1: it is called without. Other names are only fired by scripts. */
export const nativeEvents: Record<string, number> = {}
const WITH_EVENT =
  'click dblclick mouseup mousedown contextmenu wheel mousewheel DOMMouseScroll mouseover mouseout mousemove selectstart selectend ' +
  'keydown keypress keyup orientationchange touchstart touchmove touchend touchcancel gesturestart gesturechange gestureend ' +
  'focus blur change reset select submit paste input invalid drag dragstart dragenter dragleave dragover drop dragend ' +
  'message popstate hashchange focusin focusout pointerdown pointermove pointerup pointercancel pageshow pagehide ' +
  'transitionend animationend animationstart animationiteration cut copy toggle'
const WITHOUT =
  'load unload beforeunload resize move DOMContentLoaded readystatechange error abort scroll show loadstart progress suspend emptied ' +
  'stalled loadedmetadata loadeddata canplay canplaythrough playing waiting seeking seeked timeupdate ended pause play ratechange ' +
  'durationchange volumechange online offline'
for (const name of WITH_EVENT.split(' ')) nativeEvents[name] = 2
for (const name of WITHOUT.split(' ')) nativeEvents[name] = 1
nativeEvents.beforeunload = nativeEvents.popstate = 2

/** From outside into the element, not from one of its children. */
function isCrossing(this: Target, event: Loose): boolean {
  const related = event.relatedTarget as unknown as Node | null | undefined
  if (related === null || related === undefined) return true
  return related !== this && typeOf(this) !== 'document' && !(this as Element).contains(related)
}

/** Names that scripts add to: `Element.Events.x = { base, condition, onAdd, onRemove }`. */
export const customEvents: Record<string, CustomEvent> = {
  mouseenter: { base: 'mouseover', condition: isCrossing },
  mouseleave: { base: 'mouseout', condition: isCrossing },
  mousewheel: { base: 'onwheel' in document ? 'wheel' : 'mousewheel' },
}

const eventsOf = (target: Target) => retrieve<Record<string, Kept>>(target, 'events', {}) ?? {}

/** Where the real listener goes, and what it asks first. */
function nativeName(target: Target, type: string): string {
  const { base } = customEvents[type] ?? {}
  return (typeof base === 'function' ? base.call(target, type) : base) ?? type
}

function listenerOf(target: Target, type: string, fn: Handler): EventListener {
  const condition = customEvents[type]?.condition
  if (nativeEvents[nativeName(target, type)] !== 2 && !condition) return () => fn.call(target)
  return (native) => {
    const event = new DOMEvent(native)
    if (condition?.call(target, event, type) === false) return
    if (fn.call(target, event) === false) event.stop?.()
  }
}

const RELAY = /^([\w-]+)(?::relay\(([\s\S]+)\))$/
/** What does not bubble is caught on its way down. */
const CAUGHT = /^(focus|blur|load|error)$/

interface Relay {
  type: string
  fn: Handler
  listener: EventListener
  base: string
}

/** `click:relay(a.more)`: the handler is the matched element's. */
function relayed(target: Target, type: string, base: string, selector: string, fn: Handler): Handler {
  const condition = customEvents[base]?.condition
  return (event, given) => {
    const start = (given ?? (event as Loose)?.target ?? null) as Node | null
    for (let node = start; node && node !== target; node = node.parentNode) {
      if (!(node as Element).matches || !matches(node as Element, selector)) continue
      if (condition && condition.call(node as Element, event as Loose, type) === false) return undefined
      return fn.call(node, event, node)
    }
    return undefined
  }
}

function addRelay(target: Target, type: string, [base, selector]: [string, string], fn: Handler): void {
  const relays = retrieve<Relay[]>(target, 'events:relay', []) ?? []
  if (relays.some((relay) => relay.type === type && relay.fn === fn)) return
  const handler = relayed(target, type, base, selector, fn)
  const listener: EventListener = (native) => {
    const event = new DOMEvent(native)
    if (handler.call(target, event) === false) event.stop?.()
  }
  relays.push({ type, fn, listener, base })
  target.addEventListener(nativeName(target, base), listener, CAUGHT.test(base))
  // `fireEvent('click', [event, element])` reaches it as well.
  const kept = keptOf(target, base)
  kept.keys.push(handler)
  kept.values.push(listener)
}

function removeRelay(target: Target, type: string, fn: Handler): void {
  const relays = retrieve<Relay[]>(target, 'events:relay', []) ?? []
  const index = relays.findIndex((relay) => relay.type === type && relay.fn === fn)
  const [relay] = index < 0 ? [] : relays.splice(index, 1)
  if (!relay) return
  target.removeEventListener(nativeName(target, relay.base), relay.listener, CAUGHT.test(relay.base))
  const kept = keptOf(target, relay.base)
  const place = kept.values.indexOf(relay.listener)
  kept.keys.splice(place, 1)
  kept.values.splice(place, 1)
}

function keptOf(target: Target, type: string): Kept {
  const events = eventsOf(target)
  events[type] ??= { keys: [], values: [] }
  return events[type]
}

function addEvent(this: Target, type: string, fn: Handler, isCaught?: boolean): Target {
  const relay = RELAY.exec(type)
  if (relay) {
    addRelay(this, type, [relay[1] ?? '', relay[2] ?? ''], fn)
    return this
  }
  const kept = keptOf(this, type)
  if (kept.keys.includes(fn)) return this
  kept.keys.push(fn)
  customEvents[type]?.onAdd?.call(this, fn, type)
  const name = nativeName(this, type)
  const listener = listenerOf(this, type, fn)
  kept.values.push(listener)
  if (nativeEvents[name]) this.addEventListener(name, listener, isCaught)
  return this
}

function removeEvent(this: Target, type: string, fn: Handler): Target {
  if (RELAY.test(type)) removeRelay(this, type, fn)
  const kept = eventsOf(this)[type]
  const index = kept ? kept.keys.indexOf(fn) : -1
  if (!kept || index < 0) return this
  const [listener] = kept.values.splice(index, 1)
  kept.keys.splice(index, 1)
  customEvents[type]?.onRemove?.call(this, fn, type)
  if (listener) this.removeEventListener(nativeName(this, type), listener)
  return this
}

function removeEvents(this: Target, events?: string | Record<string, Handler>): Target {
  if (events && typeof events === 'object') {
    for (const [type, fn] of Object.entries(events)) removeEvent.call(this, type, fn)
    return this
  }
  for (const { type, fn } of [...(retrieve<Relay[]>(this, 'events:relay') ?? [])])
    if (!events || type === events) removeRelay(this, type, fn)
  for (const [type, { keys }] of Object.entries(eventsOf(this)))
    if (!events || type === events) for (const fn of [...keys]) removeEvent.call(this, type, fn)
  return this
}

function fireEvent(this: Target, type: string, args?: unknown, delay?: number): Target {
  for (const fn of [...(eventsOf(this)[type]?.keys ?? [])]) callHandler(fn, this, toArray(args), delay)
  return this
}

export const eventMethods = {
  addEvent,
  removeEvent,
  removeEvents,
  fireEvent,
  addEvents(this: Target, events: Record<string, Handler>) {
    for (const type in events) addEvent.call(this, type, events[type] as Handler)
    return this
  },
  cloneEvents(this: Target, from: Target, type?: string) {
    for (const [name, { keys }] of Object.entries(eventsOf(from)))
      if (!type || name === type) for (const fn of keys) addEvent.call(this, name, fn)
    return this
  },
  addListener(this: Target, type: string, fn: EventListener, isCaught?: boolean) {
    this.addEventListener(type, fn, isCaught)
    return this
  },
  removeListener(this: Target, type: string, fn: EventListener, isCaught?: boolean) {
    this.removeEventListener(type, fn, isCaught)
    return this
  },
}

export function installElementEvents(): void {
  properties.events = {
    set(this: Element, events: unknown) {
      eventMethods.addEvents.call(this, events as Record<string, Handler>)
    },
  } satisfies Dictionary
  giveEverywhere({ ...eventMethods, ...storageMethods })
}
