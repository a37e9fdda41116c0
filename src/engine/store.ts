import { createStore } from 'zustand/vanilla'
import type { State, Store } from '../contracts/page'

/**
 * Makes the one shared store.
 * @param langue the page's language, until the translations name theirs.
 */
export const makeStore = (langue: string): Store =>
  createStore<State>(() => ({
    modal: { open: false, stack: [] },
    menu: { open: false, loading: false, path: [], query: '' },
    // Without a prototype, so that the text `constructor` has no translation.
    translation: { langue, traductions: { __proto__: null as never }, state: 'none' },
  }))
