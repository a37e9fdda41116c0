/** What this visitor has searched for, on this device only. */
import { inStorage, type Kept } from '../../src/storage/kept'

const MOST = 5

export interface Recents {
  list(): readonly string[]
  add(term: string): void
  clear(): void
}

/** @param product which an older version kept them under. What others have written only means that there are none. */
export function recentSearches(kept: Kept, product: string): Recents {
  inStorage('local', (storage) => storage.removeItem(`${product}-recent-searches`))
  const list = () => {
    const terms = kept.read()
    return Array.isArray(terms) ? terms.filter((term) => typeof term === 'string').slice(0, MOST) : []
  }
  return {
    list,
    clear: () => kept.clear(),
    add(text) {
      const term = text.trim()
      const isSame = (other: string) => other.toLowerCase() === term.toLowerCase()
      if (term) kept.write([term, ...list().filter((other) => !isSame(other))].slice(0, MOST))
    },
  }
}
