import { Autocompleter } from '../../src/forms/combobox/autocompleter'
import { defineIsland } from '../../src/island/define-island'
import { Code, ilotsError } from '../../src/island/errors'
import { adopt } from '../../src/ui/styles/adopt'
import { watchChoice } from './choice'
import { type AutocompleteContext, attributes } from './context'
import { type Item, itemsOf } from './items'
import { messages } from './messages'

/** Characters (§9.7), and milliseconds after the last key (§9.11). */
const MINIMUM = 2
const DELAY = 300

function mount(host: HTMLElement, context: AutocompleteContext): void {
  const { autocomplete: settings } = context.attributes
  if (!(host instanceof HTMLInputElement) || !settings)
    throw ilotsError(
      Code.partMissing,
      'attendu un champ input avec data-autocomplete, l’un ou l’autre manque ; le champ reste un champ ordinaire.',
    )
  if (settings.disabled) return
  // Nobody waits for the styles: the list opens only once something is typed.
  adopt()
  const pick = watchChoice(host, context, settings, () => widget.hasFailed)
  const widget = new Autocompleter<Item>(host, {
    page: context.page,
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
