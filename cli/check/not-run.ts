/** Islands of the site's own that could not be run where the page is checked. */
import type { Engine } from '../../src/engine/engine'
import type { IslandDefinition } from '../../src/island/custom-island'
import { noticed } from '../shared/finding'
import type { Values } from '../shared/wording'
import type { Noticed } from './messages'
import { type Complaint, PATIENCE } from './mount-all'

export const isCustom = (name: string, customIslands: readonly IslandDefinition[]): boolean =>
  customIslands.some((each) => each.name === name)

/**
 * What is wrong with the HTML of such an island has not been seen.
 * @param complaints what an island has reported itself is not reported twice.
 */
export function checkCustom(
  { lifecycle }: Engine,
  customIslands: readonly IslandDefinition[],
  complaints: readonly Complaint[],
  notLoaded: ReadonlyMap<string, string>,
): Noticed[] {
  return [...lifecycle.live].flatMap(({ island: { name }, host, state, reason }): Noticed[] => {
    const isReported = complaints.some(({ island, element = host }) => island === name && element === host)
    if (!isCustom(name, customIslands) || isReported) return []
    const tell = (code: Noticed['code'], values: Values) => [
      { ...noticed('hint', code, host, { island: name, ...values }), island: name },
    ]
    if (state === 'loading') return tell('island-unfinished', { milliseconds: PATIENCE })
    if (state !== 'failed') return []
    const cause = notLoaded.get(name)
    return cause === undefined
      ? tell('island-not-mounted', { cause: reason })
      : tell('island-not-loaded', { cause })
  })
}
