/** The field: what is built beside it, its keys, and what a choice writes into it. */
import type { Page } from '../../src/contracts/page'
import { roomOf } from '../beside'
import type { Loose } from '../core/loose'
import { describeField } from './list'
import type { Autocompleter } from './types'

/** Reads an element, given by its id or as itself. */
export function elementOf(item: unknown): HTMLElement | null {
  const element = typeof item === 'string' ? document.getElementById(item) : item
  return element instanceof HTMLElement ? element : null
}

/** Milliseconds until a field that loses the focus closes its list: a click on a choice takes the focus first. */
const AFTER_CLICK = 100

const relay = (self: Autocompleter, key: string): boolean => {
  switch (key) {
    case 'enter':
      return onEnter(self)
    case 'up':
    case 'down':
      walk(self, key === 'up')
      return false
    case 'esc': {
      const wasVisible = self.visible
      self.hideChoices(true)
      return !wasVisible
    }
    case 'tab':
      self.hideChoices(true)
  }
  return true
}

function onEnter(self: Autocompleter): boolean {
  if (!self.selected || !self.visible || self.element.value !== self.opted) return true
  self.choiceSelect(self.selected)
  return Boolean(self.options.autoSubmit)
}

function walk(self: Autocompleter, isUp: boolean): void {
  if (self.prefetch() || self.queryValue === null || !self.choices) return
  const { selected, choices } = self
  const next = isUp ? selected?.previousElementSibling : selected?.nextElementSibling
  const end = isUp ? choices.lastElementChild : choices.firstElementChild
  self.choiceOver((selected ? next : end) as HTMLElement | null, true)
}

export const keys = (page: Pick<Page, 'config' | 't'>) => ({
  setup(this: Autocompleter): void {
    const { filter, selectMode } = this.options
    this.queryValue = null
    if (typeof filter === 'function') this.filter = filter.bind(this)
    this.typeAhead = selectMode === 'type-ahead'
    this.selectMode = selectMode === true ? 'selection' : selectMode
    this.build()
  },
  build(this: Autocompleter): void {
    const { element, options } = this
    const given = elementOf(options.customChoices)
    this.choices = given ?? makeList(options)
    if (!given && options.relative) element.after(this.choices)
    else if (!given) roomOf(element).append(this.choices)
    describeField(this, page)
    const field = element as unknown as Loose
    field.addEvent?.('keydown', (event: Loose) => this.onCommand(event))
    element.addEventListener('click', () => this.onCommand())
    for (const [type, hasFocus] of [
      ['focus', true],
      ['blur', false],
    ] as const)
      element.addEventListener(type, () => window.setTimeout(() => this.toggleFocus(hasFocus), AFTER_CLICK))
    // The focus may have come to the field before the code was here.
    if (document.activeElement === element) this.toggleFocus(true)
  },
  destroy(this: Autocompleter): void {
    this.hideChoices()
    this.choices?.remove()
  },
  toggleFocus(this: Autocompleter, hasFocus: boolean): void {
    this.focussed = hasFocus
    if (!hasFocus) this.hideChoices(true)
    this.fireEvent(hasFocus ? 'onFocus' : 'onBlur', [this.element])
  },
  onCommand(this: Autocompleter, event?: Loose): boolean {
    if (!event) return this.focussed ? this.prefetch() : true
    const { key, shift } = event as unknown as { key?: string; shift?: boolean }
    return key && !shift ? relay(this, key) : true
  },
})

function makeList({ className, zIndex }: Autocompleter['options']): HTMLElement {
  const list = document.createElement('ul')
  list.className = className
  list.style.zIndex = String(zIndex)
  list.style.display = 'none'
  return list
}

interface Written {
  value: string
  start: number
  end: number
}

/** Writes a choice in place of the value in which the caret stands. */
function amongOthers(
  self: Autocompleter,
  input: string,
  { start, end }: Written,
  isFinal?: boolean,
): Written {
  const { separator, separatorSplit, allowDupes } = self.options
  const { value } = self.element
  const at = self.queryIndex
  const old = value.slice(at).split(separatorSplit, 1)[0] ?? ''
  const whole = value.slice(0, at) + input + value.slice(at + old.length)
  if (!isFinal) return { value: whole, start: start + at, end: end + at }
  const tokens = whole.split(separatorSplit).filter((token) => /[^\s,]/.test(token))
  const final = (allowDupes ? tokens : [...new Set(tokens)]).join(separator) + separator
  return { value: final, start: final.length, end: final.length }
}

export const selection = {
  setSelection(this: Autocompleter, isFinal?: boolean): void {
    const input = String(this.selected?.inputValue ?? '')
    const query = String(this.queryValue || '')
    const isContinued = input.slice(0, query.length).toLowerCase() === query.toLowerCase()
    const alone = { value: input, start: isContinued ? query.length : 0, end: input.length }
    const { value, start, end } = this.options.multiple ? amongOthers(this, input, alone, isFinal) : alone
    this.observer.setValue(value)
    this.opted = value
    const from = isFinal || this.selectMode === 'pick' ? end : start
    ;(this.element as unknown as Loose).selectRange?.(from, end)
    this.fireEvent('onSelection', [this.element, this.selected, value, input])
  },
}
