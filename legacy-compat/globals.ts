/** How a global is given to old page scripts (contract §6), and how the census counts who reads it. */

import { sentence } from '../src/base/errors'
import { Code } from '../src/contracts/errors'
import type { LegacyUse, ScriptPlace } from '../src/contracts/services/old-globals'
import type { WholePage } from '../src/contracts/whole-page'

/**
 * `at name (address:1:2)` in Chromium, `name@address:1:2` in Firefox and Safari; of evaluated
 * text, the line that evaluates it.
 */
const FRAME = /(\w{1,19}:\/\/\S{1,299}):(\d+):(\d+)/g

/** Finds the first frame of another file than that of the first frame, which is the bundle's own. */
export function placeOf(stack: unknown): ScriptPlace {
  const [bundle, ...frames] = String(stack).matchAll(FRAME)
  const [, file = '', line = 0, column = 0] = frames.find(([, address]) => address !== bundle?.[1]) ?? []
  return [file, Number(line), Number(column)]
}

/**
 * The readings of one name that are all located. A stack costs microseconds: after these, one reading in STEP
 * is located and counts for STEP.
 */
const EXACT = 1_000
/** A prime, so that a loop that reads a name an even number of times still shows all its places. */
const STEP = 17

/**
 * Defines a global, unless the page has one of that name. One that was given back, as `jQuery.noConflict()` leaves
 * `$`, has no value: it is free. A value that the page assigns later wins; when it gives ours back, as jQuery's
 * `noConflict` does, reads are counted again.
 * @param isCounted false for a name that is not old: the product's own interface.
 * @param onRead is called at the first reading of our value, and of most others.
 * @returns a function that replaces our value, unless the page has assigned one.
 */
export function define(
  page: Pick<WholePage, 'report' | 'legacy' | 'emit'>,
  name: string,
  value: unknown,
  isCounted = true,
  onRead?: () => void,
): (value: unknown) => void {
  // `hasOwn`: an element of that name is no global of the page's scripts. A `var` that waits for its value cannot be
  // deleted.
  const isFree =
    !Object.hasOwn(window, name) ||
    (Reflect.get(window, name) === undefined && Reflect.deleteProperty(window, name))
  if (!isFree) {
    page.report.warn(Code.globalTaken, sentence`window.${name} existe déjà : celui de la page est gardé.`)
    return () => {}
  }
  let ours = value
  let current = value
  let readings = 0
  Object.defineProperty(window, name, {
    configurable: true,
    get() {
      const step = readings < EXACT ? 1 : STEP
      if (isCounted && current === ours && readings++ % step === 0) {
        onRead?.()
        countUse(page, name, step)
      }
      return current
    },
    set(given: unknown) {
      current = given
      // Enumerable, as any global that a page makes.
      Object.defineProperty(window, name, { enumerable: given !== ours })
    },
  })
  return (other) => {
    if (current === ours) current = other
    ours = other
  }
}

/** Counts a use of an old name at the page's line; `legacy` listeners get the first one of each line. */
export function countUse(page: Pick<WholePage, 'legacy' | 'emit'>, name: string, count = 1): void {
  const [file, line, column] = placeOf(new Error().stack)
  const key = [name, file, line, column].join()
  const known = page.legacy.get(key)
  const use: LegacyUse = known ?? { name, file, line, column, count: 0 }
  use.count += count
  if (known) return
  page.legacy.set(key, use)
  page.emit('legacy', use)
}
