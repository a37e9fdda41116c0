/** What every overlay shares: the top layer, one at a time, focus, Escape, Back, the page behind (contract §4.2). */

import { Code } from '../contracts/errors'
import type { Page } from '../contracts/page'
import { isEscape } from '../dom/keys'
import { whenGone } from '../dom/when-gone'
import { HistoryEntry, whenPageLeft } from '../history/history-entry'
import { leavesPage } from '../history/leaves-page'
import { onBackdropClick } from './backdrop'
import { answerAround, closeFramed, isInOverlay, listenInFrames } from './framed'
import { keepAboveKeyboard } from './keyboard'
import { rememberFocus } from './remember-focus'
import { lockScroll } from './scroll-lock'
import { showModal } from './show-modal'
import type { StackEntry } from './stack-entry'
import { tellTakenForVisit } from './taken-for-visit'
import { rootOf, watchThirdPartyLayers } from './third-party'

/** How an overlay opens, and what closes it. */
export interface OverlayOptions {
  /** Its place in the store's stack; the overlay takes it away when it closes, and closes when a script does. */
  opened: StackEntry
  /** What gets focus first. */
  focus(): HTMLElement | null
  /** Asked before the visitor closes it; a script's `close()` does not ask. */
  mayClose?(): boolean | Promise<boolean>
  /** A click on the backdrop closes. */
  backdrop?: boolean
  /** Escape, Back and the close control close; true by default. */
  closable?: boolean
  /** Lies over an open overlay: the confirmation of §4.7. It is closed without touching the one below. */
  nested?: boolean
  /** What was used to open it. It gets the focus back where a pointer does not focus links and buttons (Safari). */
  opener?: Element | undefined
  onClosed(): void
}

/** The overlay that may be open on this page, and the confirmation over it. */
const stack: Overlay[] = []

/** The overlay that is open on this page. */
export const openOverlay = (): Overlay | undefined => stack[0]

/**
 * Reports the refusal of a second overlay (§5.8, §8.2).
 * @returns true when one is open.
 */
export function refuseSecond(page: Pick<Page, 'report' | 'config'>): boolean {
  if (!openOverlay()) return false
  page.report.error(
    Code.modalAlreadyOpen,
    `${page.config.product} : Attention, l'ouverture simultanée de deux modales est impossible`,
    { verbatim: true },
  )
  return true
}

/** A modal dialog that is open from its construction until `close()`. */
export class Overlay {
  readonly #page: Page
  readonly #dialog: HTMLDialogElement
  readonly #options: OverlayOptions
  readonly #giveFocusBack: () => void
  readonly #controller = new AbortController()
  #entry: HistoryEntry | undefined
  #asking = false

  constructor(page: Page, dialog: HTMLDialogElement, options: OverlayOptions) {
    this.#page = page
    this.#dialog = dialog
    this.#options = options
    this.#giveFocusBack = rememberFocus(options.opener)
    showModal(dialog, options.focus(), this.#controller.signal)
    stack.push(this)
    if (!options.nested) this.#entry = this.#makeEntry()
    tellTakenForVisit(page)
    this.#listen()
    // Last, as it writes: what is measured before it is as the opening has left it, and nothing is styled once more.
    this.#controller.signal.addEventListener('abort', lockScroll())
    if (!options.nested) page.dispatch(dialog, 'modal-open')
    options.opened.onTaken(() => this.close())
  }

  /** Closes the overlay for the visitor; `mayClose` is asked first. */
  async requestClose(): Promise<void> {
    if (this.#asking || this.#options.closable === false) return
    this.#asking = true
    try {
      if ((await this.#options.mayClose?.()) ?? true) this.close()
    } finally {
      this.#asking = false
    }
  }

  /** Closes the overlay and what lies over it, without asking. Idempotent. */
  close(): void {
    if (this.#controller.signal.aborted) return
    for (const above of stack.slice(stack.indexOf(this) + 1).reverse()) above.close()
    stack.splice(stack.indexOf(this), 1)
    // The page scrolls again before the dialog closes, which styles the page anew.
    this.#controller.abort()
    this.#options.opened.remove()
    if (!this.#options.nested) this.#page.dispatch(this.#dialog, 'modal-close')
    this.#dialog.close()
    this.#options.onClosed()
    // Only now: the frames have gone, and with them what they added to the history.
    this.#entry?.release()
    this.#giveFocusBack()
  }

  /**
   * Makes the entry for Back. An overlay in a frame of another one has none: the page around it
   * passes its Back on (contract §7).
   */
  #makeEntry(): HistoryEntry | undefined {
    if (isInOverlay()) return undefined
    return new HistoryEntry(() => {
      const { closable, mayClose } = this.#options
      const above = stack[stack.indexOf(this) + 1]
      const stays = Boolean(above) || closeFramed(this.#dialog)
      // Back has removed the entry: it is made again in case the visitor decides to stay.
      this.#entry = stays || mayClose || closable === false ? this.#makeEntry() : undefined
      if (!stays || above) void (above ?? this).requestClose()
    })
  }

  #listen(): void {
    const { signal } = this.#controller
    const dialog = this.#dialog
    const root = rootOf(dialog)
    root.addEventListener('keydown', (event) => this.#onKey(event), { signal })
    // Nothing has focus after a click on the veil: the key goes to the body.
    document.addEventListener('keydown', (event) => event.target === document.body && this.#onKey(event), {
      signal,
    })
    listenInFrames(dialog, () => this.#dismiss(), signal)
    answerAround(() => this.#dismiss(), signal)
    // Android's back gesture and other close requests.
    dialog.addEventListener('cancel', (event) => this.#onCancel(event), { signal })
    // A form with `method="dialog"` in the content closes it, and so does a browser that does not ask first.
    dialog.addEventListener('close', (event) => event.target === dialog && this.close(), { signal })
    if (this.#options.backdrop) onBackdropClick(dialog, () => void this.requestClose(), signal)
    watchThirdPartyLayers(this.#page, dialog, signal)
    keepAboveKeyboard(dialog, signal)
    const leave = (event: Event) => this.#onLeave(event)
    // After all handlers of the window, those included that others add with each event, as Turbo does: when one of
    // them prevents it, the page stays.
    const judgeLast = ({ type }: Event) => {
      removeEventListener(type, leave)
      addEventListener(type, leave, { signal })
    }
    for (const type of ['click', 'submit']) addEventListener(type, judgeLast, { capture: true, signal })
    whenGone(dialog, signal, () => this.close())
    whenPageLeft(signal, () => this.close())
    const forget = this.#page.on('navigate', (detail) => {
      if ((detail as { target: string }).target === '_self') this.#entry?.release()
    })
    signal.addEventListener('abort', forget)
  }

  #onKey(event: KeyboardEvent): void {
    if (event.key === 'Enter' && event.repeat) event.preventDefault()
    if (!isEscape(event)) return
    event.preventDefault()
    event.stopPropagation()
    this.#dismiss()
  }

  /** Closes what lies on top, for Escape and the like; an overlay in a frame of this one comes first. */
  #dismiss(): void {
    if (stack.at(-1) === this && !closeFramed(this.#dialog)) void this.requestClose()
  }

  #onCancel(event: Event): void {
    if (event.target !== this.#dialog) return
    event.preventDefault()
    this.#dismiss()
  }

  /** Removes the overlay's entry before a link or a form inside leaves the page (contract §4.2). */
  #onLeave(event: Event): void {
    const { target } = event
    if (event.defaultPrevented || !(target instanceof Element)) return
    // The form may be around the dialog: a table that is shown in a dialog stays in its form.
    if (!this.#dialog.contains(target) && !target.contains(this.#dialog)) return
    if (leavesPage(event, target)) this.#entry?.release()
  }
}
