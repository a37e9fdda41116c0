/** Objects as content could write them, to reach what all others inherit. */
import fc from 'fast-check'

const KEYS = ['__proto__', 'constructor', 'prototype', 'a', 'b', 'value', 'size', 'x'] as const

/** JSON text with such names at any depth, also in lists. */
export const hostileJson: fc.Arbitrary<string> = fc.letrec<{ node: string }>((tie) => ({
  node: fc.oneof(
    { depthSize: 'medium', withCrossShrink: true },
    fc.constantFrom('1', '"oui"', 'true', 'null'),
    fc
      .array(fc.tuple(fc.constantFrom(...KEYS), tie('node')), { maxLength: 4 })
      .map((entries) => `{${entries.map(([key, value]) => `"${key}":${value}`).join()}}`),
    fc.array(tie('node'), { maxLength: 3 }).map((items) => `[${items.join()}]`),
  ),
})).node

const OWNERS = [Object, Array, Function, String, Number].flatMap(
  (maker) => [maker, maker.prototype] as object[],
)
const stateOf = () => OWNERS.flatMap((owner) => [Object.getPrototypeOf(owner), ...Reflect.ownKeys(owner)])

/** @returns whether all that objects inherit is as it is now. */
export function watchInherited(): () => boolean {
  const before = stateOf()
  return () => {
    const now = stateOf()
    return now.length === before.length && now.every((each, index) => each === before[index])
  }
}

/** Whether one of the names is an object's own, or its prototype has become another, at any depth. */
export function isPolluted(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  const parent: unknown = Object.getPrototypeOf(value)
  const isPlain = parent === null || parent === Object.prototype || parent === Array.prototype
  const names = ['__proto__', 'constructor', 'prototype']
  return !isPlain || names.some((name) => Object.hasOwn(value, name)) || Object.values(value).some(isPolluted)
}
