/** The members of the Navigation API that are used. Chromium, Firefox (from 147) and Safari (from 26.2) have it. */
import { scriptGlobal } from '../dom/script-global'

/** An entry of the browser's history. */
interface NavigationEntry {
  readonly key: string
  readonly index: number
  readonly url: string | null
}

interface NavigationApi extends EventTarget {
  readonly currentEntry: NavigationEntry | null
  readonly canGoForward: boolean
  entries(): readonly NavigationEntry[]
  traverseTo(key: string): { committed: Promise<unknown>; finished: Promise<unknown> }
}

/** `navigate`, which a browser fires before it goes anywhere. */
export interface NavigateEvent extends Event {
  readonly navigationType: 'push' | 'replace' | 'reload' | 'traverse'
  readonly destination: NavigationEntry
}

/** `currententrychange`, which a browser fires once it is at another entry, or at one that is written anew. */
export interface CurrentEntryChangeEvent extends Event {
  readonly from: NavigationEntry
}

/** The page's own; `undefined` where the browser has none. */
export const navigationApi = () => scriptGlobal('navigation') as NavigationApi | undefined

/** Forgets the keys of entries that the browser no longer has: it holds 50 of them, a visit may make thousands. */
export function forgetGone(keys: Set<string> | Map<string, unknown>): void {
  const there = navigationApi()
    ?.entries()
    .map(({ key }) => key)
  for (const key of keys.keys()) if (!there?.includes(key)) keys.delete(key)
}

/** An address without its hash: a jump within the page is none to another one. */
export const withoutHash = (address: string): string => address.split('#')[0] ?? ''
