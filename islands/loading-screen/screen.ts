/** The loader's own screen: in the page while it shows, and only then. */
import type { Engine } from '../../src/engine/engine'
import { onTranslated } from '../../src/i18n/say'
import { rememberFocus } from '../../src/overlay/focus'
import { keepOnTop } from '../../src/overlay/on-top'
import { lockScroll } from '../../src/overlay/scroll-lock'
import type { Settings } from './attributes'
import { shield } from './shield'
import { colour, fill, type Look, makeSpoken, makeWayOut, showPercent, versionClass } from './view'

/** Without news for this long, the visitor is offered the way back to the page. Milliseconds. */
const PATIENCE = 20_000
/** Progress is spoken once a quarter. Percent. */
const QUARTER = 25

export class Screen {
  readonly #engine: Engine
  readonly #say: Look['say']
  readonly #element = document.createElement('div')
  readonly #spoken = makeSpoken()
  #settings: Settings = {}
  #percent: number | undefined
  #quarter = 0
  #frame = 0
  #timer: ReturnType<typeof setTimeout> | undefined
  #showing: AbortController | undefined
  /** The way back to the page is offered. */
  #late = false

  constructor(engine: Engine, say: Look['say']) {
    this.#engine = engine
    this.#say = say
    this.#element.setAttribute('popover', 'manual')
    this.#element.setAttribute('role', 'status')
    // Only what is new is spoken.
    this.#element.setAttribute('aria-atomic', 'false')
  }

  /** Those of the last `show` that gave some. */
  set settings(settings: Settings) {
    this.#settings = settings
    if (this.#showing) this.#draw()
  }

  set percent(percent: number) {
    this.#percent = percent
    if (!this.#showing) return
    this.#showPercent()
    this.#wait()
  }

  /** Shows on the next frame: what is hidden before it has never been there. */
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
    shield(this.#element, signal, () => this.#close())
    // Screen readers speak what comes into a region that is already there.
    this.#frame = requestAnimationFrame(() => this.#draw())
    onTranslated(this.#engine, signal, () => this.#draw())
    this.#wait()
  }

  /** Also the visitor's own closing: the next `show` shows again. */
  #close(): void {
    cancelAnimationFrame(this.#frame)
    clearTimeout(this.#timer)
    this.#frame = 0
    this.#showing?.abort()
    this.#showing = undefined
    this.#late = false
    this.#element.replaceChildren()
    this.#element.removeAttribute('style')
  }

  #draw(): void {
    const hadFocus = this.#element.contains(document.activeElement)
    this.#element.className = versionClass(this.#settings)
    this.#element.removeAttribute('style')
    colour(this.#element, this.#settings)
    this.#spoken.textContent = ''
    this.#element.replaceChildren(this.#spoken)
    fill(this.#element, { engine: this.#engine, settings: this.#settings, say: this.#say })
    if (this.#percent !== undefined) this.#showPercent()
    if (this.#late) this.#offerWayOut(hadFocus)
  }

  #offerWayOut(focus: boolean): void {
    const [words, button] = makeWayOut(this.#say, () => this.#close())
    this.#element.append(words, button)
    if (focus) button.focus({ preventScroll: true })
  }

  #showPercent(): void {
    const percent = this.#percent ?? 0
    const words = this.#say('percent', { percent })
    showPercent(this.#element, percent, words)
    const quarter = Math.floor(percent / QUARTER)
    if (quarter > this.#quarter) this.#spoken.textContent = words
    this.#quarter = quarter
  }

  /** Begins anew with each piece of news. */
  #wait(): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => {
      if (this.#late) return
      this.#late = true
      this.#offerWayOut(false)
    }, PATIENCE)
  }
}
