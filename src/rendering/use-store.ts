/** The shared store, as components read it. */
import { useSyncExternalStore } from 'react'
import type { ReadableStore, State } from '../contracts/page'

/**
 * Reads the shared store, and draws again when what was selected changes.
 * @param select gives the same value for the same state: a slice or one of its fields, no new object.
 */
export const useStore = <Selected>(
  { store }: { readonly store: ReadableStore },
  select: (state: State) => Selected,
): Selected => useSyncExternalStore(store.subscribe, () => select(store.getState()))
