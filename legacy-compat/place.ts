/** Where in the page's scripts something was asked for, read from a stack. */

/** The page's line: an address, a line, a column; an empty address when the stack does not say. */
export type Place = readonly [file: string, line: number, column: number]

/** `at name (address:1:2)` of Chromium, `name@address:1:2` of Firefox and Safari; of evaluated text, what evaluates it. */
const FRAME = /(\w{1,19}:\/\/\S{1,299}):(\d+):(\d+)/g

/** The first frame of another file than the first frame's, which is the bundle's own. */
export function placeOf(stack: unknown): Place {
  const [own, ...frames] = String(stack).matchAll(FRAME)
  const [, file = '', line = 0, column = 0] = frames.find(([, address]) => address !== own?.[1]) ?? []
  return [file, Number(line), Number(column)]
}
