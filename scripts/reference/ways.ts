/** What `ilots check --migrate` knows, for the guide: from the same list. */
import { WAYS } from '../../cli/migrate/ways'

interface Known {
  readonly title: string
  /** Calls, classes and attributes. */
  readonly read: readonly string[]
  /** Links to their pages. */
  readonly islands: readonly string[]
}

/** By library, in the order of its first way. */
export function ways(): readonly Known[] {
  const titles = [...new Set(WAYS.map(({ title }) => title))]
  return titles.map((title) => {
    const own = WAYS.filter((way) => way.title === title)
    return {
      title,
      read: own.flatMap(({ shown }) => shown),
      islands: [...new Set(own.flatMap(({ writes }) => Object.keys(writes)))].map(
        (name) => `[${name}](ref:${name})`,
      ),
    }
  })
}
