import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Table } from '../i18n/translation-table'

/** The site's own translations (§3.16). */
interface Translation extends Table {
  /** `none` until something asks for a text; French stays when the table could not be had. */
  state: 'none' | 'asked' | 'here' | 'failed'
}

/** The one shared store: the modal, menu and translation slices (contract §2). */
export interface State {
  modal: { open: boolean }
  menu: { open: boolean; loading: boolean }
  translation: Translation
}

export type Store = StoreApi<State>

export const makeStore = (langue: string): Store =>
  createStore<State>(() => ({
    modal: { open: false },
    menu: { open: false, loading: false },
    // A text is not what every object inherits.
    translation: { langue, traductions: { __proto__: null as never }, state: 'none' },
  }))
