/** Types for an interface that is older than types: what page scripts hand over is unknown until it is checked. */

import { isInherited } from '../../src/server/json'

/** Anything that scripts of that time may read from, call or construct. */
export type Loose = { [name: string]: Loose } & ((this: unknown, ...args: unknown[]) => Loose) &
  (new (
    ...args: unknown[]
  ) => Loose)

/** A method of any object. */
export type Method = (this: never, ...args: never[]) => unknown

export type Dictionary = Record<string, unknown>

/** The same, of values of one type: an instance has what its class has. */
export type Members<Value> = Record<string, Value>

/** An instance of an old class, which has what `Events`, `Options` and `Chain` give it. */
export interface OldObject extends Dictionary {
  caller: Method
  setOptions(...options: unknown[]): this
  addEvent(type: string, fn: unknown, isInternal?: boolean): this
  removeEvent(type: string, fn: unknown): this
  addEvents(events: object): this
  removeEvents(events?: unknown): this
  fireEvent(type: string, args?: unknown, delay?: number): this
  chain(fn: unknown): this
  callChain(...args: unknown[]): unknown
  clearChain(): this
  /** Calls the method that this one replaces. */
  parent(...args: unknown[]): never
}

/** Whether there is a value: neither `null` nor `undefined`. */
export const isThere = <Value>(item: Value): item is NonNullable<Value> => item !== null && item !== undefined

/** Puts a value into an object, unless content has chosen a name that leads to what all objects inherit. */
export function put(object: Dictionary, name: string, value: unknown): void {
  if (!isInherited(name)) object[name] = value
}

/** Makes a list of a value: a list stays one, nothing is an empty one, and a string is one item. */
export function toArray(item: unknown): unknown[] {
  if (!isThere(item)) return []
  // Lists with a type of their own, such as the additions' `Color`, become plain ones.
  if (Array.isArray(item) && !('$family' in item)) return item
  return isEnumerable(item) && typeof item !== 'string' ? Array.prototype.slice.call(item) : [item]
}

/**
 * Whether a value is like a list: it has a length and is no function, as arrays, arguments, collections of nodes,
 * strings. Forms, `select` elements and windows have a length too, but are no lists.
 */
export const isEnumerable = (item: unknown): item is ArrayLike<unknown> =>
  isThere(item) &&
  typeof (item as ArrayLike<unknown>).length === 'number' &&
  typeof item !== 'function' &&
  !('nodeType' in Object(item) || item === window)
