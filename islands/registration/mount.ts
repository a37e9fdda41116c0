/** The integrator's own islands: what is wrong with a definition, and what becomes of a right one. */

import type { Engine } from '../../src/engine/engine'
import type { IslandDefinition, Mount, MountContext } from '../../src/engine/own-island'
import { defineIsland } from '../../src/island/define-island'
import { Code } from '../../src/island/errors'
import type { Dispose, Island, IslandModule } from '../../src/island/island'
import { problemsOf } from './problems'
import { schemaOf } from './schema'

const refused = new Set<IslandDefinition>()

/** Says everything that is wrong, each with its own line, and takes the island back. */
export function admit(engine: Engine, own: IslandDefinition, island: Island | undefined): void {
  const problems = problemsOf(
    own,
    engine.islands.filter((known) => known !== island).map(({ name }) => name),
  )
  if (problems.length === 0) return
  refused.add(own)
  for (const problem of problems)
    engine.report.error(Code.definitionRefused, problem, { island: String(own?.name) })
  if (island) takeBack(engine, island, problems.join(' '))
}

/** Its hosts stay plain HTML, and `why` says so; the name is free for a definition that is right. */
function takeBack({ islands, markers, lifecycle }: Engine, island: Island, reason: string): void {
  islands.splice(islands.indexOf(island), 1)
  markers?.drop(island)
  for (const slot of lifecycle.live) {
    if (slot.island !== island) continue
    lifecycle.live.delete(slot)
    slot.end('refused')
    slot.reason = reason
  }
}

/** The lazy half of a definition; that of a refused one is never mounted. */
export async function moduleOf(own: IslandDefinition, again?: string): Promise<IslandModule> {
  if (refused.has(own)) return { island: defineIsland({}, { fr: {}, en: {} }, () => {}) }
  const mount = own.mount ?? (await loaded(own, again))
  const messages = own.messages ?? { fr: {}, en: {} }
  return {
    island: defineIsland(schemaOf(own), messages, async (host, { engine: _, ...context }) =>
      disposeOf(await mount(host, context as MountContext)),
    ),
  }
}

async function loaded(own: IslandDefinition, again?: string): Promise<Mount> {
  const module = (await own.load?.(again)) as { mount?: Mount; default?: Mount }
  const mount = module?.mount ?? module?.default
  if (typeof mount === 'function') return mount
  throw new Error('load() doit donner un module qui exporte mount(host, context)')
}

/** An arrow function gives back whatever it ends with: only a function is called on unmount. */
const disposeOf = (given: unknown): Dispose | undefined =>
  typeof given === 'function' ? (given as Dispose) : undefined
