/** The fields that a choice fills as well (`cibles`, §3.15). */
import { membersOf } from '../../src/dom/members'
import { Code, refusal } from '../../src/island/errors'
import type { AutocompleteContext } from './context'

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** Field → the text that stands in it by a choice, made in this field or in another that fills it. */
export const accepted = new WeakMap<Element, string>()

/** Writes a value into what a selector finds, and dispatches the events of a change; an element that is no field gets text. */
export function fill(context: AutocompleteContext, selector: string, value: string): void {
  for (const target of find(context, selector)) {
    if (!isField(target)) membersOf(target).textContent = value
    else if (write(target, value)) tellChange(target)
  }
}

/** Whether any of the targets has a value. */
export function hasValues(context: AutocompleteContext, selectors: readonly string[]): boolean {
  return selectors.some((selector) =>
    find(context, selector).some((target) =>
      isField(target) ? target.value : membersOf(target).textContent,
    ),
  )
}

/** Dispatches `input` and `change`, so that page scripts and other islands react as if the visitor had typed. */
export function tellChange(field: Field): void {
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
}

const isField = (element: Element): element is Field =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLSelectElement ||
  element instanceof HTMLTextAreaElement

/** @returns whether the field has changed. */
function write(field: Field, value: string): boolean {
  if (field instanceof HTMLInputElement && /checkbox|radio/.test(field.type)) {
    const before = field.checked
    field.checked = field.value === value
    return field.checked !== before
  }
  const before = field.value
  field.value = value
  accepted.set(field, field.value)
  return field.value !== before
}

/** Looks in the same form first: a page may contain the same form twice. */
function find({ host, page, island }: AutocompleteContext, selector: string): Element[] {
  try {
    const own = [...(membersOf((host as HTMLInputElement).form)?.querySelectorAll(selector) ?? [])]
    const found = own.length > 0 ? own : [...document.querySelectorAll(selector)]
    if (found.length === 0)
      page.report.error(
        Code.partMissing,
        `cibles : rien ne correspond à « ${selector} » dans la page ; corriger le sélecteur ou ajouter le champ.`,
        { island, element: host },
      )
    return found
  } catch {
    const message = refusal('cibles', selector, 'un sélecteur')
    page.report.error(Code.selectorInvalid, message, { island, element: host })
    return []
  }
}
