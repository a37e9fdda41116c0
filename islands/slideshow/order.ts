/** Which slide comes after which (§4.9). */

/** @returns the index to show after `current`, of those that can be shown; `undefined` when there is no other. */
export type Order = (usable: readonly number[], current: number) => number | undefined

/** After the last, the first. */
export const inOrder: Order = (usable, current) => {
  const next = usable.find((index) => index > current) ?? usable[0]
  return next === current ? undefined : next
}

/** Never the same twice in a row. */
export const atRandom: Order = (usable, current) => {
  const others = usable.filter((index) => index !== current)
  return others[Math.floor(Math.random() * others.length)]
}
