/** How a global is given to old page scripts (contract §6), and the census of who reads it. */
import type { Engine, LegacyUse } from '../src/engine/engine'
import { Code } from '../src/island/errors'
import { placeOf } from './place'

/** Readings of one name that are all looked at. A stack costs microseconds: beyond, one in STEP is, and counts for all. */
const EXACT = 1_000
/** A prime: a loop that reads a name an even number of times still shows all its places. */
const STEP = 17

/**
 * Only when the page has none of that name. What the page assigns later wins; given ours back, as by jQuery's
 * `noConflict`, we count again.
 * @param isCounted false for what is not old: the product's own interface.
 * @returns gives another value of ours, unless the page has assigned one.
 */
export function define(
  engine: Engine,
  name: string,
  value: unknown,
  isCounted = true,
): (value: unknown) => void {
  // An element that a page has named so is no global of its scripts.
  if (Object.hasOwn(window, name)) {
    engine.report.warn(Code.globalTaken, `window.${name} existe déjà : celui de la page est gardé.`)
    return () => {}
  }
  let ours = value
  let current = value
  let readings = 0
  Object.defineProperty(window, name, {
    configurable: true,
    get() {
      const step = readings < EXACT ? 1 : STEP
      if (isCounted && current === ours && readings++ % step === 0) countUse(engine, name, step)
      return current
    },
    set(given: unknown) {
      current = given
      // Listed, as any global that a page makes.
      Object.defineProperty(window, name, { enumerable: given !== ours })
    },
  })
  return (other) => {
    if (current === ours) current = other
    ours = other
  }
}

/** Counts a use of an old name at the page's line; the first one of each line is told to `legacy` listeners. */
export function countUse(engine: Engine, name: string, count = 1): void {
  const [file, line, column] = placeOf(new Error().stack)
  const key = [name, file, line, column].join()
  const known = engine.legacy.get(key)
  if (known) {
    known.count += count
    return
  }
  const use: LegacyUse = { name, file, line, column, count }
  engine.legacy.set(key, use)
  engine.emit('legacy', use)
}
