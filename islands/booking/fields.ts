/** The fields of the booking (§3.14), by the names of the specification. */
import { membersOf } from '../../src/dom/members'

export type Name = 'etape' | 'immat' | 'adresse' | 'code_postal' | 'lat' | 'lng' | 'vitre'

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** Every field of that name: radios share one. */
const named = (form: HTMLFormElement, name: string): Control[] =>
  [...membersOf(form).elements].filter((element): element is Control => element.getAttribute('name') === name)

export const fieldOf = (form: HTMLFormElement, name: Name): Control | undefined => named(form, name)[0]
export const textOf = (form: HTMLFormElement, name: Name): string => fieldOf(form, name)?.value ?? ''

/** Fills a field in for the visitor; one that the page does not have is left out. */
export function fill(form: HTMLFormElement, name: Name, value: string): void {
  const field = fieldOf(form, name)
  if (field) field.value = value
}

const isRadio = (field: Control): field is HTMLInputElement => field.type === 'radio'

/** What was chosen here, or on a page before: that travels in a hidden field. */
export const chosen = (form: HTMLFormElement, name: 'agence' | 'type'): string =>
  named(form, name).find((field) => !isRadio(field) || field.checked)?.value ?? ''

export function clearChoice(form: HTMLFormElement, name: 'agence' | 'type'): void {
  for (const field of named(form, name))
    if (isRadio(field)) field.checked = false
    else field.value = ''
}

/** §5.4: what was found for another address. */
export function forgetPlace(form: HTMLFormElement, names: readonly Name[]): void {
  for (const name of names) fill(form, name, '')
}

export const stepOf = (form: HTMLFormElement): number => Number(textOf(form, 'etape')) || 1
