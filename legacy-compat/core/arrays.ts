/** Methods of lists. */
import { hexToRgb, rgbToHex } from './colours'
import { type Dictionary, isEnumerable, isThere, type Members, put, toArray } from './loose'
import { chainable, methodsOf } from './methods'
import { give, hidden, instanceOf, makeType, typeOf } from './types'

type List = unknown[]
type Items = ArrayLike<unknown>
type Test = (item: unknown, index: number, list: List) => unknown
type Keys = Record<string, (item: unknown) => boolean>

const LISTS: readonly string[] = ['array', 'collection', 'arguments', 'elements']

const arrayOf = (items: Items): List => Array.prototype.slice.call(items)

function flatten(items: Items): List {
  return arrayOf(items).flatMap((item) => {
    if (!isThere(item)) return []
    const isList = LISTS.includes(typeOf(item)) || instanceOf(item, Array)
    return isList ? flatten(item as Items) : [item]
  })
}

/** Gives each name the first item that passes its test. */
function link(list: List, tests: Keys): Dictionary {
  const result: Dictionary = {}
  for (const item of list) {
    const found = Object.entries(tests).find(([name, test]) => !Object.hasOwn(result, name) && test(item))
    if (found) result[found[0]] = item
  }
  return result
}

function each(list: List, fn: Test, bind?: unknown): void {
  for (let index = 0; index < list.length; index++) if (index in list) fn.call(bind, list[index], index, list)
}

function include(list: List, item: unknown): void {
  if (!list.includes(item)) list.push(item)
}

const append = (list: List, items: Items) => list.push(...arrayOf(items))

const changes = {
  each,
  append,
  // 1.2’s name of `append`.
  extend: append,
  include,
  combine(list: List, items: Items) {
    for (const item of arrayOf(items)) include(list, item)
  },
  erase(list: List, item: unknown) {
    for (let index = list.length; index--; ) if (list[index] === item) list.splice(index, 1)
  },
  empty(list: List) {
    list.length = 0
  },
}

const answers = {
  invoke: (list: Members<(...args: unknown[]) => unknown>[], name: string, ...args: unknown[]) =>
    list.map((item) => item[name]?.(...args)),
  clean: (list: List) => list.filter(isThere),
  associate(list: List, keys: string[]) {
    const length = Math.min(list.length, keys.length)
    return Object.fromEntries(keys.slice(0, length).map((key, index) => [key, list[index]]))
  },
  link,
  contains: (list: List, item: unknown, from?: number) => list.indexOf(item, from) !== -1,
  getLast: (list: List) => list.at(-1) ?? null,
  getRandom: (list: List) => list[Math.floor(Math.random() * list.length)] ?? null,
  flatten,
  pick: (list: List) => list.find(isThere) ?? null,
  hexToRgb,
  rgbToHex,
  // Its generic is given lists of nodes, which have no methods.
  clone: (list: List): List => Array.prototype.map.call(list, cloneOf),
}

/** Copies lists and plain objects, and what is in them; anything else is returned as it is. */
export function cloneOf(item: unknown): unknown {
  const type = typeOf(item)
  if (type === 'array') return (item as List).map(cloneOf)
  if (type !== 'object') return item
  const copy: Dictionary = {}
  // `for…in`: what a class's own copy of its options inherits counts as well.
  for (const key in item as Dictionary) put(copy, key, cloneOf((item as Dictionary)[key]))
  return copy
}

/**
 * Makes `Array.from`. It is the browser's own, except where that throws or gives an empty list for want of anything
 * to take from: plugins of that time hand over missing values, one element, one function.
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
  give(Array, { ...chainable(changes), ...methodsOf(answers) })
  hidden(Array, 'convert', toArray)
  hidden(Array, 'each', (list: unknown, fn: Test, bind?: unknown) => {
    each(isEnumerable(list) ? (list as List) : [], fn, bind)
    return list
  })
}
