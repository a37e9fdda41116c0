/** The pop-up: version 1 over the page, version 2 in the form (§2.9). */

import { createRef } from 'react'
import { membersOf } from '../../src/dom/members'
import { withoutBox } from '../../src/forms/combobox/position-panel'
import { Code, isIlotsError } from '../../src/island/errors'
import { isAbort } from '../../src/server/request'
import { serverFragment } from '../../src/server/server-html'
import { makeRoot, type ReactRoot } from '../../src/ui/react-root'
import { askPopup } from './calls'
import type { Context, SearchForm } from './context'
import { dismissOutside } from './dismiss-popup'
import { placePopup } from './place-popup'
import { type Part, PopupBox } from './popup-box'
import { sayFailure } from './say-failure'

const PARTS: readonly Part[] = ['close', 'suggestions']
const find = (root: ParentNode, part: Part) => root.querySelector<HTMLElement>(`[data-role~="${part}"]`)

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
  #root: ReactRoot | undefined
  #missing: readonly Part[] = []
  #isBusy: boolean | undefined
  readonly #box = createRef<HTMLDivElement>()

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
    return this.#box.current ?? undefined
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

  /** Tells screen readers, and the style sheet, whether suggestions are on their way. */
  setBusy(isBusy: boolean): void {
    this.#isBusy = isBusy
    this.#draw()
  }

  close(isReset = true): void {
    if (!this.#opening) return
    this.#opening = undefined
    const hasFocus = this.element?.contains(document.activeElement)
    this.#open?.abort()
    this.#open = undefined
    this.#root?.remove()
    this.#root = undefined
    // Before the field is emptied: focus in an empty field would offer recent searches.
    if (hasFocus) this.#search.field.focus({ preventScroll: true })
    this.#options.onClose(isReset)
  }

  /** Closes it for its button or a key. The focus goes to the field, wherever a press has left it. */
  #dismiss(): void {
    this.#search.field.focus({ preventScroll: true })
    this.close()
  }

  async #make(): Promise<HTMLElement | undefined> {
    const open = new AbortController()
    this.#open = open
    this.#giveUpOnEscape(open.signal)
    try {
      const html = await askPopup(this.#context)
      if (open.signal.aborted) return undefined
      const content = serverFragment(html)
      const missing = PARTS.filter((part) => !find(content, part))
      for (const part of missing) this.#report(part)
      const list = find(content, 'suggestions')
      const sheet = this.#insert(missing, open.signal)
      const made = list ? null : (sheet?.lastElementChild as HTMLElement | null)
      sheet?.insertBefore(content, made)
      return list ?? made ?? undefined
    } catch (error) {
      if (open.signal.aborted || isAbort(error)) return undefined
      const { page, island, host } = this.#context
      // The request service has reported its own errors.
      if (!isIlotsError(error)) page.report.thrown(error, Code.malformedReply, { island, element: host })
      const sheet = this.#insert(['close'], open.signal)
      // Enter still submits the form.
      if (sheet) sayFailure(this.#context, sheet, open.signal, () => this.#retry())
      return undefined
    }
  }

  /** Escape cancels while the pop-up loads; once open, it handles its own keys. */
  #giveUpOnEscape(signal: AbortSignal): void {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing || event.defaultPrevented || this.element) return
      event.preventDefault()
      this.close()
    }
    this.#search.field.addEventListener('keydown', onKey, { signal })
  }

  /** Shows the pop-up with what the server's HTML has not. @returns where that HTML goes. */
  #insert(missing: readonly Part[], signal: AbortSignal): Element | null | undefined {
    const { form } = this.#search
    const isFull = this.#context.attributes.versionSearch === '1'
    this.#missing = missing
    this.#isBusy = undefined
    const put = withoutBox((container) =>
      isFull ? document.body.prepend(container) : membersOf(form).append(container),
    )
    this.#root = makeRoot(this.#context.page, put, this.#context.fail)
    this.#draw()
    const { element } = this
    if (!element) return undefined
    placePopup(element, this.#search, isFull, signal)
    dismissOutside(element, this.#search, signal, {
      left: () => this.close(),
      dismissed: () => this.#dismiss(),
    })
    this.#listen(element, signal)
    return element.firstElementChild
  }

  #draw(): void {
    this.#root?.render(() => (
      <PopupBox
        context={this.#context}
        boxRef={this.#box}
        isBusy={this.#isBusy}
        missing={this.#missing}
        onClose={() => this.#dismiss()}
      />
    ))
  }

  #listen(element: HTMLElement, signal: AbortSignal): void {
    element.addEventListener('change', ({ target }) => this.#options.onChange(target), { signal })
    element.addEventListener(
      'click',
      (event) => {
        if (!(event.target instanceof Element && membersOf(event.target).closest('[data-role~="close"]')))
          return
        event.preventDefault()
        this.#dismiss()
      },
      { signal },
    )
  }

  #report(part: Part): void {
    const { page, island, host } = this.#context
    page.report.error(
      Code.partMissing,
      `attendu data-role="${part}" dans la fenêtre de recherche du serveur, aucun trouvé ; l'ajouter.`,
      { island, element: host },
    )
  }

  #retry(): void {
    const { field } = this.#search
    this.close(false)
    field.focus()
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
}
