/** The leave warning of §4.11: from the first submitted step of the session on, until it is booked. */
import type { Context } from './mount'

const keyOf = ({ engine }: Context): string => `${engine.config.platform}-booking-begun ${location.pathname}`

/** A submit of ours, or of the visitor's, never warns (contract §7). */
const going = new WeakSet<Context>()

function begun(context: Context): boolean {
  try {
    return sessionStorage.getItem(keyOf(context)) !== null
  } catch {
    return false
  }
}

/** The first step is submitted, or the last one is being sent. */
export function begin(context: Context): void {
  try {
    sessionStorage.setItem(keyOf(context), '1')
  } catch {
    // Forbidden: nobody is warned, nothing else changes.
  }
}

/** The page goes to the next step. */
export function leave(context: Context): void {
  begin(context)
  going.add(context)
}

/** Booked, or started again. */
export function end(context: Context): void {
  try {
    sessionStorage.removeItem(keyOf(context))
  } catch {
    // Nothing was kept either.
  }
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
