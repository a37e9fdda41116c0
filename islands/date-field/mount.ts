import styles from 'styles:date-field'
import { announce } from '../../src/dom/announce'
import { isOfInputMethod } from '../../src/dom/keys'
import { setter } from '../../src/dom/undo'
import { afterReset } from '../../src/forms/after-reset'
import { withoutAutocomplete } from '../../src/forms/autocomplete'
import { type Edit, inputOf, maskInput, type Shown, sendAs, writeText } from '../../src/forms/masked-input'
import { makeText } from '../../src/forms/until-page-hide'
import { defineIsland } from '../../src/island/define-island'
import { listenWithReplay } from '../../src/island/listen-with-replay'
import { adopt } from '../../src/styles/adopt'
import { attributes, type DateContext } from './context'
import { write } from './dates'
import { type Formats, formatsOf, tidy, toSent, toShown, typedSoFar } from './field-values'
import { deletes, typeDate } from './mask'
import { messages } from './messages'
import { offerPicker } from './offer-picker'
import { AIR, giveToFlatpickr, isOfAir, otherPicker } from './other-picker'
import { readAny } from './read-any'
import { renderHint, watchValidity } from './validity'

/**
 * The field is ours while it is shown and no other script has its picker on it; one may come or go at any time.
 *
 * Nothing here may wait: the mask would miss what is typed until the mount ends.
 */
function mount(host: HTMLElement, context: DateContext): void {
  const { attributes: given, page, signal } = context
  const field = inputOf(host, 'la classe')
  const custom = { show: given.format, send: given.sendFormat }
  const formats = formatsOf(field.classList, page.config.product, custom)
  let enhancement: AbortController | undefined
  /** The text that the field has from us, or from the visitor through us. */
  let shown = ''
  /** Air Datepicker can be seen at times only: what it once was on stays its own. */
  let isAirs = false

  const begin = () => {
    enhancement = new AbortController()
    const enhancedSignal = AbortSignal.any([signal, enhancement.signal])
    enhance(field, formats, { ...context, signal: enhancedSignal, set: setter(enhancedSignal) })
    const note = () => {
      shown = field.value
    }
    for (const type of ['input', 'change'] as const)
      listenWithReplay(field, type, note, { signal: enhancedSignal })
    afterReset(field, note, enhancedSignal)
    note()
  }
  /** @param isWritten whether the other script has written the field's text just now. */
  const giveUp = (isWritten: boolean) => {
    const { type, value, placeholder } = field
    enhancement?.abort()
    enhancement = undefined
    // The field holds the stored date again, which the other script reads. A text that it has written stays.
    if (isWritten || value !== shown) field.value = value
    // A date field of the browser's own has a picker as well.
    if (field.type !== type) context.set(field, 'type', type)
    giveToFlatpickr(field, { text: shown, stored: toSent(formats, shown), placeholder })
  }
  const update = (event?: Event) => {
    isAirs ||= event !== undefined && isOfAir(event)
    const other = isAirs ? AIR : otherPicker(field)
    isAirs = other === AIR
    const isHidden = field.type === 'hidden'
    context.explain(other ? `autre calendrier sur ce champ : ${other}` : isHidden ? 'champ caché' : '')
    if (!other && !isHidden) {
      if (!enhancement) begin()
    } else if (enhancement) giveUp(event?.type === 'change')
  }
  // Ahead of our own listeners, which change the text.
  for (const type of ['focusin', 'change'] as const)
    listenWithReplay(field, type, update, { signal, capture: true })
  const observer = new MutationObserver(() => update())
  observer.observe(field, { attributeFilter: ['class', 'type'] })
  signal.addEventListener('abort', () => observer.disconnect())
  update()
}

/** Makes it a date field until `context.signal` aborts. */
function enhance(field: HTMLInputElement, formats: Formats, context: DateContext): void {
  const { attributes: given, signal } = context
  showStored(field, formats, context)
  sendAs(field, signal, (text) => toSent(formats, text))
  const hint = renderHint(field, formats, context)
  maskInput(field, signal, {
    refine: (edit) => (hint.shown = given.mask ? typeDate(formats.show, edit) : typeFreely(edit)),
    tidy: (text) => tidy(formats, text),
    onRefused: () => announce(context.say('impossible')),
  })
  field.addEventListener('keydown', (event) => clear(field, event), { signal })
  field.addEventListener('paste', (event) => pasteDate(field, formats, event), { signal })
  watchValidity(field, formats, hint, context)
  adopt(styles)
  if (given.picker) offerPicker(field, formats, hint, context)
}

/** Shows the stored value as visitors write it (§5.1). It becomes the field's default: a reset restores it. */
function showStored(
  field: HTMLInputElement,
  formats: Formats,
  { set, signal, attributes: given }: DateContext,
): void {
  const typed = field.value
  const isTyped = typed !== field.defaultValue
  // The browser's own date fields accept no mask, and none of these formats.
  if (!['text', 'tel', 'search'].includes(field.type))
    makeText(field, signal, (text) => toSent(formats, text))
  if (!field.hasAttribute('inputmode')) set(field, 'inputmode', given.mask ? 'numeric' : 'text')
  // The browser's list of old entries would cover the picker.
  if (!field.hasAttribute('autocomplete')) withoutAutocomplete(field, signal)
  // The page's pattern and lengths are for the stored format; `watchValidity` checks the shown one.
  if (field.pattern) set(field, 'pattern', '.*')
  for (const name of ['minlength', 'maxlength']) if (field.hasAttribute(name)) set(field, name, '')
  set(field, 'data-ilots-date', given.picker ? 'picker' : '')
  if (field.defaultValue) set(field, 'value', toShown(formats, field.defaultValue))
  // A value that a script has written does not follow the attribute.
  if (isTyped || field.value !== field.defaultValue) showTyped(field, formats, typed, given.mask)
}

/** Shows a text that was typed before the code was loaded, or that the browser has restored with the page. */
function showTyped(field: HTMLInputElement, formats: Formats, typed: string, hasMask: boolean): void {
  const isTyping = field.matches(':focus')
  const whole: Edit = { before: '', start: 0, end: 0, inserted: typed, inputType: '' }
  if (!isTyping) field.value = toShown(formats, typed) || typeDate(formats.show, whole).text
  // The visitor is still typing: the text is completed when the field is left.
  else if (hasMask) field.value = typedSoFar(formats, typed)
}

/** The text after an edit without a mask; a deletion clears the field, as with one (§5.1). */
function typeFreely({ before, start, end, inserted, inputType }: Edit): Shown {
  if (deletes(inputType)) return { text: '', caret: 0 }
  return { text: before.slice(0, start) + inserted + before.slice(end), caret: start + inserted.length }
}

/** Backspace and Delete clear a date field (§5.1). On Android keys have no name: there `input` clears it. */
function clear(field: HTMLInputElement, event: KeyboardEvent): void {
  // Shift+Delete cuts the selection.
  const isClear = event.key === 'Backspace' || (event.key === 'Delete' && !event.shiftKey)
  if (!isClear || event.defaultPrevented || isOfInputMethod(event) || field.readOnly || !field.value) return
  event.preventDefault()
  field.value = ''
  // The browser dispatches `change` when the field is left, as after any typing.
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'deleteContentBackward' }))
}

/** A pasted date in any usual writing replaces the field's text. */
function pasteDate(field: HTMLInputElement, { show }: Formats, event: ClipboardEvent): void {
  const date = readAny(event.clipboardData?.getData('text') ?? '', { hasShortYears: true })
  // The browser pastes anything else, and the mask filters it.
  if (!date || event.defaultPrevented || field.readOnly) return
  event.preventDefault()
  writeText(field, write(show, date))
}

export const island = defineIsland(attributes, messages, mount)
