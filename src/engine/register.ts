/** Gives the page an island of its integrator's own. */

import type { Island } from '../contracts/island'
import { isSelector } from '../dom/query'
import type { IslandDefinition } from '../island/custom-island'
import type { Engine } from './engine'

/** What a registration changes. */
type Registry = Pick<Engine, 'customIslands' | 'islands' | 'markers' | 'ready' | 'scan'>

/**
 * Registers an island at once, so that no early click is lost; the long checks come with the code.
 * @returns settles when the definition is checked and every `now` host of it is mounted.
 */
export function register(engine: Registry, custom: IslandDefinition): Promise<unknown> {
  const { customIslands } = engine
  // The definition is not checked yet: any of its fields may be missing or wrong.
  const island: Island = {
    ...custom,
    listens: 'itself',
    // Its marker says what it is about.
    isForForms: true,
    // Refused once its code is here. A click that comes before is judged with it, for the islands around as well.
    ...(!isSelector(`${custom?.early}`) && { early: '' }),
    when: custom?.when ?? { on: 'interaction' },
    marker: { selector: `${custom?.marker}` },
    load: (again) => customIslands.moduleOf(custom, again),
  }
  const isFree = isSelector(`${custom?.marker}`) && !engine.islands.some(({ name }) => name === island.name)
  if (isFree) {
    engine.islands.push(island)
    engine.markers?.add(island)
  }
  return Promise.allSettled([
    customIslands.checkDefinition(custom, isFree ? island : undefined),
    engine.ready,
    engine.scan(document.documentElement),
  ])
}
