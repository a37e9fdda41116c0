/** The loader's screen. It is in the page only while it shows. */

import type { Page } from '../../src/contracts/page'
import { onTranslated } from '../../src/i18n/say'
import { keepOnTop } from '../../src/overlay/on-top'
import { rememberFocus } from '../../src/overlay/remember-focus'
import { lockScroll } from '../../src/overlay/scroll-lock'
import { blockInput } from './block-input'
import { applyColours, type Look, make, renderParts, versionClass } from './render-parts'
import type { ScreenSettings } from './settings'

/** Milliseconds without progress after which the visitor is offered a way back to the page. */
const PATIENCE = 20_000
/** Percent. Progress is read out once a quarter. */
const QUARTER = 25

/** One screen, shown and hidden by the service. */
export class Screen {
  readonly #page: Page
  readonly #say: Look['say']
  // Without React: it is shown because something is slow: the renderer before it makes it later and heavier.
  readonly #element = document.createElement('div')
  /** Some of the percentages are read out from it. */
  readonly #spoken = make('p', { className: 'ilots-spoken' })
  #settings: ScreenSettings = {}
  #percent: number | undefined
  #quarter = 0
  #frame = 0
  #timer: ReturnType<typeof setTimeout> | undefined
  #showing: AbortController | undefined
  /** Whether the way back to the page is offered. */
  #isLate = false

  constructor(page: Page, say: Look['say']) {
    this.#page = page
    this.#say = say
    this.#element.setAttribute('popover', 'manual')
    this.#element.setAttribute('role', 'status')
    // Screen readers read only what is new.
    this.#element.setAttribute('aria-atomic', 'false')
  }

  /** The settings of the last `show()` that gave any. */
  set settings(settings: ScreenSettings) {
    this.#settings = settings
    if (this.#showing) this.#draw()
  }

  set percent(percent: number) {
    this.#percent = percent
    if (!this.#showing) return
    this.#renderPercent()
    this.#restartPatience()
  }

  /** Shows on the next frame, so that a screen hidden at once never appears. */
  show(): void {
    if (!this.#showing) this.#frame ||= requestAnimationFrame(() => this.#open())
  }

  hide(): void {
    this.#close()
    this.#percent = undefined
    this.#quarter = 0
  }

  #open(): void {
    this.#showing = new AbortController()
    const { signal } = this.#showing
    const giveFocusBack = rememberFocus()
    const unlock = lockScroll()
    signal.addEventListener('abort', () => {
      const hadFocus = this.#element.contains(document.activeElement)
      this.#element.remove()
      unlock()
      if (hadFocus) giveFocusBack()
    })
    this.#element.className = versionClass(this.#settings)
    keepOnTop(this.#element, signal)
    blockInput(this.#element, signal, () => this.#close())
    // Screen readers read what is added to a region that is in the page already.
    this.#frame = requestAnimationFrame(() => this.#draw())
    onTranslated(this.#page, signal, () => this.#draw())
    this.#restartPatience()
  }

  /** Closes, also for the visitor: the next `show()` shows the screen again. */
  #close(): void {
    cancelAnimationFrame(this.#frame)
    clearTimeout(this.#timer)
    this.#frame = 0
    this.#showing?.abort()
    this.#showing = undefined
    this.#isLate = false
    this.#element.replaceChildren()
    this.#element.removeAttribute('style')
  }

  #draw(): void {
    const hadFocus = this.#element.contains(document.activeElement)
    this.#element.className = versionClass(this.#settings)
    this.#element.removeAttribute('style')
    applyColours(this.#element, this.#settings)
    this.#spoken.textContent = ''
    this.#element.replaceChildren(this.#spoken)
    renderParts(this.#element, { page: this.#page, settings: this.#settings, say: this.#say })
    if (this.#percent !== undefined) this.#renderPercent()
    if (this.#isLate) this.#offerWayOut(hadFocus)
  }

  /** A sentence and a button, for when a script forgets to hide the screen. */
  #offerWayOut(focus: boolean): void {
    const sentence = make('p', { className: 'ilots-loading-slow', textContent: this.#say('slow') })
    const properties = { className: 'ilots-button', type: 'button', textContent: this.#say('leave') } as const
    const button = make('button', properties)
    button.addEventListener('click', () => this.#close())
    this.#element.append(sentence, button)
    if (focus) button.focus({ preventScroll: true })
  }

  #renderPercent(): void {
    const percent = this.#percent ?? 0
    const text = this.#say('percent', { percent })
    const progress = this.#element.querySelector<HTMLElement>('.ilots-loading-progress')
    progress?.setAttribute('aria-valuenow', String(percent))
    progress?.style.setProperty('--ilots-loading-percent', String(percent))
    progress?.querySelector('.ilots-loading-percent')?.replaceChildren(text)
    const quarter = Math.floor(percent / QUARTER)
    if (quarter > this.#quarter) this.#spoken.textContent = text
    this.#quarter = quarter
  }

  /** Starts the wait over at each progress. */
  #restartPatience(): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => {
      if (this.#isLate) return
      this.#isLate = true
      this.#offerWayOut(false)
    }, PATIENCE)
  }
}
