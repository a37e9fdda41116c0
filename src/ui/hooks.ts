/** What components read of the page. */
import { useLayoutEffect, useState, useSyncExternalStore } from 'react'
import { onTranslated } from '../i18n/say'
import type { Page, ReadableStore, State } from '../island/page'

/**
 * Reads the shared store, and draws again when what was selected changes.
 * @param select gives the same value for the same state: a slice or one of its fields, no new object.
 */
export const useStore = <Selected>(
  { store }: { readonly store: ReadableStore },
  select: (state: State) => Selected,
): Selected => useSyncExternalStore(store.subscribe, () => select(store.getState()))

/** Draws again when translations arrive that change a text of the page. */
export function useTranslations(page: Page): void {
  const [, redraw] = useState({})
  // Before anything else can happen: what arrives after this drawing is heard.
  useLayoutEffect(() => {
    const gone = new AbortController()
    onTranslated(page, gone.signal, () => redraw({}))
    return () => gone.abort()
  }, [page])
}

/** The texts of an island, for a component that draws by itself: it draws again when translations arrive. */
export function useSay<Say>({ page, say }: { readonly page: Page; readonly say: Say }): Say {
  useTranslations(page)
  return say
}
