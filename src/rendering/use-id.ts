/** Ids for what a component draws. */
import { useState } from 'react'

let count = 0
const nextId = (): string => {
  count += 1
  return `ilots-id-${count}`
}

/**
 * React's `useId`, for components that are drawn in the browser only: an id that no other element of the page has.
 * Preact counts from 0 in each root, and a second React of the page gives the same ids as the first.
 */
export function useId(): string {
  const [id] = useState(nextId)
  return id
}
