/** `typeOf`, `instanceOf`, and what makes a constructor a type: `implement`, `extend`, `alias`, generics. */

import { type Dictionary, isEnumerable, type Loose, type Method } from './loose'
import { overloadSetter } from './methods'

/**
 * Adds a member that `for…in` does not show and a page can replace. A form with a field of that name is left as it
 * is: browsers refuse to write to it.
 */
export function hidden(object: object, name: string, value: unknown): void {
  Reflect.defineProperty(object, name, { value, writable: true, configurable: true, enumerable: false })
}

/** Adds members that are missing; neither the browser's nor another library's are replaced. */
export function add(object: object, members: Dictionary): void {
  for (const [name, value] of Object.entries(members)) if (!(name in object)) hidden(object, name, value)
}

const KINDS: readonly string[] = 'array date regexp arguments error string boolean number'.split(' ')
/** How the names of the browser's classes of nodes end. */
const NODES: readonly string[] = ['element', 'document', 'fragment', 'shadowroot']

export function typeOf(item: unknown): string {
  if (item === null || item === undefined) return 'null'
  const family = (item as { $family?: unknown }).$family
  if (typeof family === 'function') return family.call(item) as string
  if (typeof item === 'number') return Number.isFinite(item) ? 'number' : 'null'
  const tag = {}.toString.call(item).slice(8, -1).toLowerCase()
  // `nodeType` is not read: a field, or an image, may have that name.
  const kind = KINDS.includes(tag) ? tag : NODES.find((each) => tag.endsWith(each))
  if (kind) return kind
  if (item === (item as Window).window) return 'window'
  if (tag === 'text') return /\S/.test((item as Text).data) ? 'textnode' : 'whitespace'
  return typeof (item as ArrayLike<unknown>).length === 'number' && 'item' in Object(item)
    ? 'collection'
    : typeof item
}

/** Whether a value is an instance of a constructor, of one that extends it, or of a constructor of the browser's. */
export function instanceOf(item: unknown, type: unknown): boolean {
  if (item === null || item === undefined) return false
  let maker: Loose | undefined = (item as Loose).$constructor ?? ((item as Loose).constructor as Loose)
  for (; maker; maker = maker.parent as Loose) if (maker === type) return true
  return typeof type === 'function' && item instanceof type
}

const isNative = (value: unknown) =>
  typeof value === 'function' && /\{\s*\[native code]\s*}$/.test(Function.prototype.toString.call(value))

/** Types of the language: their own methods are never replaced, even when a page asks for it. */
const PROTECTED: ReadonlySet<unknown> = new Set([Array, String, Number, Function, RegExp, Date, Boolean])

type Hook = Loose | ((name: string, method: Method) => void)
const hooks = new WeakMap<object, Hook[]>()

function implement(this: Loose, name: string, method: Method): void {
  if ((method as unknown as Loose)?.$hidden) return
  for (const hook of hooks.get(this) ?? []) {
    if ('$isType' in hook) (hook as Loose).implement?.(name, method)
    else (hook as (name: string, method: Method) => void)(name, method)
  }
  const prototype = this.prototype as unknown as Loose
  const previous = Object.getOwnPropertyDescriptor(prototype, name)?.value
  if (previous?.$protected || (PROTECTED.has(this) && isNative(previous))) return
  place(this, name, method)
  addGeneric(this, name, method)
}

/** Types that pages make show their methods in `for…in`, by which pages copy them. */
const pageTypes = new WeakSet<object>()

function place(type: Loose, name: string, value: unknown): void {
  const prototype = type.prototype as unknown as Dictionary
  if (pageTypes.has(type)) prototype[name] = value
  else hidden(prototype, name, value)
}

const lent: (() => void)[] = []

/** Adds a member for as long as the original is not there. */
function lend(object: Dictionary, name: string, value: unknown): void {
  hidden(object, name, value)
  lent.push(() => object[name] === value && delete object[name])
}

/**
 * Takes back the methods of lists, texts, numbers and functions. The original, loaded after us, looks for its own
 * with `for…in`, and makes only what is missing: it would not find those that it writes over ours.
 */
export function takeBack(): void {
  for (const undo of lent) undo()
}

/** Adds a generic: `Array.each(list, fn)` for `list.each(fn)`. */
export function addGeneric(type: Loose, name: string, method: unknown): void {
  if (typeof method !== 'function' || name in type) return
  lend(type as unknown as Dictionary, name, (item: unknown, ...args: unknown[]) => method.apply(item, args))
}

/**
 * Gives `maker` the interface of a type, and makes generics of its own methods.
 * @param name what `typeOf` says of its instances, in small letters, when the browser has no word for them.
 */
export function makeType(maker: unknown, name?: string): Loose {
  const type = maker as Loose
  const prototype = type.prototype as object | undefined
  const family = name?.toLowerCase()
  if (family && prototype) place(type, '$family', () => family)
  const implementAll = overloadSetter(implement)
  const members = {
    $isType: true,
    // The test that 1.2 has.
    type: (item: unknown) =>
      (maker === Array && Array.isArray(item)) ||
      typeOf(item) === (family ?? (maker as Loose & { name: string }).name.toLowerCase()),
    implement: implementAll,
    extend: overloadSetter(function (this: Loose, name: string, value: unknown) {
      if (!(value as Loose)?.$hidden) hidden(this, name, value)
      // `Element.extend` of 1.1 adds methods.
      if (typeof value === 'function' && family === 'element') implement.call(this, name, value as Method)
    }),
    alias: overloadSetter(function (this: Loose, name: string, existing: string) {
      implement.call(this, name, (this.prototype as unknown as Loose)[existing] as unknown as Method)
    }),
    mirror(this: Loose, hook: Hook) {
      hooks.set(this, [...(hooks.get(this) ?? []), hook])
      return this
    },
  }
  for (const [name, value] of Object.entries(members)) hidden(type, name, value)
  if (!Object.hasOwn(type, '$family')) hidden(type, '$family', () => 'type')
  if (!prototype) return type
  for (const name of Object.getOwnPropertyNames(prototype)) {
    const method = Object.getOwnPropertyDescriptor(prototype, name)?.value
    if (PROTECTED.has(maker) && name !== 'constructor') addGeneric(type, name, method)
  }
  return type
}

/** Gives a type our methods, on the prototype and as generics, where no method has the name. */
export function give(type: unknown, methods: Dictionary): void {
  const prototype = (type as Loose).prototype as unknown as Dictionary
  for (const [name, method] of Object.entries(methods)) {
    if (name in prototype) continue
    lend(prototype, name, method)
    addGeneric(type as Loose, name, method)
  }
}

/** `new Type('Name', constructor)`. Every type has a `Type.isName(item)`, also the browser's own. */
export const Type = new Proxy(
  // A function without `this` would be minified to an arrow function, which cannot be constructed.
  function Type(this: Loose, name: string, maker: unknown): Loose {
    if (maker && !isNative(maker)) pageTypes.add(maker)
    return makeType(maker, name) ?? this
  } as unknown as Loose,
  {
    get(target, name: string) {
      if (name === 'isEnumerable') return isEnumerable
      const family = /^is([A-Z]\w+)$/.exec(name)?.[1]?.toLowerCase()
      return family ? (item: unknown) => typeOf(item) === family : target[name]
    },
  },
)
