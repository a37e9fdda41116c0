/** The fields that a choice fills as well (`cibles`, §3.15). */

import { membersOf } from '../../src/dom/members'
import { Code, refusal } from '../../src/island/errors'
import type { Context } from './mount'

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** The text of a field that stands for a choice: its own, or another field's that wrote it. */
export const accepted = new WeakMap<Element, string>()

/** Writes a value where a selector says, and tells the page's scripts; what is no field gets it as text. */
export function fill(context: Context, selector: string, value: string): void {
  for (const target of find(context, selector)) {
    if (!isField(target)) membersOf(target).textContent = value
    else if (write(target, value)) tellChange(target)
  }
}

/** Whether any of the targets has a value. */
export function hasValues(context: Context, selectors: readonly string[]): boolean {
  return selectors.some((selector) =>
    find(context, selector).some((target) =>
      isField(target) ? target.value : membersOf(target).textContent,
    ),
  )
}

/** Scripts of the page, and other islands, hear of it as if it were typed. */
export function tellChange(field: Field): void {
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
}

const isField = (element: Element): element is Field =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLSelectElement ||
  element instanceof HTMLTextAreaElement

/** @returns whether it changed anything. */
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

/** In the same form first: a page may hold the same form twice. */
function find({ host, engine, island }: Context, selector: string): Element[] {
  try {
    const own = [...(membersOf((host as HTMLInputElement).form)?.querySelectorAll(selector) ?? [])]
    const found = own.length > 0 ? own : [...document.querySelectorAll(selector)]
    if (found.length === 0)
      engine.report.error(
        Code.partMissing,
        `cibles : rien ne correspond à « ${selector} » dans la page ; corriger le sélecteur ou ajouter le champ.`,
        { island, element: host },
      )
    return found
  } catch {
    const message = refusal('cibles', selector, 'un sélecteur')
    engine.report.error(Code.selectorInvalid, message, { island, element: host })
    return []
  }
}
