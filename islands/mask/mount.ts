import styles from 'styles:mask'
import { dataOf } from '../../src/dom/data-of'
import { afterReset } from '../../src/forms/after-reset'
import { inputOf, maskInput, sendAs } from '../../src/forms/masked-input'
import { makeText } from '../../src/forms/until-page-hide'
import { defineIsland } from '../../src/island/define-island'
import { listenWithReplay } from '../../src/island/listen-with-replay'
import { adopt } from '../../src/styles/adopt'
import { attributes, type MaskContext } from './context'
import { messages } from './messages'
import { type Pattern, readPattern, readValue, shownMask, typeMasked, writeMasked } from './pattern'
import { makeRefusal } from './refusal'

function mount(host: HTMLElement, context: MaskContext): void {
  const { attributes: given, signal } = context
  const field = inputOf(host, 'data-mask-pattern')
  // The pattern was refused, and reported.
  if (!given.maskPattern) return
  const pattern = readPattern(given.maskPattern)
  // A text that does not fit is shown and sent unchanged: a part of it would be another value.
  const unmask = (text: string) => readValue(pattern, text) ?? text
  const write = (text: string) => {
    const value = readValue(pattern, text)
    return value === undefined ? text : writeMasked(pattern, value)
  }
  adaptAttributes(field, pattern, unmask, context)
  preservePatternCheck(field, unmask, context)
  const typed = field.value
  const isTyped = typed !== field.defaultValue
  // Written to the default value too, which a reset restores.
  if (field.defaultValue) context.set(field, 'value', write(field.defaultValue))
  // A value that a script has written does not follow the attribute.
  if (isTyped || field.value !== field.defaultValue) field.value = write(typed)
  sendAs(field, signal, unmask)
  const refusal = makeRefusal(field, shownMask(pattern), context)
  listenWithReplay(field, 'input', refusal.hide, { capture: true, signal })
  afterReset(field, refusal.hide, signal)
  maskInput(field, signal, {
    refine: (edit) => typeMasked(pattern, edit),
    tidy: write,
    onRefused: refusal.show,
  })
  adopt(styles)
}

/** Adapts the attributes that the server wrote for the unmasked value, so that the masked one can be typed. */
function adaptAttributes(
  field: HTMLInputElement,
  pattern: Pattern,
  unmask: (text: string) => string,
  { set, signal }: MaskContext,
): void {
  // Other types have no caret that scripts can read, or allow no separators.
  if (!['text', 'tel', 'search', 'url', 'password'].includes(field.type)) makeText(field, signal, unmask)
  // The mask limits the length. The browser would cut a number with its prefix before the mask reads it.
  // Empty, it is no limit, and keeps its place among the attributes.
  if (field.hasAttribute('maxlength')) set(field, 'maxlength', '')
  const isDigits = pattern.every(({ accepts }) => !accepts?.test('a'))
  if (isDigits && !field.hasAttribute('inputmode')) set(field, 'inputmode', 'numeric')
}

/** As `pattern`: the browser takes any value, or none. */
const ANYTHING = '.*'
const NOTHING = '(?!)'

/** Checks the unmasked value by the server's `pattern` and `minlength`: the browser would take the masked one. */
function preservePatternCheck(
  field: HTMLInputElement,
  unmask: (text: string) => string,
  context: MaskContext,
): void {
  const { pattern, title, minLength } = field
  if (!pattern && minLength < 1) return
  const { signal, set, say } = context
  // The browser judges within limits of its own: a page's pattern as our expression could run for ever.
  // Without React: a field that is never in the page: it judges a value by the page's `pattern`.
  const judged = Object.assign(document.createElement('input'), { pattern })
  // The signs of the mask do not count.
  if (field.hasAttribute('minlength')) set(field, 'minlength', '')
  const check = () => {
    const value = unmask(field.value)
    judged.value = value
    const isMismatched = pattern !== '' && judged.validity.patternMismatch
    const isShort = value !== '' && value.length < minLength
    const isRefused = isShort || isMismatched
    // A mismatch as without a mask: a form says it in its own words, a browser's bubble explains it with the title.
    set(field, 'pattern', isRefused ? NOTHING : ANYTHING)
    const { patternMessage } = dataOf(field)
    field.setCustomValidity(isRefused ? patternMessage || (title ? '' : say('invalid')) : '')
  }
  check()
  listenWithReplay(field, 'input', check, { signal })
  afterReset(field, check, signal)
  signal.addEventListener('abort', () => field.setCustomValidity(''))
}

export const island = defineIsland(attributes, messages, mount)
