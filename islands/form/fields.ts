/** The fields of a form, what the rules have to know of each, and what is wrong with it (§5.2). */

import { refusal } from '../../src/base/errors'
import { Code } from '../../src/contracts/errors'
import { dataOf } from '../../src/dom/data-of'
import { formElements } from '../../src/forms/form-members'
import { isTickable } from '../../src/forms/is-tickable'
import { type Check, refusalOf } from '../../src/forms/rules'
import type { Context } from './context'

/** A field that can be checked. */
export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const CHECKS: readonly string[] = ['email', 'number', 'range']
const BUTTONS: readonly string[] = ['submit', 'image', 'button', 'reset']

const isField = (element: Element): element is Field => element.matches('input,select,textarea')
const isChoice = ({ type }: Field) => type === 'radio'

/** The fields that the browser would validate, in page order; only the first radio of each group. */
export function fieldsOf(form: HTMLFormElement): Field[] {
  const groups = new Set<string>()
  return formElements(form).filter((element): element is Field => {
    if (!isField(element) || !element.willValidate || BUTTONS.includes(element.type)) return false
    if (!isChoice(element) || element.name === '') return true
    const isFirst = !groups.has(element.name)
    groups.add(element.name)
    return isFirst
  })
}

/** The field that an answer names. PHP calls `photos[]` `photos`. */
export function fieldNamed(form: HTMLFormElement, name: string): Field | undefined {
  const fields = formElements(form).filter(isField)
  const named = (wanted: string) => fields.find((field) => field.name === wanted && field.type !== 'hidden')
  return named(name) ?? named(`${name}[]`)
}

/** The field, or all radios of its group: they are checked together. */
export const groupOf = (field: Field): Field[] =>
  isChoice(field) && field.form
    ? formElements(field.form)
        .filter(isField)
        .filter((other) => isChoice(other) && other.name === field.name)
    : [field]

const attribute = (field: Field, name: string) => field.getAttribute(name) ?? undefined

function currentValue(field: Field): string {
  // An input that the browser cannot read is not empty.
  if (field.validity?.badInput) return '?'
  if (field instanceof HTMLInputElement && isTickable(field))
    return (groupOf(field) as HTMLInputElement[]).some(({ checked }) => checked) ? 'on' : ''
  return field.value
}

/** Without `data-check`, the check of the field's HTML type; a value that is none of the three is reported. */
function checkOf(field: Field, { page, island }: Context): Check | undefined {
  const { check } = dataOf(field)
  if (check && CHECKS.includes(check)) return check as Check
  if (check) {
    const message = refusal('data-check', check, 'email, number ou range')
    page.report.error(Code.attributeRefused, message, { island, element: field })
  }
  if (field.type === 'email') return 'email'
  if (field.type !== 'number') return undefined
  return field.hasAttribute('min') && field.hasAttribute('max') ? 'range' : 'number'
}

/** A button that asks for no checks, such as one that saves a draft. */
export const isUnchecked = (submitter: HTMLElement | null) =>
  submitter?.hasAttribute('formnovalidate') ?? false

/** A field in error, and the message for the visitor, in the site's words of the moment. */
export interface Mistake {
  readonly field: Field
  text(): string
}

/** Checks the whole form (§5.2), by its rules and by the browser's own validation. */
export function mistakesIn(form: HTMLFormElement, context: Context): Mistake[] {
  return fieldsOf(form).flatMap((field) => {
    const text = mistakeOf(field, context)
    return text ? [{ field, text }] : []
  })
}

/** The message for a field in error; `undefined` when it may be sent. */
export function mistakeOf(field: Field, context: Context): Mistake['text'] | undefined {
  const { say } = context
  const { min = attribute(field, 'min'), max = attribute(field, 'max') } = dataOf(field)
  const name = field.title || field.name
  const found = refusalOf({
    field: name,
    value: currentValue(field),
    isRequired: groupOf(field).some(({ required }) => required),
    check: checkOf(field, context),
    min,
    max,
  })
  if (found) return () => say(found.key, found.values)
  // The browser's own checks still count (`pattern`, `maxlength`, a script's `setCustomValidity`): only their bubbles
  // are off.
  const { validity, validationMessage } = field
  if (validity.valid) return undefined
  const isMismatched = validity.patternMismatch
  if (isMismatched && dataOf(field).patternMessage) return () => dataOf(field).patternMessage ?? ''
  // The browser explains a `pattern` in its own language, and Firefox with the title, which is the field's name here.
  const isOurs = isMismatched && !validity.customError
  return () => say('other', { field: name, message: isOurs ? say('format') : validationMessage })
}
