/** The pop-up: version 1 over the page, version 2 in the form (§2.9). */

import { membersOf } from '../../src/dom/members'
import { Code, isIlotsError } from '../../src/island/errors'
import { isAbort } from '../../src/server/request'
import { serverFragment } from '../../src/server/server-html'
import { failureNotice } from '../../src/ui/failure-notice'
import { askPopup } from './calls'
import type { Context, SearchForm } from './context'
import { dismissOutside } from './dismiss-popup'
import { placePopup } from './place-popup'
import { ensureClose, suggestionsPart } from './popup-parts'

/** What the pop-up tells the search. */
export interface PopupOptions {
  /** A field of the pop-up has changed. */
  onChange(target: EventTarget | null): void
  /** The pop-up has closed. @param isReset whether the visitor closed it, so that the search starts over. */
  onClose(isReset: boolean): void
}

/** One pop-up of one search form: fetched, placed, closed. */
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
    // The page must not come back with it open, and it must not cover what a link to a hash leads to.
    for (const type of ['pagehide', 'hashchange']) addEventListener(type, () => this.close(), { signal })
  }

  get element(): HTMLElement | undefined {
    return this.#element
  }

  /** Aborts when the pop-up closes; undefined while it is closed. */
  get signal(): AbortSignal | undefined {
    return this.#open?.signal
  }

  /**
   * Opens the pop-up.
   * @returns the element for suggestions; undefined when the call failed (the pop-up says so) or it was closed
   * meanwhile.
   */
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
    // Before the field is emptied: focus in an empty field would offer recent searches.
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
      const element = this.#insert(serverFragment(html), open.signal)
      this.#listen(element, open.signal)
      return suggestionsPart(element, this.#context)
    } catch (error) {
      if (open.signal.aborted || isAbort(error)) return undefined
      const { page, island, host } = this.#context
      // The request service has reported its own errors.
      if (!isIlotsError(error)) page.report.thrown(error, Code.malformedReply, { island, element: host })
      this.#sayFailure(open.signal)
      return undefined
    }
  }

  /** Escape cancels while the pop-up loads; once open, it handles its own keys. */
  #giveUpOnEscape(signal: AbortSignal): void {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing || event.defaultPrevented || this.#element) return
      event.preventDefault()
      this.close()
    }
    this.#search.field.addEventListener('keydown', onKey, { signal })
  }

  #insert(content: DocumentFragment, signal: AbortSignal): HTMLElement {
    const { say } = this.#context
    const element = document.createElement('div')
    element.setAttribute('aria-label', say('search'))
    const sheet = document.createElement('div')
    sheet.className = 'ilots-search-sheet'
    sheet.append(content)
    element.append(sheet)
    this.#element = element
    placePopup(element, this.#search, this.#context, signal)
    dismissOutside(element, this.#search, signal, () => this.close())
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

  /** Shows the failure in the pop-up. Enter still submits the form. */
  #sayFailure(signal: AbortSignal): void {
    const insertNotice = (notice: HTMLElement) => {
      const content = document.createDocumentFragment()
      content.append(notice)
      this.#listen(this.#insert(content, signal), signal)
    }
    failureNotice({ ...this.#context, signal }, insertNotice, () => {
      this.close(false)
      const { field } = this.#search
      field.focus()
      field.dispatchEvent(new Event('input', { bubbles: true }))
    })
  }
}
