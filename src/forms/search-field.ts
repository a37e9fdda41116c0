import { membersOf } from '../dom/members'

/** Finds the field of a search form, whatever else the form holds. */
export function searchField(form: Element): HTMLInputElement | null {
  const within = membersOf(form)
  return (
    within.querySelector('input[type="search"]') ??
    within.querySelector('input[type="text"],input:not([type])')
  )
}
