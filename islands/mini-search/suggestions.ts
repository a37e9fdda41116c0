/** Suggestions for the field's text: requested, shown in the pop-up, followed (§7.13). */

import { membersOf } from '../../src/dom/members'
import type { Combobox } from '../../src/forms/combobox/combobox'
import { makeDebouncedAnnouncer } from '../../src/forms/combobox/debounced-announcement'
import { type DebouncedQuery, makeDebouncedQuery } from '../../src/forms/combobox/debounced-query'
import { isAbort } from '../../src/server/request'
import type { ReactRoot } from '../../src/ui/react-root'
import { suggestionCall } from './calls'
import type { Context, SearchForm } from './context'
import type { Popup } from './popup'
import { clearSuggestions, renderSuggestions } from './render-suggestions'
import { sayFailure } from './say-failure'
import { serialise } from './search-fields'

interface Around {
  readonly combobox: Combobox
  readonly popup: Popup
  /** Keeps a search whose suggestion was followed. */
  remember(term: string): void
}

/** The suggestions of one search form. */
export class Suggestions {
  readonly #search: SearchForm
  readonly #context: Context
  readonly #around: Around
  readonly #call: (body: URLSearchParams) => Promise<string>
  readonly #speak: (sentence?: string) => void
  readonly #query: DebouncedQuery
  #list: HTMLElement | undefined
  #failure: ReactRoot | undefined

  constructor(search: SearchForm, context: Context, around: Around) {
    this.#search = search
    this.#context = context
    this.#around = around
    this.#call = suggestionCall(context)
    this.#speak = makeDebouncedAnnouncer(context.signal)
    this.#query = makeDebouncedQuery<string | undefined>(
      {
        ask: (term) => this.#ask(term),
        here: (html) => this.#show(html),
        failed: (error) => this.#fail(error),
      },
      context.signal,
    )
  }

  /** Asks for suggestions after `delay` milliseconds without another key or filter. */
  want(delay: number): void {
    this.#query.want(this.#search.field.value.trim(), delay)
  }

  /** Drops everything: the pop-up has closed. */
  forget(): void {
    this.#query.forget()
    this.#speak()
    this.#list = undefined
  }

  /** Sends the call. @returns undefined, without a call, when the field is empty or the pop-up is not there. */
  async #ask(term: string): Promise<string | undefined> {
    const { popup } = this.#around
    this.#speak()
    if (!term) return undefined
    this.#list = await popup.open()
    popup.setBusy(true)
    return this.#list && this.#call(serialise(this.#search.form, popup.element))
  }

  #show(html: string | undefined): void {
    const { combobox, popup } = this.#around
    popup.setBusy(false)
    this.#failure?.remove()
    if (!this.#list) return
    if (html === undefined) clearSuggestions(this.#list, combobox)
    else
      this.#speak(
        renderSuggestions(this.#list, html, this.#context, combobox, (option, event) =>
          this.#pick(option, event),
        ),
      )
  }

  #fail(error: unknown): void {
    const { combobox, popup } = this.#around
    popup.setBusy(false)
    this.#failure?.remove()
    const { signal } = popup
    const list = this.#list
    if (isAbort(error) || !list || !signal) return
    clearSuggestions(list, combobox)
    this.#failure = sayFailure(this.#context, list, signal, () => {
      this.#search.field.focus()
      this.want(0)
    })
  }

  #pick(option: HTMLElement, event: Event): void {
    const { form, field } = this.#search
    this.#around.remember(field.value)
    if (option.matches('a,button')) {
      // A real click follows the link by itself.
      if (event.type !== 'click') option.click()
      return
    }
    field.value = option.textContent?.trim() ?? ''
    membersOf(form).requestSubmit()
  }
}
