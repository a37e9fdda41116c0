import page from 'styles:page'
import suggestions from 'styles:suggestions'
import { defineIsland } from '../../src/island/define-island'
import { Code, ilotsError } from '../../src/island/errors'
import { adoptAlone } from '../../src/ui/styles/adopt'
import { type AutocompleteContext, attributes } from './context'
import { messages } from './messages'
import { suggest } from './suggest'

function mount(host: HTMLElement, context: AutocompleteContext): void {
  const { autocomplete: settings } = context.attributes
  if (!(host instanceof HTMLInputElement) || !settings)
    throw ilotsError(
      Code.partMissing,
      'attendu un champ input avec data-autocomplete, l’un ou l’autre manque ; le champ reste un champ ordinaire.',
    )
  if (settings.disabled) return
  // Nobody waits for the styles: the list opens only once something is typed. It has neither buttons nor notices.
  adoptAlone(page, suggestions)
  suggest(host, context, settings)
}

export const island = defineIsland(attributes, messages, mount)
