import { Autocompleter } from '../../src/forms/combobox/autocompleter'
import { defineIsland } from '../../src/island/define-island'
import { Code, ilotsError } from '../../src/island/errors'
import type { IslandContext } from '../../src/island/island'
import { adopt } from '../../src/ui/styles/adopt'
import { attributes } from './attributes'
import { watchChoice } from './choice'
import { type Item, itemsOf } from './items'
import { messages } from './messages'

export type Context = IslandContext<typeof attributes, (typeof messages)['fr']>

/** §9.7 and §9.11: characters, and milliseconds after the last key. */
const MINIMUM = 2
const DELAY = 300

function mount(host: HTMLElement, context: Context): void {
  const { autocomplete: settings } = context.attributes
  if (!(host instanceof HTMLInputElement) || !settings)
    throw ilotsError(
      Code.partMissing,
      'attendu un champ input avec data-autocomplete, l’un ou l’autre manque ; le champ reste un champ ordinaire.',
    )
  if (settings.disabled) return
  // Not waited for: nothing is shown before something is typed.
  adopt()
  const pick = watchChoice(host, context, settings, () => widget.hasFailed)
  const widget = new Autocompleter<Item>(host, {
    engine: context.engine,
    signal: context.signal,
    place: { width: settings.width, side: settings.position },
    minimum: MINIMUM,
    delay: DELAY,
    ask: itemsOf(context, settings),
    label: ({ value }) => value,
    pick,
  })
}

export const island = defineIsland(attributes, messages, mount)
