/** Suggestions for the field's text: requested, shown in the pop-up as a listbox, followed (§7.13). */

import { leadTo } from '../../src/dom/focus'
import type { Combobox, Pick } from '../../src/forms/combobox/combobox'
import { makeDebouncedAnnouncer } from '../../src/forms/combobox/debounced-announcement'
import { makeDebouncedQuery } from '../../src/forms/combobox/debounced-query'
import { submitForm } from '../../src/forms/submit-form'
import type { ReactRoot } from '../../src/rendering/react-root'
import { isAbort } from '../../src/server/request'
import { serverText } from '../../src/server/server-html'
import { serialise, suggestionCall } from './calls'
import type { Context } from './context'
import type { Popup } from './popup'

export type Suggestions = ReturnType<typeof makeSuggestions>

/** Makes the suggestions of one search form. @param remember keeps a search whose suggestion was followed. */
export function makeSuggestions(
  context: Context,
  combobox: Combobox,
  popup: Popup,
  remember: (term: string) => void,
) {
  const { form, field } = context
  const call = suggestionCall(context)
  const speak = makeDebouncedAnnouncer(context.signal)
  let list: HTMLElement | undefined
  let failure: ReactRoot | undefined
  const query = makeDebouncedQuery({ ask, here: showAnswer, failed }, context.signal)
  const want = (delay: number) => query.want(field.value.trim(), delay)

  /** Sends the call. @returns undefined, without a call, when the field is empty or the pop-up is not there. */
  async function ask(term: string): Promise<string | undefined> {
    speak()
    if (!term) return undefined
    list = await popup.open()
    popup.setBusy(true)
    return list && call(serialise(form, popup.element))
  }
  function showAnswer(html: string | undefined): void {
    popup.setBusy(false)
    failure?.remove()
    if (!list) return
    if (html === undefined) clear(list, combobox)
    else speak(render(list, html, context, combobox, pick))
  }
  function failed(error: unknown): void {
    popup.setBusy(false)
    failure?.remove()
    if (isAbort(error) || !list) return
    clear(list, combobox)
    failure = popup.sayFailure(list, () => {
      leadTo(field)
      want(0)
    })
  }
  function pick(option: HTMLElement, event: Event): void {
    remember(field.value)
    if (option.matches('a,button')) {
      // A real click follows the link by itself.
      if (event.type !== 'click') option.click()
      return
    }
    field.value = option.textContent?.trim() ?? ''
    submitForm(form, context.page)
  }

  return {
    /** Asks for suggestions after `delay` milliseconds without another key or filter. */
    want,
    /** Drops everything: the pop-up has closed. */
    reset() {
      query.forget()
      speak()
      list = undefined
    },
  }
}

/** The options: links and buttons, or else list items. */
function optionsOf(list: Element): HTMLElement[] {
  const links = [...list.querySelectorAll<HTMLElement>('a[href],button')]
  return links.length > 0 ? links : [...list.querySelectorAll<HTMLElement>('li')]
}

/** Shows the server's suggestions. @returns the sentence to speak: how many there are. */
function render(list: HTMLElement, html: string, { say }: Context, combobox: Combobox, pick: Pick): string {
  list.replaceChildren(serverText(html, ['button']))
  const options = optionsOf(list)
  // A link beside the server's list leads to all results: it is no suggestion.
  const count = options.filter((option) => option.closest('li')).length || options.length
  if (count === 0) {
    clear(list, combobox, list.textContent?.trim() || say('none'))
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
function clear(list: HTMLElement, combobox: Combobox, content = ''): void {
  combobox.hide()
  list.removeAttribute('role')
  list.removeAttribute('aria-label')
  list.replaceChildren(content)
}
