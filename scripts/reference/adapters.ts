/** What `ilots check --migrate` knows, for the guide: from the same list. */
import { ADAPTERS } from '../../cli/migrate/adapters'

interface Known {
  readonly title: string
  /** Calls, classes and attributes. */
  readonly read: readonly string[]
  /** Links to their pages. */
  readonly islands: readonly string[]
}

/** By library, in the order of its first adapter. */
export function adapters(): readonly Known[] {
  const titles = [...new Set(ADAPTERS.map(({ title }) => title))]
  return titles.map((title) => {
    const own = ADAPTERS.filter((adapter) => adapter.title === title)
    return {
      title,
      read: own.flatMap(({ shown }) => shown),
      islands: [...new Set(own.flatMap(({ writes }) => Object.keys(writes)))].map(
        (name) => `[${name}](ref:${name})`,
      ),
    }
  })
}
