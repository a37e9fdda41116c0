import { createStore, type StoreApi } from 'zustand/vanilla'

/** The one shared store: the modal, menu and translation slices (contract §2). */
export interface State {
  modal: { open: boolean }
  menu: { open: boolean; loading: boolean }
  translation: { langue: string; traductions: Readonly<Record<string, string>> }
}

export type Store = StoreApi<State>

export const makeStore = (langue: string): Store =>
  createStore<State>(() => ({
    modal: { open: false },
    menu: { open: false, loading: false },
    translation: { langue, traductions: {} },
  }))
