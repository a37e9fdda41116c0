/** Names of 1.1 and 1.2: each leads to what later versions call it. */
import { cloneOf } from './arrays'
import { byId, Elements, giveElements } from './elements'
import { attemptAll, toFunction } from './functions'
import { Fx } from './fx'
import { type Dictionary, isEnumerable, isThere, type Loose, type Members, toArray } from './loose'
import { append, each, Hash, merge } from './objects'
import { refuseCode } from './refusals'
import { search } from './select'
import { random } from './strings'
import { typeOf } from './types'

type Callable = (this: unknown, ...args: unknown[]) => unknown
type Named = Element & Members<Callable>

/** Copies objects into `target`; a single object into `this`, as `object.extend = $extend` of 1.1 does. */
function extend(this: Dictionary | undefined, target: Dictionary, ...more: unknown[]): Dictionary {
  return more.length > 0 ? append(target, ...more) : append(this ?? target, target)
}

function type(item: unknown): string | false {
  const name = typeOf(item)
  if (name === 'null') return false
  return name === 'elements' ? 'array' : name
}

function eachOf(items: unknown, fn: Callable, bind?: unknown): void {
  if (isEnumerable(items)) toArray(items).forEach((item, index) => void fn.call(bind, item, index, items))
  else each(items as Dictionary, fn as never, bind)
}

const inside = (selector: string, root?: unknown) => new Elements(search(byId(root) ?? document, selector))

/** Functions that are globals in 1.1 and 1.2. */
export const globalHelpers: Dictionary = {
  $type: type,
  $defined: isThere,
  $chk: (item: unknown) => Boolean(item || item === 0),
  $pick: (...items: unknown[]) => items.find(isThere) ?? null,
  $each: eachOf,
  $A: (items: unknown) => [].slice.call(items ?? []),
  $H: (object: unknown) => new Hash(object),
  $splat: toArray,
  $merge: (...objects: unknown[]) => merge({}, ...objects),
  $mixin: (...objects: unknown[]) => merge(...(objects as [Dictionary])),
  $extend: extend,
  // Called with `new`; without `this` it would be minified to an arrow function, which cannot be.
  Abstract: function (this: Dictionary, object?: Dictionary) {
    return append(object ?? this, { extend })
  },
  $unlink: (item: unknown) => (item instanceof Hash ? new Hash(item) : cloneOf(item)),
  $empty: () => {},
  $lambda: toFunction,
  $arguments:
    (index: number) =>
    (...args: unknown[]) =>
      args[index],
  $exec: refuseCode,
  $time: () => Date.now(),
  $random: random,
  $try: attemptAll,
  $clear: (timer: number) => {
    // It ends an interval as well.
    clearTimeout(timer)
    return null
  },
  $E: (selector: string, root?: unknown) => inside(selector, root)[0] ?? null,
  $ES: (selector: string, root?: unknown) => inside(selector, root),
}

const call = (name: string, ...first: unknown[]) =>
  function (this: Named, ...args: unknown[]) {
    return this[name]?.(...first, ...args)
  }

const elementMethods: Dictionary = {
  setHTML(this: Named, ...parts: unknown[]) {
    return this.set?.('html', parts.join(''))
  },
  setText: call('set', 'text'),
  getText: call('get', 'text'),
  getHTML: call('get', 'html'),
  getValue: call('get', 'value'),
  getTag: call('get', 'tag'),
  effect(this: Element, property: string, options?: Dictionary) {
    return new (Fx.Tween as Loose)(this, { wait: true, ...options, property })
  },
  effects(this: Element, options?: Dictionary) {
    return new (Fx.Morph as Loose)(this, options)
  },
}

export function installEarlyVersions(): void {
  giveElements(elementMethods)
}
