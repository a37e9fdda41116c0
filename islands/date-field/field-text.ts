/** How the field's text changes besides its mask: with the page, pasted, cleared by a key, or typed without a mask. */
import { type Edit, type Shown, writeText } from '../../src/forms/masked-input'
import { withoutAutocomplete } from '../../src/forms/own-autocomplete'
import type { DateContext } from './context'
import { readAny, write } from './dates'
import { type Formats, toShown, typedSoFar } from './field-values'
import { typeDate } from './mask'

/** Shows the stored value as visitors write it (§5.1). It becomes the field's default: a reset restores it. */
export function showStored(
  field: HTMLInputElement,
  formats: Formats,
  { set, signal, attributes: given }: DateContext,
): void {
  const typed = field.value
  const isTyped = typed !== field.defaultValue
  // The browser's own date fields accept no mask, and none of these formats.
  if (!/^(text|tel|search)$/.test(field.type)) set(field, 'type', 'text')
  if (!field.hasAttribute('inputmode')) set(field, 'inputmode', given.mask ? 'numeric' : 'text')
  // The browser's list of old entries would cover the picker.
  if (!field.hasAttribute('autocomplete')) withoutAutocomplete(field, signal)
  // The page's pattern is for the stored format; `watchValidity` checks the shown one.
  if (field.pattern) set(field, 'pattern', '.*')
  set(field, 'data-ilots-date', given.picker ? 'picker' : '')
  if (field.defaultValue) set(field, 'value', toShown(formats, field.defaultValue))
  if (isTyped) showTyped(field, formats, typed, given.mask)
}

/** Shows a text that was typed before the code was loaded, or that the browser has restored with the page. */
function showTyped(field: HTMLInputElement, formats: Formats, typed: string, hasMask: boolean): void {
  const isTyping = field.matches(':focus')
  if (!isTyping) field.value = toShown(formats, typed) || typeDate(formats.show, whole(typed)).text
  // The visitor is still typing: the text is completed when the field is left.
  else if (hasMask) field.value = typedSoFar(formats, typed)
}

const whole = (text: string): Edit => ({ before: '', start: 0, end: 0, inserted: text, inputType: '' })

/** The text after an edit without a mask; a deletion clears the field, as with one (§5.1). */
export function typeFreely({ before, start, end, inserted, inputType }: Edit): Shown {
  if (/^delete(?!By)/.test(inputType)) return { text: '', caret: 0 }
  return { text: before.slice(0, start) + inserted + before.slice(end), caret: start + inserted.length }
}

/** Backspace and Delete clear a date field (§5.1). Android's keys have no name: there the edit clears it, on `input`. */
export function clearKeys(field: HTMLInputElement, signal: AbortSignal): void {
  field.addEventListener(
    'keydown',
    (event) => {
      // Shift+Delete cuts the selection.
      const isClear = event.key === 'Backspace' || (event.key === 'Delete' && !event.shiftKey)
      if (!isClear || event.defaultPrevented || event.isComposing || field.readOnly || !field.value) return
      event.preventDefault()
      field.value = ''
      // The browser dispatches `change` when the field is left, as after any typing.
      field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'deleteContentBackward' }))
    },
    { signal },
  )
}

/** A pasted date in any usual writing replaces the field's text. */
export function pasteDates(field: HTMLInputElement, { show }: Formats, signal: AbortSignal): void {
  field.addEventListener(
    'paste',
    (event) => {
      const date = readAny(event.clipboardData?.getData('text') ?? '', { hasShortYears: true })
      // The browser pastes anything else, and the mask filters it.
      if (!date || event.defaultPrevented || field.readOnly) return
      event.preventDefault()
      writeText(field, write(show, date))
    },
    { signal },
  )
}
