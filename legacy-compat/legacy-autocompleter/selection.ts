/** What a choice writes into the field. The part that the visitor has not typed is selected. */

import type { Loose } from '../core/loose'
import type { Autocompleter } from './types'

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
