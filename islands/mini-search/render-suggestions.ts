/** Puts the server's suggestions into the list as the options of a listbox. */
import type { Combobox, Pick } from '../../src/forms/combobox/combobox'
import { serverFragment } from '../../src/server/server-html'
import type { Context } from './context'

/** The options: links and buttons, or else list items. */
function optionsOf(list: Element): HTMLElement[] {
  const links = [...list.querySelectorAll<HTMLElement>('a[href],button')]
  return links.length > 0 ? links : [...list.querySelectorAll<HTMLElement>('li')]
}

/** Shows the suggestions. @returns the sentence to speak: how many there are. */
export function renderSuggestions(
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
  // A listbox may hold only options: the rest of the server's HTML is presentation.
  for (const element of list.querySelectorAll('*'))
    if (!options.some((option) => option.contains(element))) element.setAttribute('role', 'presentation')
  // Arrows reach the options; Tab goes on to the filters.
  for (const option of options) option.tabIndex = -1
  list.setAttribute('role', 'listbox')
  list.setAttribute('aria-label', say('suggestions'))
  combobox.show(list, options, pick)
  return say(count === 1 ? 'one' : 'many', { count })
}

/** Removes the suggestions and the listbox. @param content is shown instead. */
export function clearSuggestions(list: HTMLElement, combobox: Combobox, content = ''): void {
  combobox.hide()
  list.removeAttribute('role')
  list.removeAttribute('aria-label')
  list.replaceChildren(content)
}
