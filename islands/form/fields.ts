/** The fields of a form, and what the rules have to know of each. */

import { membersOf } from '../../src/dom/members'
import type { Check, Entry } from '../../src/forms/rules'

export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const CHECKS: readonly string[] = ['email', 'number', 'range']
const BUTTONS = /^(submit|image|button|reset)$/

const isField = (element: Element): element is Field => element.matches('input,select,textarea')
const isChoice = ({ type }: Field) => type === 'radio'

/** Those that the browser would judge, in the order of the page; of a group of radios the first. */
export function fieldsOf(form: HTMLFormElement): Field[] {
  const groups = new Set<string>()
  return [...membersOf(form).elements].filter((element): element is Field => {
    if (!isField(element) || !element.willValidate || BUTTONS.test(element.type)) return false
    if (!isChoice(element) || element.name === '') return true
    const isFirst = !groups.has(element.name)
    groups.add(element.name)
    return isFirst
  })
}

/** The field that an answer names: PHP knows `photos[]` as `photos`. */
export function fieldNamed(form: HTMLFormElement, name: string): Field | undefined {
  const fields = [...membersOf(form).elements].filter(isField)
  const named = (wanted: string) => fields.find((field) => field.name === wanted && field.type !== 'hidden')
  return named(name) ?? named(`${name}[]`)
}

/** The radios of one name are judged together. */
export const groupOf = (field: Field): Field[] =>
  isChoice(field) && field.form
    ? [...membersOf(field.form).elements]
        .filter(isField)
        .filter((other) => isChoice(other) && other.name === field.name)
    : [field]

/** @param refuse is told of a `data-check` that is none of the three. */
export function entryOf(field: Field, refuse: (found: string) => void): Entry {
  const { min = attribute(field, 'min'), max = attribute(field, 'max') } = field.dataset
  return {
    field: field.title || field.name,
    value: heldBy(field),
    isRequired: groupOf(field).some(({ required }) => required),
    check: checkOf(field, refuse),
    min,
    max,
  }
}

const attribute = (field: Field, name: string) => field.getAttribute(name) ?? undefined

function heldBy(field: Field): string {
  // What the browser itself could not read is not empty.
  if (field.validity?.badInput) return '?'
  if (field instanceof HTMLInputElement && /radio|checkbox/.test(field.type))
    return (groupOf(field) as HTMLInputElement[]).some(({ checked }) => checked) ? 'on' : ''
  return field.value
}

/** A field that has its type from HTML is what it says, without `data-check` too. */
function checkOf(field: Field, refuse: (found: string) => void): Check | undefined {
  const { check } = field.dataset
  if (check && CHECKS.includes(check)) return check as Check
  if (check) refuse(check)
  if (field.type === 'email') return 'email'
  if (field.type !== 'number') return undefined
  return field.hasAttribute('min') && field.hasAttribute('max') ? 'range' : 'number'
}
