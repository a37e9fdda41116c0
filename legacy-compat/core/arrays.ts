/** Methods of lists. */
import { hexToRgb, rgbToHex } from './colours'
import { type Dictionary, isEnumerable, type Members, put, toArray } from './loose'
import { give, hidden, instanceOf, makeType, typeOf } from './types'

type Test = (item: unknown, index: number, list: unknown[]) => unknown
type Keys = Record<string, (item: unknown) => boolean>

const isThere = (item: unknown) => item !== null && item !== undefined

const LISTS: readonly string[] = ['array', 'collection', 'arguments', 'elements']

function flatten(list: ArrayLike<unknown>): unknown[] {
  return Array.prototype.slice.call(list).flatMap((item) => {
    if (!isThere(item)) return []
    const isList = LISTS.includes(typeOf(item)) || instanceOf(item, Array)
    return isList ? flatten(item as ArrayLike<unknown>) : [item]
  })
}

/** Gives each name the first item that passes its test. */
function link(this: unknown[], tests: Keys): Record<string, unknown> {
  const result: Record<string, unknown> = {}
  for (const item of this) {
    const found = Object.entries(tests).find(([name, test]) => !Object.hasOwn(result, name) && test(item))
    if (found) result[found[0]] = item
  }
  return result
}

const methods = {
  each(this: unknown[], fn: Test, bind?: unknown) {
    for (let index = 0; index < this.length; index++)
      if (index in this) fn.call(bind, this[index], index, this)
    return this
  },
  invoke(this: Members<(...args: unknown[]) => unknown>[], name: string, ...args: unknown[]) {
    return this.map((item) => item[name]?.(...args))
  },
  clean(this: unknown[]) {
    return this.filter(isThere)
  },
  associate(this: unknown[], keys: string[]) {
    const length = Math.min(this.length, keys.length)
    return Object.fromEntries(keys.slice(0, length).map((key, index) => [key, this[index]]))
  },
  link,
  contains(this: unknown[], item: unknown, from?: number) {
    return this.indexOf(item, from) !== -1
  },
  append(this: unknown[], items: unknown[]) {
    this.push(...Array.prototype.slice.call(items))
    return this
  },
  getLast(this: unknown[]) {
    return this.at(-1) ?? null
  },
  getRandom(this: unknown[]) {
    return this[Math.floor(Math.random() * this.length)] ?? null
  },
  include(this: unknown[], item: unknown) {
    if (!this.includes(item)) this.push(item)
    return this
  },
  combine(this: unknown[], items: unknown[]) {
    for (const item of Array.prototype.slice.call(items)) methods.include.call(this, item)
    return this
  },
  erase(this: unknown[], item: unknown) {
    for (let index = this.length; index--; ) if (this[index] === item) this.splice(index, 1)
    return this
  },
  empty(this: unknown[]) {
    this.length = 0
    return this
  },
  flatten(this: unknown[]) {
    return flatten(this)
  },
  pick(this: unknown[]) {
    return this.find(isThere) ?? null
  },
  hexToRgb(this: string[], asArray?: boolean) {
    return hexToRgb(this, asArray)
  },
  rgbToHex(this: string[], asArray?: boolean) {
    return rgbToHex(this, asArray)
  },
  // Its generic is given lists of nodes, which have no methods.
  clone(this: unknown[]): unknown[] {
    return Array.prototype.map.call(this, cloneOf)
  },
}

/** Copies lists and plain objects, and what is in them; anything else is returned as it is. */
export function cloneOf(item: unknown): unknown {
  const type = typeOf(item)
  if (type === 'array') return (item as unknown[]).map(cloneOf)
  if (type !== 'object') return item
  const copy: Dictionary = {}
  // `for…in`: what a class's own copy of its options inherits counts as well.
  for (const key in item as Dictionary) put(copy, key, cloneOf((item as Dictionary)[key]))
  return copy
}

/**
 * Makes `Array.from`. It is the browser's own, except where that throws or gives an empty list for want of anything to
 * take from: plugins of that time hand over missing values, one element, one function.
 */
function makeFrom(): typeof Array.from {
  const { from } = Array
  return function (this: unknown, item: ArrayLike<unknown>, ...more: unknown[]) {
    if (!isThere(item)) return []
    const isOne = typeof item === 'function' || !(Symbol.iterator in Object(item) || 'length' in Object(item))
    return isOne ? [item] : Reflect.apply(from, this, [item, ...more])
  }
}

export function installArrays(): void {
  makeType(Array)
  hidden(Array, 'from', makeFrom())
  // 1.2’s name of `append`.
  give(Array, { ...methods, extend: methods.append })
  hidden(Array, 'convert', toArray)
  hidden(Array, 'each', (list: unknown, fn: Test, bind?: unknown) => {
    methods.each.call(isEnumerable(list) ? (list as unknown[]) : [], fn, bind)
    return list
  })
}
