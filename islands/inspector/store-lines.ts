/** The values of the store as lines, named as a script reads them: `stack[0].title`. */

/** A value, and how it is reached. */
export interface StoreLine {
  readonly name: string
  /** Not an object, unless it is empty, an element, too large or too deep to be listed. */
  readonly value: unknown
}

/** An object of more values is counted: a table of texts has thousands, and a tab of its own. */
const MOST = 30
/** Levels that are listed: what page scripts give a dialog may lead round in a circle. */
const DEEPEST = 6

/** Lists the values in an object. */
export const linesOf = (slice: object): StoreLine[] =>
  Object.entries(slice).flatMap(([name, value]) => linesAt(name, value, 1))

function linesAt(name: string, value: unknown, depth: number): StoreLine[] {
  if (!isListed(value) || depth >= DEEPEST) return [{ name, value }]
  const isArray = Array.isArray(value)
  return Object.entries(value).flatMap(([key, inner]) =>
    linesAt(isArray ? `${name}[${key}]` : `${name}.${key}`, inner, depth + 1),
  )
}

/** Whether each of its values has a line of its own. */
function isListed(value: unknown): value is object {
  if (!isPlain(value)) return false
  const { length } = Object.keys(value)
  return length > 0 && length <= MOST
}

/** Whether a value is a list, or an object that a script has written: not an element, an event, a fragment. */
export function isPlain(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false
  const prototype = Object.getPrototypeOf(value)
  return Array.isArray(value) || prototype === null || prototype === Object.prototype
}
