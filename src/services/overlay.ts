/** What every overlay shares: the top layer, one at a time, focus, Escape, Back and the page behind (contract §4.2, §7). */
import type { Engine } from '../engine'
import { Code } from '../errors'
import { rememberFocus } from './focus'
import { HistoryEntry } from './history-entry'
import { lockScroll } from './scroll-lock'

export interface OverlayOptions {
  /** What gets focus first. */
  focus(): HTMLElement | null
  /** Asked before the visitor's own closing; not before `close()` of a script. */
  mayClose?(): boolean | Promise<boolean>
  /** A click on the backdrop closes. */
  backdrop?: boolean
  /** Escape, Back and the close control close; true by default. */
  closable?: boolean
  /** Lies over an open overlay: the confirmation of §4.7. It is closed without touching the one below. */
  nested?: boolean
  onClosed(): void
}

let current: Overlay | undefined

/** The overlay that is open on this page. */
export const openOverlay = (): Overlay | undefined => current

/** Reports the refusal of a second overlay (§5.8, §8.2). @returns true when one is open. */
export function refuseSecond(engine: Engine): boolean {
  if (!current) return false
  engine.report.error(
    Code.modalAlreadyOpen,
    `${engine.config.product} : Attention, l'ouverture simultanée de deux modales est impossible`,
    { verbatim: true },
  )
  return true
}

/** A modal dialog that is open from its construction until `close()`. */
export class Overlay {
  readonly #engine: Engine
  readonly #dialog: HTMLDialogElement
  readonly #options: OverlayOptions
  readonly #giveFocusBack = rememberFocus()
  readonly #unlock = lockScroll()
  readonly #controller = new AbortController()
  #entry: HistoryEntry | undefined
  #asking = false
  #pressedOutside = false

  constructor(engine: Engine, dialog: HTMLDialogElement, options: OverlayOptions) {
    this.#engine = engine
    this.#dialog = dialog
    this.#options = options
    if (!options.nested) {
      current = this
      this.#entry = this.#makeEntry()
    }
    dialog.showModal()
    ;(options.focus() ?? dialog).focus()
    this.#listen()
    if (options.nested) return
    engine.store.setState({ modal: { open: true } })
    engine.dispatch(dialog, 'modal-open')
  }

  /** The visitor wants to close: asks `mayClose` first. */
  async requestClose(): Promise<void> {
    if (this.#asking || this.#options.closable === false) return
    this.#asking = true
    try {
      if ((await this.#options.mayClose?.()) ?? true) this.close()
    } finally {
      this.#asking = false
    }
  }

  /** Closes without asking. Idempotent. */
  close(): void {
    if (this.#controller.signal.aborted) return
    this.#controller.abort()
    this.#entry?.release()
    if (!this.#options.nested) {
      current = undefined
      this.#engine.store.setState({ modal: { open: false } })
      this.#engine.dispatch(this.#dialog, 'modal-close')
    }
    this.#dialog.close()
    this.#unlock()
    this.#options.onClosed()
    this.#giveFocusBack()
  }

  #makeEntry(): HistoryEntry {
    return new HistoryEntry(() => {
      // Back took the entry: it is made again in case the visitor decides to stay.
      this.#entry = undefined
      if (this.#options.mayClose || this.#options.closable === false) this.#entry = this.#makeEntry()
      void this.requestClose()
    })
  }

  #listen(): void {
    const { signal } = this.#controller
    const dialog = this.#dialog
    dialog.addEventListener('keydown', (event) => this.#onKey(event), { signal })
    // Android's back gesture and other close requests.
    dialog.addEventListener('cancel', (event) => this.#onCancel(event), { signal })
    dialog.addEventListener('pointerdown', (event) => this.#onPress(event), { signal })
    dialog.addEventListener('click', (event) => this.#onClick(event), { signal })
    // Last, after the page's own handlers: whoever prevents the event stays on the page.
    for (const type of ['click', 'submit'])
      addEventListener(type, (event) => this.#onLeave(event), { signal })
    const forget = this.#engine.on('navigate', (detail) => {
      if ((detail as { target: string }).target === '_self') this.#entry?.release()
    })
    signal.addEventListener('abort', forget)
  }

  #onKey(event: KeyboardEvent): void {
    if (event.key === 'Enter' && event.repeat) event.preventDefault()
    if (event.key !== 'Escape' || event.defaultPrevented) return
    event.preventDefault()
    event.stopPropagation()
    void this.requestClose()
  }

  #onCancel(event: Event): void {
    if (event.target !== this.#dialog) return
    event.preventDefault()
    void this.requestClose()
  }

  #isOutside(event: MouseEvent): boolean {
    const { left, right, top, bottom } = this.#dialog.getBoundingClientRect()
    const { clientX: x, clientY: y } = event
    return event.target === this.#dialog && (x < left || x > right || y < top || y > bottom)
  }

  #onPress(event: PointerEvent): void {
    this.#pressedOutside = this.#isOutside(event)
  }

  /** A press that began inside (selecting text) and ends outside is not a click on the backdrop. */
  #onClick(event: MouseEvent): void {
    if (this.#options.backdrop && this.#pressedOutside && this.#isOutside(event)) void this.requestClose()
  }

  /** Following a link or sending a form inside leaves the page without the overlay's entry behind (contract §4.2). */
  #onLeave(event: Event): void {
    const { target } = event
    if (event.defaultPrevented || !(target instanceof Element) || !this.#dialog.contains(target)) return
    if (leavesPage(event, target)) this.#entry?.release()
  }
}

function leavesPage(event: Event, target: Element): boolean {
  if (event.type === 'submit') return (target as HTMLFormElement).target !== '_blank'
  const link = target.closest('a')
  const { ctrlKey, metaKey, shiftKey } = event as MouseEvent
  if (!link?.href || ctrlKey || metaKey || shiftKey || link.hasAttribute('download')) return false
  const sameTab = ['', '_self', '_top', '_parent'].includes(link.target)
  return sameTab && /^https?:/.test(link.protocol) && link.href.split('#')[0] !== location.href.split('#')[0]
}
