/** What a screen reader is told: a combobox, its list, how many choices there are. */

import type { Engine } from '../../src/engine/engine'
import { messages } from '../../src/forms/combobox/messages'
import { makeSpeaker } from '../../src/forms/combobox/speak'
import { sayWith } from '../../src/i18n/say'
import type { Autocompleter } from '../legacy-more/autocompleter'

export interface Aria {
  shown(self: Autocompleter): void
  hidden(self: Autocompleter): void
}

let count = 0
const nextId = () => {
  count += 1
  return `ilots-choice-${count}`
}

export function describeField({ element, choices, options }: Autocompleter, engine: Engine): void {
  choices.id ||= nextId()
  choices.setAttribute('role', 'listbox')
  choices.setAttribute('aria-label', sayWith(messages, engine)('suggestions'))
  const states = {
    role: 'combobox',
    autocomplete: 'off',
    'aria-autocomplete': options.selectMode ? 'both' : 'list',
    'aria-expanded': 'false',
  }
  for (const [name, value] of Object.entries(states)) element.setAttribute(name, value)
}

export function makeAria(engine: Engine): Aria {
  const say = sayWith(messages, engine)
  const speak = makeSpeaker(new AbortController().signal)
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
