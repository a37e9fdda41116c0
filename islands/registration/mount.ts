/** The integrator's own islands: refuses a wrong definition, and makes the module of a right one. */

import { ilotsError, sentence } from '../../src/base/errors'
import type { Attribute, AttributeSchema } from '../../src/contracts/attributes'
import { Code } from '../../src/contracts/errors'
import type { Dispose, Island, IslandModule } from '../../src/contracts/island'
import type { WholePage } from '../../src/contracts/whole-page'
import { choice, flag, integer, text } from '../../src/island/attributes'
import {
  type AttributeDefinition,
  type IslandDefinition,
  isComponent,
  type Mount,
  type MountContext,
} from '../../src/island/custom-island'
import type { CustomIslands } from '../../src/island/custom-islands'
import { defineIsland } from '../../src/island/define-island'
import { checkConfig } from './check-config'
import { problemsOf } from './problems'

const refused = new Set<IslandDefinition>()
const drawing = () => import('./draw')

/** Makes the service that the engine asks for the first definition, and for names in the configuration. */
export async function create(page: WholePage): Promise<CustomIslands> {
  let isChecked = false
  return {
    checkDefinition: async (definition, island) => checkDefinition(page, definition, island),
    moduleOf,
    async checkConfig() {
      if (!isChecked) checkConfig(page)
      isChecked = true
    },
    moduleOfReact: async () => (await page.fetchCode('react', drawing)).tools,
  }
}

/** Reports each problem of a definition on a line of its own, and withdraws the island. */
function checkDefinition(
  page: Pick<WholePage, 'islands' | 'report' | 'markers' | 'live'>,
  definition: IslandDefinition,
  island: Island | undefined,
): void {
  const problems = problemsOf(
    definition,
    page.islands.filter((known) => known !== island).map(({ name }) => name),
  )
  if (problems.length === 0) return
  refused.add(definition)
  for (const problem of problems)
    page.report.error(Code.definitionRefused, problem, { island: String(definition?.name) })
  if (island) withdraw(page, island, problems.join(' '))
}

/** Withdraws an island: its hosts stay plain HTML, which `why` explains, and its name can be defined again. */
function withdraw(
  { islands, markers, live }: Pick<WholePage, 'islands' | 'markers' | 'live'>,
  island: Island,
  reason: string,
): void {
  islands.splice(islands.indexOf(island), 1)
  markers?.drop(island)
  for (const instance of live) {
    if (instance.island !== island) continue
    live.delete(instance)
    instance.end('refused')
    instance.reason = reason
  }
}

/** The module of a definition; that of a refused one does nothing. */
async function moduleOf(definition: IslandDefinition, again?: string): Promise<IslandModule> {
  if (refused.has(definition)) return { island: defineIsland({}, { fr: {}, en: {} }, () => {}) }
  const { mount, Component } = definition.load ? await loadCode(definition, again) : definition
  const act = Component ? (await drawing()).mountOf(Component, definition.place) : (mount as Mount)
  const messages = definition.messages ?? { fr: {}, en: {} }
  return {
    island: defineIsland(schemaOf(definition), messages, async (host, { page: _, ...context }) =>
      disposeOf(await act(host, context as MountContext)),
    ),
  }
}

type IslandCode = Pick<IslandDefinition, 'mount' | 'Component'>

/** What the module of an island exports: one of the two, by its name or by default. */
async function loadCode(definition: IslandDefinition, again?: string): Promise<IslandCode> {
  const module = ((await definition.load?.(again)) ?? {}) as IslandCode & { default?: unknown }
  const { mount, Component } = hasCode(module) ? module : byDefault(module.default, definition)
  if (typeof mount === 'function' && !Component) return { mount }
  if (isComponent(Component) && !mount) return { Component }
  throw ilotsError(
    Code.mountFailed,
    sentence`load() doit donner un module qui exporte mount(host, context) ou Component, l’un des deux ; reçu : ${Object.keys(module).join(', ') || 'rien'}`,
  )
}

const hasCode = (given: IslandCode) => Boolean(given.mount ?? given.Component)

/**
 * A function may be either: the definition says which. What `memo` gives, and a class of React, can only be drawn.
 */
function byDefault(given: unknown, { place }: IslandDefinition): IslandCode {
  const isDrawn = Boolean(place ?? Object(given).$$typeof ?? Object(given).prototype?.isReactComponent)
  if (isDrawn && isComponent(given)) return { Component: given }
  return typeof given === 'function' ? { mount: given as Mount } : Object(given)
}

/** An arrow function may return anything: only a function is called on unmount. */
const disposeOf = (given: unknown): Dispose | undefined =>
  typeof given === 'function' ? (given as Dispose) : undefined

/** The reader of each attribute of a definition. */
const schemaOf = ({ attributes = {} }: IslandDefinition): AttributeSchema =>
  Object.fromEntries(Object.entries(attributes).map(([key, definition]) => [key, readerOf(definition)]))

function readerOf(definition: AttributeDefinition): Attribute<unknown> {
  if ('read' in definition) return definition
  const more = definition.name ? { names: [definition.name] } : {}
  if (definition.type === 'integer')
    return integer(definition.default, definition.min, {
      max: definition.max ?? Number.MAX_SAFE_INTEGER,
      ...more,
    })
  if (definition.type === 'flag') return flag(definition.default, more)
  if (definition.type === 'choice') return choice(definition.words, definition.default, more)
  return text(definition.default, more)
}
