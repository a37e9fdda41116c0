/** The order of the slides (§4.9). */

/** Chooses the index after `current` among the usable ones. @returns `undefined` when there is no other. */
export type Order = (usable: readonly number[], current: number) => number | undefined

/** One after the other, the first after the last. */
export const inOrder: Order = (usable, current) => {
  const next = usable.find((index) => index > current) ?? usable[0]
  return next === current ? undefined : next
}

/** Any other, never the same twice in a row. */
export const atRandom: Order = (usable, current) => {
  const others = usable.filter((index) => index !== current)
  return others[Math.floor(Math.random() * others.length)]
}
