import { membersOf } from '../../src/dom/members'
import { maskInput } from '../../src/forms/masked-input'
import { sendAs } from '../../src/forms/send-as'
import { defineIsland } from '../../src/island/define-island'
import { Code, ilotsError } from '../../src/island/errors'
import { hear } from '../../src/island/hear'
import type { IslandContext } from '../../src/island/island'
import { attributes } from './attributes'
import { messages } from './messages'
import { type Pattern, readPattern, readValue, writeMasked } from './pattern'
import { typeMasked } from './type-masked'

type MaskContext = IslandContext<typeof attributes, (typeof messages)['fr']>

function mount(host: HTMLElement, context: MaskContext): void {
  const { attributes: given, signal } = context
  if (!(host instanceof HTMLInputElement))
    throw ilotsError(
      Code.partMissing,
      `attendu un champ input, trouvé ${membersOf(host).localName} ; mettre data-mask-pattern sur le champ lui-même.`,
    )
  // A pattern that was refused masks nothing.
  if (!given.maskPattern) return
  const pattern = readPattern(given.maskPattern)
  const unmask = (text: string) => readValue(pattern, text)
  const write = (text: string) => writeMasked(pattern, unmask(text))
  makeRoom(host, pattern, context)
  keepCheck(host, unmask, context)
  const typed = host.value
  const isTyped = typed !== host.defaultValue
  // As the default, so that a reset comes back to it.
  if (host.defaultValue) context.set(host, 'value', write(host.defaultValue))
  if (isTyped) host.value = write(typed)
  sendAs(host, signal, unmask)
  maskInput(host, signal, { refine: (edit) => typeMasked(pattern, edit), tidy: write })
}

/** What the server wrote for the unmasked value, and would keep the visitor from typing the mask. */
function makeRoom(field: HTMLInputElement, pattern: Pattern, { set }: MaskContext): void {
  // Others have no caret that could be read, or take no separators.
  if (!/^(text|tel|search|url|password)$/.test(field.type)) set(field, 'type', 'text')
  if (field.maxLength >= 0 && field.maxLength < pattern.length)
    set(field, 'maxlength', String(pattern.length))
  const isDigits = pattern.every(({ accepts }) => !accepts?.test('a'))
  if (isDigits && !field.hasAttribute('inputmode')) set(field, 'inputmode', 'numeric')
}

/** The server's `pattern` is about the unmasked value: the browser's own check of the form asks it there. */
function keepCheck(field: HTMLInputElement, unmask: (text: string) => string, context: MaskContext): void {
  const { pattern, title } = field
  if (!pattern) return
  const { signal, set, say } = context
  const whole = new RegExp(`^(?:${pattern})$`, 'v')
  set(field, 'pattern', '.*')
  const check = () => {
    const value = unmask(field.value)
    field.setCustomValidity(value === '' || whole.test(value) ? '' : title || say('invalid'))
  }
  check()
  hear(field, 'input', check, { signal })
  signal.addEventListener('abort', () => field.setCustomValidity(''))
}

export const island = defineIsland(attributes, messages, mount)
