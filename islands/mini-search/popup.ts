/** The pop-up: version 1 over the page, version 2 in the form (§2.9). */

import { membersOf } from '../../src/dom/members'
import { Code, isIlotsError } from '../../src/island/errors'
import { isAbort } from '../../src/server/request'
import { serverFragment } from '../../src/server/server-html'
import { failureNotice } from '../../src/ui/notice'
import { askPopup } from './calls'
import { keepOpenInside } from './inside'
import type { Context, SearchForm } from './parts'
import { place } from './place'
import { ensureClose, suggestionsPart } from './popup-parts'

export interface PopupOptions {
  /** A field of the pop-up changed. */
  onChange(target: EventTarget | null): void
  /** It has closed. @param isReset by the visitor: the search begins anew. */
  onClose(isReset: boolean): void
}

export class Popup {
  readonly #search: SearchForm
  readonly #context: Context
  readonly #options: PopupOptions
  #opening: Promise<HTMLElement | undefined> | undefined
  #open: AbortController | undefined
  #element: HTMLElement | undefined

  constructor(search: SearchForm, context: Context, options: PopupOptions) {
    this.#search = search
    this.#context = context
    this.#options = options
    const { signal } = context
    signal.addEventListener('abort', () => this.close(false))
    // Back must not find it open, nor the place that was gone to lie under it.
    for (const type of ['pagehide', 'hashchange']) addEventListener(type, () => this.close(), { signal })
  }

  get element(): HTMLElement | undefined {
    return this.#element
  }

  /** Lives as long as the pop-up is open. */
  get signal(): AbortSignal | undefined {
    return this.#open?.signal
  }

  /** @returns where its suggestions go; nothing when it could not be had, which it says, or was closed meanwhile. */
  open(): Promise<HTMLElement | undefined> {
    this.#opening ??= this.#make()
    return this.#opening
  }

  close(isReset = true): void {
    if (!this.#opening) return
    this.#opening = undefined
    const hasFocus = this.#element?.contains(document.activeElement)
    this.#open?.abort()
    this.#open = undefined
    this.#element = undefined
    // While the field has its text: an empty one would offer recent searches.
    if (hasFocus) this.#search.field.focus({ preventScroll: true })
    this.#options.onClose(isReset)
  }

  async #make(): Promise<HTMLElement | undefined> {
    const open = new AbortController()
    this.#open = open
    this.#giveUpOnEscape(open.signal)
    try {
      const html = await askPopup(this.#context)
      if (open.signal.aborted) return undefined
      const element = this.#put(serverFragment(html), open.signal)
      this.#listen(element, open.signal)
      return suggestionsPart(element, this.#context)
    } catch (error) {
      if (open.signal.aborted || isAbort(error)) return undefined
      const { engine, island, host } = this.#context
      // What the request service throws, it has reported.
      if (!isIlotsError(error)) engine.report.thrown(error, Code.malformedReply, { island, element: host })
      this.#sayFailure(open.signal)
      return undefined
    }
  }

  /** While it is on its way; what is there has keys of its own. */
  #giveUpOnEscape(signal: AbortSignal): void {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing || event.defaultPrevented || this.#element) return
      event.preventDefault()
      this.close()
    }
    this.#search.field.addEventListener('keydown', onKey, { signal })
  }

  #put(content: DocumentFragment, signal: AbortSignal): HTMLElement {
    const { say } = this.#context
    const element = document.createElement('div')
    element.setAttribute('aria-label', say('search'))
    const sheet = document.createElement('div')
    sheet.className = 'ilots-search-sheet'
    sheet.append(content)
    element.append(sheet)
    this.#element = element
    place(element, this.#search, this.#context, signal)
    keepOpenInside(element, this.#search, signal, () => this.close())
    return element
  }

  #listen(element: HTMLElement, signal: AbortSignal): void {
    ensureClose(element, this.#context)
    element.addEventListener('change', ({ target }) => this.#options.onChange(target), { signal })
    element.addEventListener(
      'click',
      (event) => {
        if (!(event.target instanceof Element && membersOf(event.target).closest('[data-role~="close"]')))
          return
        event.preventDefault()
        this.close()
      },
      { signal },
    )
  }

  /** Enter still runs the search: the form is there. */
  #sayFailure(signal: AbortSignal): void {
    const put = (notice: HTMLElement) => {
      const content = document.createDocumentFragment()
      content.append(notice)
      this.#listen(this.#put(content, signal), signal)
    }
    failureNotice({ ...this.#context, signal }, put, () => {
      this.close(false)
      const { field } = this.#search
      field.focus()
      field.dispatchEvent(new Event('input', { bubbles: true }))
    })
  }
}
