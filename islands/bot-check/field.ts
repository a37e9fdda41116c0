/** The form's field that the token goes into. */
import { membersOf } from '../../src/dom/members'

/**
 * @returns writes the token. The page's field is used, or the one that the provider has drawn; without either a hidden
 * one is made, until `signal` aborts.
 */
export function tokenField(form: HTMLFormElement, host: Element, name: string, signal: AbortSignal) {
  const find = () =>
    [...membersOf(form).elements].find(
      (element): element is HTMLInputElement | HTMLTextAreaElement =>
        (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) &&
        element.name === name,
    )
  const make = () => {
    const field = document.createElement('input')
    field.type = 'hidden'
    field.name = name
    membersOf(host).append(field)
    signal.addEventListener('abort', () => field.remove())
    return field
  }
  return (token: string): void => {
    const field = find() ?? (token ? make() : undefined)
    if (!field) return
    restore(field, signal)
    field.value = token
  }
}

const kept = new WeakSet<Element>()

/** A hidden field's value is its attribute: the server's is given back. */
function restore(field: HTMLInputElement | HTMLTextAreaElement, signal: AbortSignal): void {
  if (kept.has(field)) return
  kept.add(field)
  const before = field.getAttribute('value')
  signal.addEventListener('abort', () => {
    kept.delete(field)
    if (before === null) field.removeAttribute('value')
    else field.setAttribute('value', before)
  })
}
