/** A booking that has begun: from the first submitted step of the session on, until it is booked (§4.11). */
import { Kept } from '../../src/storage/kept'
import type { Context } from './mount'

/** In this tab, whatever the page says of the rest: a random word, and no visitor's. */
const keptOf = ({ engine }: Context): Kept => new Kept(engine.config, 'begun', location.pathname)

/** A submit of ours, or of the visitor's, never warns (contract §7). */
const going = new WeakSet<Context>()

/** Where a browser forbids storage, the page's own. */
const here = new WeakMap<Context, string>()

function begun(context: Context): string | undefined {
  const key = keptOf(context).read()
  return typeof key === 'string' && /^\w{1,40}$/.test(key) ? key : here.get(context)
}

/**
 * The first step is submitted, or the last one is being sent.
 * @returns what this booking is known by: the same on each try, after a reload, too, so that it is never taken twice.
 */
export function begin(context: Context): string {
  const key =
    begun(context) ??
    [...crypto.getRandomValues(new Uint32Array(4))].map((part) => part.toString(36)).join('')
  here.set(context, key)
  // Forbidden: nobody is warned on another page, nothing else changes.
  keptOf(context).write(key)
  return key
}

/** The page goes to the next step. */
export function leave(context: Context): void {
  begin(context)
  going.add(context)
}

/** Booked, or started again. */
export function end(context: Context): void {
  here.delete(context)
  keptOf(context).clear()
}

export function warnOnLeave(context: Context): void {
  const { signal } = context
  const onLeave = (event: BeforeUnloadEvent) => {
    if (begun(context) && !going.has(context)) event.preventDefault()
  }
  addEventListener('beforeunload', onLeave, { signal })
  // Back from the browser's memory: the visitor is here again.
  addEventListener('pageshow', () => going.delete(context), { signal })
}
