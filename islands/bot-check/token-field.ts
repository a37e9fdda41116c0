/** The form's field that holds the token. */
import { membersOf } from '../../src/dom/members'

/**
 * @returns writes the token into the page's field, or into the one that the provider has rendered. Without either, a hidden
 * field is created, until `signal` aborts.
 */
export function bindTokenField(form: HTMLFormElement, host: Element, name: string, signal: AbortSignal) {
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

/** Gives the field its first value back in the end: the value of a hidden field is its attribute, part of the server's HTML. */
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
