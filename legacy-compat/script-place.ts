/** Which line of the page's scripts has asked for something, read from a stack. */

import type { ScriptPlace } from '../src/contracts/services/old-globals'

/**
 * `at name (address:1:2)` in Chromium, `name@address:1:2` in Firefox and Safari; of evaluated
 * text, the line that evaluates it.
 */
const FRAME = /(\w{1,19}:\/\/\S{1,299}):(\d+):(\d+)/g

/** Finds the first frame of another file than that of the first frame, which is the bundle's own. */
export function placeOf(stack: unknown): ScriptPlace {
  const [own, ...frames] = String(stack).matchAll(FRAME)
  const [, file = '', line = 0, column = 0] = frames.find(([, address]) => address !== own?.[1]) ?? []
  return [file, Number(line), Number(column)]
}
