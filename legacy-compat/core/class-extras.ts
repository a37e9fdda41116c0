/** `Chain`, `Events` and `Options`, which most classes of that time implement. */
import { Class } from './classes'
import { type Dictionary, type Loose, type Members, type OldObject, toArray } from './loose'
import { merge } from './objects'
import { hidden, typeOf } from './types'

type Handler = ((this: unknown, ...args: unknown[]) => unknown) & { internal?: boolean }

interface WithEvents {
  $events: Members<Handler[]>
  addEvent(type: string, fn: Handler, isInternal?: boolean): WithEvents
  removeEvent(type: string, fn: Handler): WithEvents
}

/** Events may be named `onShow` as well as `show`. */
const withoutOn = (type: string) => type.replace(/^on([A-Z])/, (_all, first: string) => first.toLowerCase())

/** Calls a handler at once, or after `delay` milliseconds. */
export function callHandler(fn: Handler, self: unknown, args: unknown[], delay?: number): void {
  if (delay) window.setTimeout(() => fn.apply(self, args), delay)
  else fn.apply(self, args)
}

export const Events = new Class({
  $events: {},
  addEvent(this: WithEvents, type: string, fn: Handler, isInternal?: boolean) {
    const name = withoutOn(type)
    const handlers = this.$events[name] ?? []
    this.$events[name] = handlers
    if (!handlers.includes(fn)) handlers.push(fn)
    if (isInternal) fn.internal = true
    return this
  },
  addEvents(this: WithEvents, events: Members<Handler>) {
    for (const type in events) this.addEvent(type, events[type] as Handler)
    return this
  },
  fireEvent(this: WithEvents, type: string, args?: unknown, delay?: number) {
    const handlers = this.$events[withoutOn(type)]
    const list = toArray(args)
    // A handler may remove another one before its turn.
    for (const fn of [...(handlers ?? [])]) if (handlers?.includes(fn)) callHandler(fn, this, list, delay)
    return this
  },
  removeEvent(this: WithEvents, type: string, fn: Handler) {
    const handlers = this.$events[withoutOn(type)]
    const index = handlers && !fn?.internal ? handlers.indexOf(fn) : -1
    if (index >= 0) handlers?.splice(index, 1)
    return this
  },
  removeEvents(this: WithEvents, events?: string | Record<string, Handler>) {
    if (typeOf(events) === 'object') {
      for (const [type, fn] of Object.entries(events as object)) this.removeEvent(type, fn)
      return this
    }
    for (const type of Object.keys(this.$events)) {
      if (events && withoutOn(events as string) !== type) continue
      for (const fn of [...(this.$events[type] ?? [])]) this.removeEvent(type, fn)
    }
    return this
  },
})

interface WithChain {
  $chain: Handler[]
}

export const Chain = new Class({
  $chain: [],
  chain(this: WithChain, ...functions: unknown[]) {
    this.$chain.push(...(functions.flat() as Handler[]))
    return this
  },
  callChain(this: WithChain, ...args: unknown[]) {
    return this.$chain.length > 0 ? this.$chain.shift()?.apply(this, args) : false
  },
  clearChain(this: WithChain) {
    this.$chain.length = 0
    return this
  },
})

export const Options = new Class({
  setOptions(this: Dictionary & Partial<WithEvents>, ...given: unknown[]) {
    const options = merge({}, this.options, ...given)
    this.options = options
    if (!this.addEvent) return this
    for (const [name, value] of Object.entries(options)) {
      if (typeof value !== 'function' || !/^on[A-Z]/.test(name)) continue
      this.addEvent(name, value as Handler)
      // 1.1 left the option there, and its scripts call it; 1.2 removed it. It is hidden, so that it is not
      // handed on with the other options.
      hidden(options, name, value)
    }
    return this
  },
})

interface Linked extends OldObject {
  options: { link: string }
  cancel(): unknown
}

/**
 * Whether a call may run now. While another is under way, `link` decides: the call waits for
 * its end, ends it, or is dropped.
 */
export function isFree(self: Linked, isBusy: boolean, args: unknown[]): boolean {
  const { link } = self.options
  const again = self.caller
  if (isBusy && link === 'chain') self.chain(() => again.apply(self as never, args as never))
  if (isBusy && link === 'cancel') self.cancel()
  return !isBusy || link === 'cancel'
}

/** Makes a class of ours; the type parameter is that of its instances. */
export const defineClass = <Instance>(definition: object & ThisType<Instance & Dictionary>): Loose =>
  new Class(definition)
