/** The list: its choices, and which of them is current. */

import { serverText } from '../../src/server/server-html'
import { escaped } from '../answers'
import type { Autocompleter } from './types'

type Inject = (this: Autocompleter, token: never, index: number) => unknown

/** Adds a choice to the list. A token is text; only a page's own `injectChoice` makes HTML of it (contract §8). */
function inject(this: Autocompleter, token: unknown): void {
  const choice = document.createElement('li')
  choice.append(serverText(this.markQueryValue(escaped(String(token)))))
  this.choices.append(this.addChoiceEvents(Object.assign(choice, { inputValue: String(token) })))
}

export const choices = {
  update(this: Autocompleter, tokens: unknown): void {
    const { maxChoices, overflow, emptyChoices, injectChoice } = this.options
    this.choices.replaceChildren()
    const list = Array.isArray(tokens) ? [...tokens] : Object.values(Object(tokens))
    if (list.length === 0) {
      if (typeof emptyChoices === 'function') emptyChoices.call(this)
      else this.hideChoices()
      return
    }
    const own = (typeof injectChoice === 'function' ? injectChoice : inject) as Inject
    const shown = overflow ? list : list.slice(0, maxChoices)
    shown.forEach((token, index) => {
      own.call(this, token as never, index)
    })
    this.showChoices()
  },
  addChoiceEvents(this: Autocompleter, choice: HTMLElement): HTMLElement {
    choice.addEventListener('mouseover', () => this.choiceOver(choice))
    choice.addEventListener('click', () => this.choiceSelect(choice))
    // Without this, pressing the mouse would take the focus out of the field.
    choice.addEventListener('mousedown', (event) => event.preventDefault())
    return choice
  },
  choiceOver(
    this: Autocompleter,
    choice: (HTMLElement & { inputValue?: string }) | null,
    isWalked?: boolean,
  ): void {
    if (!choice || choice === this.selected) return
    this.selected?.classList.remove('autocompleter-selected')
    this.selected?.setAttribute('aria-selected', 'false')
    this.selected = choice
    choice.classList.add('autocompleter-selected')
    choice.setAttribute('aria-selected', 'true')
    this.element.setAttribute('aria-activedescendant', choice.id)
    this.fireEvent('onSelect', [this.element, choice, isWalked])
    if (!this.selectMode) this.opted = this.element.value
    if (!isWalked) return
    this.selectedValue = choice.inputValue
    choice.scrollIntoView({ block: 'nearest' })
    if (this.selectMode) this.setSelection()
  },
  choiceSelect(this: Autocompleter, choice?: HTMLElement): void {
    if (choice) this.choiceOver(choice)
    this.setSelection(true)
    this.queryValue = false
    this.hideChoices()
  },
}
