/** What follows once a call has changed something on the server: none of it may be taken for a call that failed. */
import { Code } from '../contracts/errors'
import type { IslandContextBase } from '../contracts/island'

/** Runs a step and reports what it throws, so that the next steps go on. @returns undefined when it threw. */
export function attempt<Result>(
  { page, island, host }: Pick<IslandContextBase, 'page' | 'island' | 'host'>,
  step: () => Result,
): Result | undefined {
  try {
    return step()
  } catch (error) {
    page.report.thrown(error, Code.listenerFailed, { island, element: host })
    return undefined
  }
}
