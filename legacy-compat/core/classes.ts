/** `Class`: inheritance with `this.parent()`; each instance has its own copy of the prototype's objects. */
import { cloneOf } from './arrays'
import { lateOf, real } from './deferred'
import { type Dictionary, type Loose, type Members, type Method, toArray } from './loose'
import { overloadSetter } from './methods'
import { merge } from './objects'
import { hidden, makeType, typeOf } from './types'

/** Gives an instance its own copies of the prototype's lists and objects. */
function reset(object: Dictionary): Dictionary {
  for (const key in object) {
    const value = object[key]
    const type = typeOf(value)
    if (type === 'object') object[key] = reset(Object.create(value as object))
    else if (type === 'array') object[key] = cloneOf(value)
  }
  return object
}

interface Wrapped extends Dictionary {
  (this: Dictionary, ...args: unknown[]): unknown
  $owner: Loose
  $origin: Method
  $name: string
}

/**
 * `bind` as in 1.2: `this.go.bind(this, [one, two])`, which plugins write of their own
 * methods; the list holds all arguments.
 */
function bindList(this: Method, self: never, ...args: never[]): Method {
  const [first] = args
  return args.length === 1 && ['array', 'arguments'].includes(typeOf(first))
    ? () => this.apply(self, first as unknown as never[])
    : Function.prototype.bind.call(this, self, ...args)
}

/** Wraps a method, which then knows its class, so that `this.parent()` finds the method above. */
function wrap(owner: Loose, name: string, method: Method): Wrapped {
  const origin = ((method as unknown as Wrapped).$origin ?? method) as unknown as Wrapped
  const wrapper = function (this: Dictionary | undefined, ...args: unknown[]) {
    // A method that is called without its object gets the window as `this`, as functions of that time do, and an
    // object for a text or a number.
    const self = Object(this ?? window) as Dictionary
    if (origin.$protected && !self.$caller) throw new Error(`The method "${name}" cannot be called.`)
    const { caller, $caller } = self
    self.caller = $caller
    self.$caller = wrapper
    try {
      return origin.apply(self, args)
    } finally {
      self.$caller = $caller
      self.caller = caller
    }
  } as unknown as Wrapped
  hidden(wrapper, 'bind', bindList)
  return Object.assign(wrapper, { $owner: owner, $origin: origin as unknown as Method, $name: name })
}

function parent(this: Dictionary, ...args: unknown[]): unknown {
  const caller = this.$caller as Wrapped | null
  if (!caller) throw new Error('The method "parent" cannot be called.')
  const above = caller.$owner.parent as Loose | undefined
  const previous = above && (above.prototype as unknown as Members<Wrapped>)[caller.$name]
  if (!previous) throw new Error(`The method "${caller.$name}" has no parent.`)
  return previous.apply(this, args)
}

function implement(this: Loose, key: string, value: unknown, isRetained?: boolean): Loose {
  const all = Class.Mutators as Loose
  const mutator = Object.hasOwn(all, key) && all[key]
  // `Binds: 'one'`: the mutator makes a list with `Array.from`, and the browser's cuts a text into letters.
  const given = mutator ? mutator.call(this, key === 'Binds' ? toArray(value) : value) : value
  if (given === null || given === undefined) return this
  const prototype = this.prototype as unknown as Dictionary
  // A class that stands in a definition is a value, not a method.
  if (typeOf(given) !== 'function') merge(prototype, key, given)
  else if (!(given as unknown as Loose).$hidden)
    prototype[key] = isRetained ? given : wrap(this, key, given as unknown as Method)
  return this
}

const mutators = {
  Extends(this: Loose, above: Loose) {
    this.parent = above
    this.prototype = instanceOfParent(above)
  },
  Implements(this: Loose, items: unknown) {
    for (const item of toArray(items) as Loose[]) {
      const instance = typeof item === 'function' ? (new item() as Loose) : (item as Loose)
      for (const key in instance) if (key !== '$constructor') implement.call(this, key, instance[key], true)
    }
  },
}

/** Makes an instance of the class above as a prototype, without running `initialize`. */
function instanceOfParent(above: Loose): Loose {
  ;(above as Dictionary).$prototyping = true
  try {
    return new above()
  } finally {
    delete (above as Dictionary).$prototyping
  }
}

const addStatics = overloadSetter(function (this: object, name: string, value: unknown) {
  hidden(this, name, value)
})

export const Class = function (definition?: unknown): Loose {
  if (!new.target) return new Class(definition)
  const params = typeof definition === 'function' ? { initialize: definition } : definition
  const { Extends } = Object(params) as { Extends?: unknown }
  const late = lateOf(Extends)
  if (late) return late.ask(() => new Class({ ...(params as Dictionary), Extends: real(Extends) })) as Loose
  const made = function (this: Dictionary, ...args: unknown[]): unknown {
    reset(this)
    if ((made as Dictionary).$prototyping) return this
    this.$caller = null
    this.$family = null
    const initialize = this.initialize as Method | undefined
    const value = initialize ? initialize.apply(this as never, args as never) : this
    this.$caller = null
    return value
  } as unknown as Loose
  const implementAll = overloadSetter(implement)
  hidden(made, '$family', () => 'class')
  // `implement(new Events, new Options)` of 1.1.
  hidden(made, 'implement', function (this: Loose, ...given: unknown[]) {
    if (!(given[0] as Dictionary | null)?.$constructor)
      return implementAll.call(this, ...(given as [unknown]))
    mutators.Implements.call(this, given)
    return this
  })
  // In 1.1 `extend` makes a class of another one; later, it adds static members. A definition with an
  // `initialize` is meant as a class.
  hidden(made, 'extend', function (this: Loose, members: unknown, value?: unknown) {
    if (members && typeof members === 'object' && 'initialize' in members)
      return new (Class as Loose)({ Extends: this, ...members })
    return addStatics.call(this, members, value)
  })
  implementAll.call(made, params)
  hidden(made, '$constructor', Class)
  const prototype = made.prototype as unknown as Dictionary
  prototype.$constructor = made
  prototype.parent = parent
  return made
} as unknown as Loose
makeType(Class, 'Class')
hidden(Class, 'Mutators', mutators)
hidden(Class, 'empty', () => {})
