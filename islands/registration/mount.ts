/** The integrator's own islands: refuses a wrong definition, and makes the module of a right one. */

import { defineIsland } from '../../src/island/define-island'
import { Code } from '../../src/island/errors'
import type { Dispose, Island, IslandModule } from '../../src/island/island'
import type { IslandDefinition, Mount, MountContext, Registration } from '../../src/island/own-island'
import type { WholePage } from '../../src/island/whole-page'
import { problemsOf } from './problems'
import { schemaOf } from './schema'

const refused = new Set<IslandDefinition>()

/** Makes the service that the engine asks for the first definition. */
export const create = async (page: WholePage): Promise<Registration> => ({
  admit: async (own, island) => admit(page, own, island),
  moduleOf,
})

/** Reports each problem of a definition on a line of its own, and withdraws the island. */
function admit(page: WholePage, own: IslandDefinition, island: Island | undefined): void {
  const problems = problemsOf(
    own,
    page.islands.filter((known) => known !== island).map(({ name }) => name),
  )
  if (problems.length === 0) return
  refused.add(own)
  for (const problem of problems)
    page.report.error(Code.definitionRefused, problem, { island: String(own?.name) })
  if (island) withdraw(page, island, problems.join(' '))
}

/** Withdraws an island: its hosts stay plain HTML, which `why` explains, and its name can be defined again. */
function withdraw({ islands, markers, live }: WholePage, island: Island, reason: string): void {
  islands.splice(islands.indexOf(island), 1)
  markers?.drop(island)
  for (const slot of live) {
    if (slot.island !== island) continue
    live.delete(slot)
    slot.end('refused')
    slot.reason = reason
  }
}

/** The module of a definition; that of a refused one does nothing. */
async function moduleOf(own: IslandDefinition, again?: string): Promise<IslandModule> {
  if (refused.has(own)) return { island: defineIsland({}, { fr: {}, en: {} }, () => {}) }
  const mount = own.mount ?? (await loadMount(own, again))
  const messages = own.messages ?? { fr: {}, en: {} }
  return {
    island: defineIsland(schemaOf(own), messages, async (host, { page: _, ...context }) =>
      disposeOf(await mount(host, context as MountContext)),
    ),
  }
}

async function loadMount(own: IslandDefinition, again?: string): Promise<Mount> {
  const module = (await own.load?.(again)) as { mount?: Mount; default?: Mount }
  const mount = module?.mount ?? module?.default
  if (typeof mount === 'function') return mount
  throw new Error('load() doit donner un module qui exporte mount(host, context)')
}

/** An arrow function may return anything: only a function is called on unmount. */
const disposeOf = (given: unknown): Dispose | undefined =>
  typeof given === 'function' ? (given as Dispose) : undefined
