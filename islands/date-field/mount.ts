import styles from 'styles:date-field'
import { membersOf } from '../../src/dom/members'
import { type Edit, maskInput, type Shown } from '../../src/forms/masked-input'
import { withoutAutocomplete } from '../../src/forms/own-autocomplete'
import { sendAs } from '../../src/forms/send-as'
import { defineIsland } from '../../src/island/define-island'
import { Code, ilotsError } from '../../src/island/errors'
import type { IslandContext } from '../../src/island/island'
import { adopt } from '../../src/ui/styles/adopt'
import { attributes } from './attributes'
import { clearKeys } from './clear-keys'
import { type Formats, formatsOf, tidy, toSent, toShown } from './formats'
import { putHint } from './hint'
import { judge } from './judge'
import { messages } from './messages'
import { offerPicker } from './opener'
import { pasteDates } from './paste'
import { typeDate, typedSoFar } from './type-date'

export type DateContext = IslandContext<typeof attributes, (typeof messages)['fr']>

/** All at once: what is typed until the mount is over is seen by no mask. */
function mount(host: HTMLElement, context: DateContext): void {
  const { attributes: given, engine, signal } = context
  const field = fieldOf(host)
  const own = { show: given.format, send: given.sendFormat }
  const formats = formatsOf(membersOf(host).classList, engine.config.product, own)
  showStored(field, formats, context)
  sendAs(field, signal, (text) => toSent(formats, text))
  const hint = putHint(field, formats, context)
  maskInput(field, signal, {
    refine: (edit) => (given.mask ? typeDate(formats.show, edit) : typeFreely(edit)),
    tidy: (text) => tidy(formats, text),
    onRefused: () => hint.speak(context.say('impossible')),
  })
  clearKeys(field, signal)
  pasteDates(field, formats, signal)
  judge(field, formats, hint, context)
  adopt(styles)
  if (given.picker) offerPicker(field, formats, hint, context)
}

function fieldOf(host: HTMLElement): HTMLInputElement {
  if (host instanceof HTMLInputElement) return host
  throw ilotsError(
    Code.partMissing,
    `attendu un champ input, trouvé ${membersOf(host).localName} ; mettre la classe sur le champ lui-même.`,
  )
}

/** The stored value as visitors write it (§5.1); it is the field's default, so that a reset comes back to it. */
function showStored(
  field: HTMLInputElement,
  formats: Formats,
  { set, signal, attributes: given }: DateContext,
): void {
  const typed = field.value
  const isTyped = typed !== field.defaultValue
  // The browser's own date fields take no mask, and none of these formats.
  if (!/^(text|tel|search)$/.test(field.type)) set(field, 'type', 'text')
  if (!field.hasAttribute('inputmode')) set(field, 'inputmode', given.mask ? 'numeric' : 'text')
  // A list of old entries would lie over the picker.
  if (!field.hasAttribute('autocomplete')) withoutAutocomplete(field, signal)
  // About the stored form; ours is checked by `judge`.
  if (field.pattern) set(field, 'pattern', '.*')
  set(field, 'data-ilots-date', given.picker ? 'picker' : '')
  if (field.defaultValue) set(field, 'value', toShown(formats, field.defaultValue))
  if (isTyped) showTyped(field, formats, typed, given.mask)
}

/** Typed before the code was here, or given back by the browser with the page. */
function showTyped(field: HTMLInputElement, formats: Formats, typed: string, hasMask: boolean): void {
  const isTyping = field.matches(':focus')
  if (!isTyping) field.value = toShown(formats, typed) || typeDate(formats.show, whole(typed)).text
  // More may follow: it is tidied when the field is left.
  else if (hasMask) field.value = typedSoFar(formats, typed)
}

const whole = (text: string): Edit => ({ before: '', start: 0, end: 0, inserted: text, inputType: '' })

function typeFreely({ before, start, end, inserted, inputType }: Edit): Shown {
  if (/^delete(?!By)/.test(inputType)) return { text: '', caret: 0 }
  return { text: before.slice(0, start) + inserted + before.slice(end), caret: start + inserted.length }
}

export const island = defineIsland(attributes, messages, mount)
