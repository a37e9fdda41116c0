/** Types for an interface that was made before types: what page scripts hand over is unknown until looked at. */

import { isInherited } from '../../src/server/json'

/** Anything that scripts of that time read from, call or construct. */
export type Loose = { [name: string]: Loose } & ((this: unknown, ...args: unknown[]) => Loose) &
  (new (
    ...args: unknown[]
  ) => Loose)

/** A method, whatever it is called on. */
export type Method = (this: never, ...args: never[]) => unknown

export type Dictionary = Record<string, unknown>

/** Content may have written what is put in: a name of {@link isInherited} is left out. */
export function put(object: Dictionary, name: string, value: unknown): void {
  if (!isInherited(name)) object[name] = value
}

/** A list, or one thing as a list; nothing is an empty one. A string is one thing. */
export function toArray(item: unknown): unknown[] {
  if (item === null || item === undefined) return []
  if (Array.isArray(item)) return item
  return isEnumerable(item) && typeof item !== 'string' ? Array.prototype.slice.call(item) : [item]
}

/** What has a length and is no function: arrays, arguments, collections of nodes, strings. */
export function isEnumerable(item: unknown): item is ArrayLike<unknown> {
  return (
    item !== null &&
    item !== undefined &&
    typeof (item as ArrayLike<unknown>).length === 'number' &&
    typeof item !== 'function' &&
    !isNodeOrWindow(item)
  )
}

/** A form and a list of choices have a length, too, and so has a window. */
function isNodeOrWindow(item: unknown): boolean {
  return 'nodeType' in Object(item) || item === window
}
