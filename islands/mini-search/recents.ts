/** What this visitor has searched for, on this device only. */

const MOST = 5

export interface Recents {
  list(): readonly string[]
  add(term: string): void
  clear(): void
}

/** A store that the browser blocks, or that holds something else, only means that there are none. */
export function recentSearches(product: string): Recents {
  const key = `${product}-recent-searches`
  const list = () => {
    try {
      const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
      return Array.isArray(stored) ? stored.filter((term) => typeof term === 'string').slice(0, MOST) : []
    } catch {
      return []
    }
  }
  const write = (terms: readonly string[]) => {
    try {
      if (terms.length > 0) localStorage.setItem(key, JSON.stringify(terms))
      else localStorage.removeItem(key)
    } catch {
      // Nothing is remembered then.
    }
  }
  return {
    list,
    add(text) {
      const term = text.trim()
      const isSame = (other: string) => other.toLowerCase() === term.toLowerCase()
      if (term) write([term, ...list().filter((other) => !isSame(other))].slice(0, MOST))
    },
    clear: () => write([]),
  }
}
