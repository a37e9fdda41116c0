/** The server's suggestions as the options of a listbox, and what is said of them. */
import type { Combobox, Pick } from '../../src/forms/combobox/combobox'
import { serverFragment } from '../../src/server/server-html'
import type { Context } from './parts'

/** What is chosen with arrows: the links, else the items. */
function optionsOf(list: Element): HTMLElement[] {
  const links = [...list.querySelectorAll<HTMLElement>('a[href],button')]
  return links.length > 0 ? links : [...list.querySelectorAll<HTMLElement>('li')]
}

/** @returns the sentence that tells how many there are. */
export function showSuggestions(
  list: HTMLElement,
  html: string,
  { say }: Context,
  combobox: Combobox,
  pick: Pick,
): string {
  list.replaceChildren(serverFragment(html))
  const options = optionsOf(list)
  const { length: count } = options
  if (count === 0) {
    clearSuggestions(list, combobox, list.textContent?.trim() || say('none'))
    return list.textContent ?? ''
  }
  // In a listbox there is nothing but options: the rest of the server's HTML only looks.
  for (const element of list.querySelectorAll('*'))
    if (!options.some((option) => option.contains(element))) element.setAttribute('role', 'presentation')
  // They are reached with arrows; Tab goes on to the filters.
  for (const option of options) option.tabIndex = -1
  list.setAttribute('role', 'listbox')
  list.setAttribute('aria-label', say('suggestions'))
  combobox.show(list, options, pick)
  return say(count === 1 ? 'one' : 'many', { count })
}

/** Nothing to choose from. @param content what stands there instead. */
export function clearSuggestions(list: HTMLElement, combobox: Combobox, content: string | Node = ''): void {
  combobox.hide()
  list.removeAttribute('role')
  list.removeAttribute('aria-label')
  list.replaceChildren(content)
}
