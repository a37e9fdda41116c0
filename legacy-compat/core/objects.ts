/** Objects as tables of keys and values, and 1.2's `Hash`. */
import { isInherited } from '../../src/server/json'
import { cloneOf } from './arrays'
import { type Dictionary, isThere, type Loose, put } from './loose'
import { chainable, methodsOf } from './methods'
import { add, addGeneric, Type, typeOf } from './types'

type Each = (value: unknown, key: string, object: Dictionary) => unknown

/** Runs `fn` for each of the object's own keys. */
export function each(object: Dictionary, fn: Each, bind?: unknown): void {
  for (const key of Object.keys(object ?? {})) fn.call(bind, object[key], key, object)
}

const isTable = (value: unknown): value is Dictionary => typeOf(value) === 'object'

function mergeOne(target: Dictionary, key: string, value: unknown): Dictionary {
  if (isInherited(key)) return target
  const known = target[key]
  target[key] = isTable(value) && isTable(known) ? merge(known, value) : cloneOf(value)
  return target
}

/** Merges objects into `target`, at every depth; what is merged in is copied. */
export function merge(target: Dictionary, ...more: unknown[]): Dictionary {
  const [first, value] = more
  if (typeof first === 'string') return mergeOne(target, first, value)
  // `for…in`: options of a class's prototype count as well.
  for (const source of more)
    for (const key in Object(source)) mergeOne(target, key, (source as Dictionary)[key])
  return target
}

export function append(target: Dictionary, ...more: unknown[]): Dictionary {
  for (const source of more) for (const key in Object(source)) put(target, key, (source as Dictionary)[key])
  return target
}

const pairs = (object: Dictionary) => Object.entries(object ?? {})

export const keyOf = (object: Dictionary, value: unknown) =>
  pairs(object).find(([, each]) => each === value)?.[0] ?? null

const filter = (object: Dictionary, fn: Each, bind?: unknown) =>
  Object.fromEntries(pairs(object).filter(([key, value]) => fn.call(bind, value, key, object)))

/** Writes a query as PHP reads it: `a[b]=1&c[0]=2`. `null` and `undefined` are left out. */
export function toQueryString(object: Dictionary, base?: string): string {
  const parts: string[] = []
  each(object, (value, name) => {
    if (isInherited(name)) return
    const key = base ? `${base}[${name}]` : name
    const type = typeOf(value)
    if (type === 'object' || type === 'array') parts.push(toQueryString({ ...(value as object) }, key))
    else if (isThere(value)) parts.push(`${key}=${encodeURIComponent(String(value))}`)
  })
  return parts.join('&')
}

const statics = {
  /** In 1.1 it copies one object into another; with a name it does what `extend` does on every function. */
  extend(target: Dictionary | string, more: unknown): unknown {
    if (more && typeof target !== 'string') return append(target, more)
    return (Function.prototype as unknown as Loose).extend?.call(Object as never, target, more)
  },
  each,
  forEach: each,
  append,
  merge,
  clone: (object: unknown) => cloneOf(object),
  subset: (object: Dictionary, keys: string[]) =>
    Object.fromEntries(keys.filter((key) => key in object).map((key) => [key, object[key]])),
  map: (object: Dictionary, fn: Each, bind?: unknown) =>
    Object.fromEntries(pairs(object).map(([key, value]) => [key, fn.call(bind, value, key, object)])),
  filter,
  every: (object: Dictionary, fn: Each, bind?: unknown) =>
    pairs(object).every(([key, value]) => fn.call(bind, value, key, object)),
  some: (object: Dictionary, fn: Each, bind?: unknown) =>
    pairs(object).some(([key, value]) => fn.call(bind, value, key, object)),
  getLength: (object: Dictionary) => pairs(object).length,
  keyOf,
  contains: (object: Dictionary, value: unknown) => keyOf(object, value) !== null,
  toQueryString,
}

/** `Hash` of 1.2: an object with methods, whose values are its own properties. */
export const Hash = function (this: Dictionary, object?: unknown) {
  if (!new.target) return new (Hash as unknown as Loose)(object)
  return append(
    this,
    typeof (object as Hashed)?.getClean === 'function' ? (object as Hashed).getClean() : object,
  )
} as unknown as Loose

interface Hashed {
  getClean(): Dictionary
}

/** The static functions of objects as methods; an answer that is an object is another Hash. */
const shared = {
  ...statics,
  hasValue: statics.contains,
  indexOf: keyOf,
  getKeys: Object.keys,
  getValues: Object.values,
  getClean: (object: Dictionary) => ({ ...object }),
}
const include = (object: Dictionary, key: string, value: unknown) => put(object, key, object[key] ?? value)
/** Methods that change the Hash itself. */
const changes = {
  // Another Hash's own values, without its methods.
  extend: (object: Dictionary, more: Dictionary) => append(object, { ...more }),
  combine: (object: Dictionary, more: Dictionary) => each(more, (value, key) => include(object, key, value)),
  erase: (object: Dictionary, key: string) => delete object[key],
  set: put,
  empty(object: Dictionary) {
    for (const key in object) delete object[key]
  },
  include,
}

function installHash(): void {
  Type('Hash', Hash)
  const methods = {
    has: Object.prototype.hasOwnProperty,
    ...methodsOf({
      ...shared,
      map: (object: Dictionary, fn: Each, bind?: unknown) => new Hash(statics.map(object, fn, bind)),
      filter: (object: Dictionary, fn: Each, bind?: unknown) => new Hash(filter(object, fn, bind)),
      get: (object: Dictionary, key: string) => (Object.hasOwn(object, key) ? object[key] : null),
    }),
    ...chainable(changes),
  }
  // Some methods have the names of those that every object has. The original's additions find them with `Hash.each`.
  for (const [name, method] of Object.entries(methods)) {
    ;(Hash.prototype as Dictionary)[name] = method
    addGeneric(Hash, name, method)
  }
}

export function installObjects(): void {
  add(Object, statics)
  installHash()
}
