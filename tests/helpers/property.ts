/** Properties of any input: some runs of each every day, many in the whole run. */
import fc from 'fast-check'
import { isWhole } from './whole'

/** @param whole how many in the whole run. */
export const runs = (whole = 1_000) => ({ numRuns: isWhole ? whole : 50 })

fc.configureGlobal(runs())

export { fc }
