import { afterReset } from '../../src/forms/after-reset'
import { inputOf, maskInput, sendAs } from '../../src/forms/masked-input'
import { defineIsland } from '../../src/island/define-island'
import { hear } from '../../src/island/hear'
import type { IslandContext } from '../../src/island/island'
import { attributes } from './attributes'
import { messages } from './messages'
import { type Pattern, readPattern, readValue, typeMasked, writeMasked } from './pattern'

type MaskContext = IslandContext<typeof attributes, (typeof messages)['fr']>

function mount(host: HTMLElement, context: MaskContext): void {
  const { attributes: given, signal } = context
  const field = inputOf(host, 'data-mask-pattern')
  // The pattern was refused, and reported.
  if (!given.maskPattern) return
  const pattern = readPattern(given.maskPattern)
  const unmask = (text: string) => readValue(pattern, text)
  const write = (text: string) => writeMasked(pattern, unmask(text))
  adaptAttributes(field, pattern, context)
  keepPatternCheck(field, unmask, context)
  const typed = field.value
  const isTyped = typed !== field.defaultValue
  // Written to the default value too, which a reset restores.
  if (field.defaultValue) context.set(field, 'value', write(field.defaultValue))
  // A value that a script has written does not follow the attribute.
  if (isTyped || field.value !== field.defaultValue) field.value = write(typed)
  sendAs(field, signal, unmask)
  maskInput(field, signal, { refine: (edit) => typeMasked(pattern, edit), tidy: write })
}

/** Adapts the attributes that the server wrote for the unmasked value, so that the masked one can be typed. */
function adaptAttributes(field: HTMLInputElement, pattern: Pattern, { set }: MaskContext): void {
  // Other types have no caret that scripts can read, or allow no separators.
  if (!['text', 'tel', 'search', 'url', 'password'].includes(field.type)) set(field, 'type', 'text')
  if (field.maxLength >= 0 && field.maxLength < pattern.length)
    set(field, 'maxlength', String(pattern.length))
  const isDigits = pattern.every(({ accepts }) => !accepts?.test('a'))
  if (isDigits && !field.hasAttribute('inputmode')) set(field, 'inputmode', 'numeric')
}

/** Checks the unmasked value against the server's `pattern`, which the browser would match with the masked one. */
function keepPatternCheck(
  field: HTMLInputElement,
  unmask: (text: string) => string,
  context: MaskContext,
): void {
  const { pattern, title } = field
  if (!pattern) return
  const { signal, set, say } = context
  // The browser judges by the limits that it has for itself: a pattern of the page's makes no expression of ours, which could run for ever.
  const judged = Object.assign(document.createElement('input'), { pattern })
  set(field, 'pattern', '.*')
  const check = () => {
    judged.value = unmask(field.value)
    field.setCustomValidity(judged.validity.patternMismatch ? title || say('invalid') : '')
  }
  check()
  hear(field, 'input', check, { signal })
  afterReset(field, check, signal)
  signal.addEventListener('abort', () => field.setCustomValidity(''))
}

export const island = defineIsland(attributes, messages, mount)
