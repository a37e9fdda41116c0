/** The form of the booking: its fields (§3.14), by the names of the specification, and its step. */

import { partAround } from '../../src/dom/content'
import { formElements } from '../../src/forms/form-members'
import { bringBack, noteGiven } from '../../src/forms/given-values'
import type { BookingContext } from './context'

export type Name = 'etape' | 'immat' | 'adresse' | 'code_postal' | 'lat' | 'lng' | 'vitre'

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** Every field of that name: radio buttons share theirs. */
const named = (form: HTMLFormElement, name: string): Control[] =>
  formElements(form).filter((element): element is Control => element.getAttribute('name') === name)

/** The first field of that name. */
export const fieldOf = (form: HTMLFormElement, name: Name): Control | undefined => named(form, name)[0]
/** The value of a field; empty when the page does not have it. */
export const textOf = (form: HTMLFormElement, name: Name): string => fieldOf(form, name)?.value ?? ''

/** Whether an event is of the first field of that name. */
export const isOf = ({ target }: Event, form: HTMLFormElement, name: Name): boolean =>
  target !== null && target === fieldOf(form, name)

/** The element around an event's target; null for elements that content has put into the template's form. */
export const around = ({ target }: Event, selector: string, form: HTMLFormElement): HTMLElement | null =>
  partAround(form, target, selector)

/** Fills a field in for the visitor; does nothing when the page does not have it. */
export function fill(form: HTMLFormElement, name: Name, value: string): void {
  const field = fieldOf(form, name)
  if (field) write(field, value)
}

const write = (field: Control, value: string): void =>
  noteGiven(field, () => {
    field.value = value
  })

/** After a reset, which does not change hidden fields: gives them the page's values again. */
export function bringHiddenBack(form: HTMLFormElement): void {
  for (const field of formElements(form)) bringBack(field, form)
}

const isRadio = (field: Control): field is HTMLInputElement => field.type === 'radio'

/** The choice made here, or on an earlier page, which a hidden field carries. */
export const chosen = (form: HTMLFormElement, name: 'agence' | 'type'): string =>
  named(form, name).find((field) => !isRadio(field) || field.checked)?.value ?? ''

/** Unticks the radio buttons of that name, and empties its hidden field. */
export function clearChoice(form: HTMLFormElement, name: 'agence' | 'type'): void {
  for (const field of named(form, name))
    if (isRadio(field)) field.checked = false
    else write(field, '')
}

/** The step of this page, from 1. */
export const stepOf = (form: HTMLFormElement): number => Number(textOf(form, 'etape')) || 1

/** Whether this page shows the last step (contract §4.4). */
export const isFinal = ({ form, attributes: { finalStep } }: BookingContext): boolean =>
  finalStep !== undefined && stepOf(form) >= finalStep
