/** `DOMEvent`, which handlers of that time are given: one set of names for every browser. */
import type { Dictionary, Loose, Method } from './loose'
import { overloadSetter } from './methods'
import { Hash, keyOf } from './objects'
import { noteOldUse } from './refusals'
import { hidden, Type } from './types'

/** The old numbers of keys by their names: `Event.Keys`, to which pages and the original's additions add. */
const KEYS = new Hash({
  backspace: 8,
  tab: 9,
  enter: 13,
  esc: 27,
  space: 32,
  left: 37,
  up: 38,
  right: 39,
  down: 40,
  delete: 46,
}) as Dictionary

/** Events of a pointer that comes to an element, and of one that goes. */
const ENTERING: readonly string[] = 'mouseover mouseenter pointerover pointerenter dragover dragenter'.split(
  ' ',
)
const LEAVING: readonly string[] = ['mouseout', 'mouseleave', 'pointerout', 'pointerleave', 'dragleave']

interface Wrapped extends Dictionary {
  event: Event & Partial<KeyboardEvent & MouseEvent & WheelEvent & TouchEvent> & { $extended?: boolean }
}

function nameOf(code: number, type: string): string {
  if (type === 'keydown' || type === 'keyup') {
    const functionKey = code - 111
    if (functionKey > 0 && functionKey < 13) return `f${functionKey}`
    if (code > 95 && code < 106) return String(code - 96)
  }
  return (type && keyOf(KEYS, code)) || String.fromCharCode(code).toLowerCase()
}

/** Turns of the wheel; positive numbers lead away from the visitor. */
function wheelOf(event: Wrapped['event']): number | undefined {
  const old = event as unknown as { wheelDelta?: number }
  if (old.wheelDelta) return old.wheelDelta / 120
  if (event.deltaY) return -event.deltaY / (event.deltaMode ? 3 : 120)
  return -(event.detail ?? 0) / 3
}

/**
 * Reads the pointer's place and button. Tests of pages hand over plain objects, so that any
 * member of the event may be missing.
 */
function readPointer(self: Wrapped, event: Wrapped['event'], type: string): void {
  const { scrollLeft, scrollTop } = document.documentElement
  const at = event.touches?.[0] ?? event
  const {
    clientX = 0,
    clientY = 0,
    pageX = clientX + scrollLeft,
    pageY = clientY + scrollTop,
  } = at as MouseEvent
  Object.assign(self, { page: { x: pageX, y: pageY }, client: { x: clientX, y: clientY } })
  if (/wheel|scroll/i.test(type)) self.wheel = wheelOf(event)
  for (const name of ['touches', 'targetTouches', 'changedTouches', 'scale', 'rotation'])
    if (name in event) self[name] = (event as unknown as Dictionary)[name]
  self.rightClick = event.which === 3 || event.button === 2
  if (ENTERING.includes(type) || LEAVING.includes(type))
    self.relatedTarget = elementOf(relatedOf(event, type))
}

/** The element that the pointer comes from or goes to, under its old names as well. */
const relatedOf = (event: Wrapped['event'], type: string) =>
  event.relatedTarget ??
  (event as unknown as Dictionary)[ENTERING.includes(type) ? 'fromElement' : 'toElement']

/** The element of a target: the browser may name a text node. */
function elementOf(target: unknown): unknown {
  const node = target as Node | null | undefined
  return node?.nodeType === 3 ? node.parentNode : node
}

export const DOMEvent = function (this: Wrapped, given?: Wrapped['event']) {
  const event = given ?? (window.event as Wrapped['event'])
  if (event.$extended) return event
  const { type, shiftKey, ctrlKey, altKey, metaKey } = event
  Object.assign(this, {
    event,
    $extended: true,
    shift: shiftKey,
    control: ctrlKey,
    alt: altKey,
    meta: metaKey,
    type,
    target: elementOf(event.target ?? (event as unknown as Dictionary).srcElement),
  })
  if (type.startsWith('key')) {
    this.code = event.which || event.keyCode
    this.key = nameOf(Number(this.code), type === 'keypress' && shiftKey ? '' : type)
  } else if (/click|menu|wheel|scroll|^mouse|^pointer|^touch|^gesture|^drag/i.test(type)) {
    readPointer(this, event, type)
  }
  return this
} as unknown as Loose

const methods = {
  stop(this: Loose) {
    this.preventDefault?.()
    return this.stopPropagation?.()
  },
  stopPropagation(this: Wrapped) {
    this.event.stopPropagation?.()
    return this
  },
  preventDefault(this: Wrapped) {
    this.event.preventDefault?.()
    return this
  },
}

/** Makes `Event`: `new Event(event)` is that of the first versions, `new Event('name')` stays the browser's own. */
export function makeEvent(): unknown {
  return new Proxy(window.Event, {
    construct(native, args: [string], made) {
      if (typeof args[0] !== 'object') return Reflect.construct(native, args, made)
      noteOldUse('Event')
      return new DOMEvent(...args)
    },
  })
}

export function installEvents(): void {
  const type = Type('DOMEvent', DOMEvent)
  ;(type.implement as unknown as Method as (this: Loose, members: object) => void).call(type, methods)
  const defineKey = function (this: Loose, code: unknown, key: string) {
    KEYS[key] = Number(code)
    return this
  }
  hidden(DOMEvent, 'defineKey', defineKey)
  hidden(DOMEvent, 'defineKeys', overloadSetter(defineKey))
  for (const owner of [DOMEvent, window.Event]) hidden(owner, 'Keys', KEYS)
}
