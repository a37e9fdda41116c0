/** What the pop-up suggests for the field's text: asked for, shown, followed (§7.13). */

import { membersOf } from '../../src/dom/members'
import { type Asker, makeAsker } from '../../src/forms/combobox/ask'
import type { Combobox } from '../../src/forms/combobox/combobox'
import { makeSpeaker } from '../../src/forms/combobox/speak'
import { isAbort } from '../../src/server/request'
import { failureNotice } from '../../src/ui/notice'
import { suggestionCall } from './calls'
import { clearSuggestions, showSuggestions } from './list'
import type { Context, SearchForm } from './parts'
import type { Popup } from './popup'
import { serialise } from './serialise'

interface Around {
  readonly combobox: Combobox
  readonly popup: Popup
  /** Keeps a search that led somewhere. */
  remember(term: string): void
}

export class Suggestions {
  readonly #search: SearchForm
  readonly #context: Context
  readonly #around: Around
  readonly #call: (body: URLSearchParams) => Promise<string>
  readonly #speak: (sentence?: string) => void
  readonly #asker: Asker
  #list: HTMLElement | undefined

  constructor(search: SearchForm, context: Context, around: Around) {
    this.#search = search
    this.#context = context
    this.#around = around
    this.#call = suggestionCall(context)
    this.#speak = makeSpeaker(context.signal)
    this.#asker = makeAsker<string | undefined>(
      {
        ask: (term) => this.#ask(term),
        here: (html) => this.#show(html),
        failed: (error) => this.#fail(error),
      },
      context.signal,
    )
  }

  /** @param delay milliseconds, from the last key or filter on. */
  want(delay: number): void {
    this.#asker.want(this.#search.field.value.trim(), delay)
  }

  /** The pop-up has closed. */
  forget(): void {
    this.#asker.forget()
    this.#speak()
    this.#list = undefined
  }

  /** @returns nothing when nothing is to be asked for: the field is empty, or there is no pop-up. */
  async #ask(term: string): Promise<string | undefined> {
    const { popup } = this.#around
    this.#speak()
    if (!term) return undefined
    this.#list = await popup.open()
    popup.element?.setAttribute('aria-busy', 'true')
    return this.#list && this.#call(serialise(this.#search.form, popup.element))
  }

  #show(html: string | undefined): void {
    const { combobox, popup } = this.#around
    popup.element?.setAttribute('aria-busy', 'false')
    if (!this.#list) return
    if (html === undefined) clearSuggestions(this.#list, combobox)
    else
      this.#speak(
        showSuggestions(this.#list, html, this.#context, combobox, (option, event) =>
          this.#pick(option, event),
        ),
      )
  }

  #fail(error: unknown): void {
    const { combobox, popup } = this.#around
    popup.element?.setAttribute('aria-busy', 'false')
    const { signal } = popup
    const list = this.#list
    if (isAbort(error) || !list || !signal) return
    const put = (notice: HTMLElement) => clearSuggestions(list, combobox, notice)
    failureNotice({ ...this.#context, signal }, put, () => {
      this.#search.field.focus()
      this.want(0)
    })
  }

  #pick(option: HTMLElement, event: Event): void {
    const { form, field } = this.#search
    this.#around.remember(field.value)
    if (option.matches('a,button')) {
      // A click goes its own way, as all clicks on links do.
      if (event.type !== 'click') option.click()
      return
    }
    field.value = option.textContent?.trim() ?? ''
    membersOf(form).requestSubmit()
  }
}
