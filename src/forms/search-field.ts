/** The field of a search form, whatever else it holds. */
import { membersOf } from '../dom/members'

export function searchField(form: Element): HTMLInputElement | null {
  const within = membersOf(form)
  return (
    within.querySelector('input[type="search"]') ??
    within.querySelector('input[type="text"],input:not([type])')
  )
}
