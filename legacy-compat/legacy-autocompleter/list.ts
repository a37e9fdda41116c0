/** The list: its choices, where it lies, how it opens and closes, and what screen readers announce of it. */
import type { Page } from '../../src/contracts/page'
import { makeDebouncedAnnouncer } from '../../src/forms/combobox/debounced-announcement'
import { messages } from '../../src/forms/combobox/messages'
import { sayWith } from '../../src/i18n/say'
import { keepPlaced, zoomOf } from '../../src/overlay/keep-placed'
import { serverText } from '../../src/server/server-html'
import { escaped } from '../answers'
import { putAt, roomOf } from '../beside'
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

export function describeField(
  { element, choices, options }: Autocompleter,
  page: Pick<Page, 'config' | 't'>,
): void {
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

export function makeAria(page: Pick<Page, 'config' | 't'>): Aria {
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
    const injected = (typeof injectChoice === 'function' ? injectChoice : inject) as Inject
    const shown = overflow ? list : list.slice(0, maxChoices)
    shown.forEach((token, index) => {
      injected.call(this, token as never, index)
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

/** Ends the keeping of the list's place, while it is shown. */
const placements = new WeakMap<Autocompleter, AbortController>()

/** Keeps the list below its field until it is hidden. */
function keepBelow(list: Autocompleter): void {
  placements.get(list)?.abort()
  const shown = new AbortController()
  placements.set(list, shown)
  keepPlaced(list.element, list.choices, () => place(list), shown.signal)
}

function place({ element, choices, options }: Autocompleter): void {
  const { left, bottom, width } = element.getBoundingClientRect()
  const isInherited = options.width === true || options.width === 'inherit'
  choices.style.position = 'absolute'
  choices.style.width = isInherited
    ? `${width / zoomOf(choices)}px`
    : Number(options.width) > 0
      ? `${options.width}px`
      : 'auto'
  putAt(choices, { x: left + scrollX, y: bottom + scrollY })
}

/** Limits the list's height: choices after `maxChoices` are reached by scrolling. */
function bound({ choices, options }: Autocompleter): void {
  const last = choices.children[options.maxChoices - 1] as HTMLElement | undefined
  const isMore = choices.children.length > options.maxChoices && last
  choices.style.overflowY = isMore ? 'scroll' : 'hidden'
  choices.style.height = isMore ? `${last.offsetTop + last.offsetHeight}px` : ''
}

/**
 * The value that the field is left with (§5.5): one that must hold a choice gives up other texts,
 * and empty values may be removed.
 */
function tidied({ element, options, opted }: Autocompleter): string {
  const value = options.forceSelect ? (opted ?? '') : element.value
  if (!options.autoTrim) return value
  return value.split(options.separatorSplit).filter(Boolean).join(options.separator)
}

export const shown = (aria: Aria) => ({
  showChoices(this: Autocompleter): void {
    const { options, choices, element } = this
    const first = choices.firstElementChild as (HTMLElement & { inputValue?: string }) | null
    this.selected = null
    this.selectedValue = null
    if (!first) return
    const wasVisible = this.visible
    this.visible = true
    if (!options.customChoices) {
      if (!options.relative) roomOf(element).append(choices)
      choices.style.display = ''
      keepBelow(this)
      bound(this)
    }
    aria.shown(this)
    if (!wasVisible) this.fireEvent('onShow', [element, choices])
    if (options.selectFirst || this.typeAhead || first.inputValue === this.queryValue)
      this.choiceOver(first, this.typeAhead)
  },
  hideChoices(this: Autocompleter, isCleared?: boolean): void {
    if (isCleared) {
      const value = tidied(this)
      if (value !== this.element.value) this.observer.setValue(value)
    }
    if (!this.visible) return
    this.visible = false
    this.selected?.classList.remove('autocompleter-selected')
    this.observer.clear()
    placements.get(this)?.abort()
    if (!this.options.customChoices) this.choices.style.display = 'none'
    aria.hidden(this)
    this.fireEvent('onHide', [this.element, this.choices])
  },
})
