/** Says what is wrong with the names in the configuration (contract §1): islands, calls and markers. */

import { refusal, sentence } from '../../src/base/errors'
import type { Config } from '../../src/contracts/config'
import { Code, type Message } from '../../src/contracts/errors'
import type { WholePage } from '../../src/contracts/whole-page'
import { isSelector } from '../../src/dom/query'
import { distance } from '../../src/island/edit-distance'
import { ENDPOINTS } from '../../src/island/endpoints'

/** Reports each name that means nothing, and each selector that cannot be read, on a line of its own. */
export function checkConfig({
  config,
  islands,
  report,
}: Pick<WholePage, 'config' | 'islands' | 'report'>): void {
  const refuse = (place: string, found: unknown, expected: Message) =>
    report.error(Code.configValue, refusal(`configuration ${place}`, shown(found), expected))
  const known = islands.map(({ name }) => name)
  for (const name of namesIn(config.islands))
    if (!known.includes(name as string)) refuse('islands', name, oneOf(known, name))
  for (const name of config.contentIslands)
    if (!known.includes(name)) refuse('contentIslands', name, oneOf(known, name))
  for (const [name, selector] of Object.entries(config.markers)) {
    if (!known.includes(name)) refuse('markers', name, oneOf(known, name))
    else if (typeof selector !== 'string' || !isSelector(selector))
      report.error(Code.selectorInvalid, refusal(`markers.${name}`, shown(selector), 'un sélecteur'))
  }
  for (const name of Object.keys(config.endpoints))
    if (!ENDPOINTS.includes(name as never)) refuse('endpoints', name, oneOf(ENDPOINTS, name))
}

const shown = (found: unknown): string => (typeof found === 'string' ? found : JSON.stringify(found))

/** What is no list, and has none, is shown as it is. */
function namesIn(islands: Config['islands']): unknown[] {
  const { except = islands } = (islands ?? { except: [] }) as { except?: unknown }
  return [except].flat()
}

/** The name that is nearly it, else all of them. */
function oneOf(names: readonly string[], found: unknown): Message {
  const near = names.find((name) => distance(name, shown(found)) <= name.length / 3)
  return near ? sentence`« ${near} »` : sentence`un nom parmi ${names.join(', ')}`
}
