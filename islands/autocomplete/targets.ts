/** What a suggestion may fill in: no selector in `data-autocomplete` can empty the page (contract §8). */

import type { Config } from '../../src/contracts/config'
import { isInContent } from '../../src/dom/content'

export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

export const isField = (element: Element): element is Field =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLSelectElement ||
  element instanceof HTMLTextAreaElement

/** What ends the sentence "…, attendu ". */
export const ALLOWED =
  'un champ ou un texte du même formulaire, un output, ou un élément marqué data-autocomplete-target'

/**
 * Whether an element is none of the page's: a browser that translates puts `font` around texts, an extension adds
 * elements of a kind that the page has not defined.
 */
const isOfBrowser = ({ localName }: Element): boolean =>
  localName === 'font' || (localName.includes('-') && !customElements.get(localName))

/** A field, or an element that holds only text: writing into it removes no other element of the page. */
const isFillable = (target: Element): boolean =>
  isField(target) || [...target.querySelectorAll('*')].every(isOfBrowser)

/**
 * Whether the suggestions of a field may fill in an element: one of the same form; elsewhere an `output` and what
 * the template has marked. A field in content fills in content only, whichever form it belongs to.
 * @param config says what is content.
 */
export function mayFill(host: HTMLInputElement, target: Element, config: Pick<Config, 'content'>): boolean {
  if (target === host || !isFillable(target)) return false
  if (isInContent(host, config) && !isInContent(target, config)) return false
  const { form } = host
  if (form && (form.contains(target) || (isField(target) && target.form === form))) return true
  return target.matches('output,[data-autocomplete-target]') && !isInContent(host, config)
}
