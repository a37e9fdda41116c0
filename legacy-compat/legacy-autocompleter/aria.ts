/** What screen readers are told: a combobox, its list, and how many choices there are. */

import type { Page } from '../../src/contracts/page'
import { makeDebouncedAnnouncer } from '../../src/forms/combobox/debounced-announcement'
import { messages } from '../../src/forms/combobox/messages'
import { sayWith } from '../../src/i18n/say'
import type { Autocompleter } from './types'

export interface Aria {
  shown(self: Autocompleter): void
  hidden(self: Autocompleter): void
}

let count = 0
const nextId = () => {
  count += 1
  return `ilots-choice-${count}`
}

export function describeField({ element, choices, options }: Autocompleter, page: Page): void {
  choices.id ||= nextId()
  choices.setAttribute('role', 'listbox')
  choices.setAttribute('aria-label', sayWith(messages, page)('suggestions'))
  const states = {
    role: 'combobox',
    'aria-autocomplete': options.selectMode ? 'both' : 'list',
    'aria-expanded': 'false',
  }
  for (const [name, value] of Object.entries(states)) element.setAttribute(name, value)
}

export function makeAria(page: Page): Aria {
  const say = sayWith(messages, page)
  const speak = makeDebouncedAnnouncer(new AbortController().signal)
  return {
    shown({ element, choices }) {
      for (const choice of choices.children) {
        choice.id ||= nextId()
        choice.setAttribute('role', 'option')
        choice.setAttribute('aria-selected', 'false')
      }
      element.setAttribute('aria-expanded', 'true')
      element.setAttribute('aria-controls', choices.id)
      const { length } = choices.children
      speak(say(length === 1 ? 'one' : 'many', { count: length }))
    },
    hidden({ element }) {
      speak()
      element.setAttribute('aria-expanded', 'false')
      element.removeAttribute('aria-activedescendant')
    },
  }
}
