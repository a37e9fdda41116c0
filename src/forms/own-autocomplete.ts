/** `autocomplete` of a field whose suggestions are an island's. */

import { setter } from '../dom/undo'
import { pageWide } from '../island/page-wide'

/** What the page says itself, where an island has lists of its own. */
const autocompletes = pageWide('autocompletes', () => new WeakMap<Element, string>())

/** `autocomplete` as the page has written it; empty without. */
export const ownAutocomplete = (field: Element): string =>
  autocompletes.get(field) ?? field.getAttribute('autocomplete') ?? ''

/** Until `signal` aborts, the browser's own suggestions do not lie over the island's. */
export function withoutAutocomplete(field: Element, signal: AbortSignal): void {
  autocompletes.set(field, ownAutocomplete(field))
  setter(signal)(field, 'autocomplete', 'off')
  signal.addEventListener('abort', () => autocompletes.delete(field))
}
