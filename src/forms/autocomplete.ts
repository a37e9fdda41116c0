/** `autocomplete` of a field whose suggestions are an island's. */

import { setter } from '../dom/undo'
import { untilPageHide } from './until-page-hide'

/** What the page has written, of fields whose suggestions an island shows. */
const autocompletes = new WeakMap<Element, string>()

/** Reads `autocomplete` as the page has written it; empty without. */
export const autocompleteOf = (field: Element): string =>
  autocompletes.get(field) ?? field.getAttribute('autocomplete') ?? ''

/**
 * Turns the browser's own suggestions off until `signal` aborts: they would lie over the island's. Not while the page
 * is left: browsers keep nothing for Back of a field that has them off.
 */
export function withoutAutocomplete(field: Element, signal: AbortSignal): void {
  autocompletes.set(field, autocompleteOf(field))
  untilPageHide(signal, (shown) => setter(shown)(field, 'autocomplete', 'off'))
  signal.addEventListener('abort', () => autocompletes.delete(field))
}
