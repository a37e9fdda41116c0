/** React keys for what has no name of its own: two islands may have one name and one host, two calls one address. */
const numbers = new WeakMap<object, number>()
let count = 0

export function numberOf(thing: object): number {
  if (!numbers.has(thing)) {
    count += 1
    numbers.set(thing, count)
  }
  return numbers.get(thing) ?? 0
}
