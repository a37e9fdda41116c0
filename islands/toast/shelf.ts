/** The toasts that are shown, one above the other, and what holds them. */
import type { Content } from '../../src/island/services/modal'
import { keepOnTop } from '../../src/overlay/on-top'
import { type Clock, makeClock } from './clock'
import { makeShelf, makeToast, toNode } from './view'

export interface Words {
  readonly name: string
  readonly close: string
}

export class Shelf {
  #words: Words = { name: '', close: '' }
  readonly #element = makeShelf()
  readonly #clocks = new Map<Element, Clock>()
  /** `pointerenter` and `focusin`, while they last: all toasts wait for whoever reads one. */
  readonly #holds = new Set<string>()
  #controller: AbortController | undefined
  /** What had focus before the visitor came here. */
  #before: HTMLElement | undefined

  constructor() {
    this.#listen()
  }

  /** Of what is shown and of what will be: the site's translations may come later. */
  set words(words: Words) {
    this.#words = words
    this.#element.setAttribute('aria-label', words.name)
    for (const button of this.#element.querySelectorAll('.ilots-toast-close'))
      button.setAttribute('aria-label', words.close)
  }

  /** Settles when the toast is seen. */
  async add(content: Content, delay: number): Promise<void> {
    const { element, text, button } = makeToast(this.#words.close)
    const dismiss = () => this.#remove(element)
    button.addEventListener('click', dismiss)
    this.#element.append(element)
    if (!this.#controller) {
      this.#controller = new AbortController()
      keepOnTop(this.#element, this.#controller.signal)
    }
    // A region that has just been added is not yet watched by every screen reader. A page that is not seen waits.
    await new Promise(requestAnimationFrame)
    text.append(toNode(content))
    const clock = makeClock(delay, dismiss)
    this.#clocks.set(element, clock)
    if (this.#holds.size === 0) clock.go()
  }

  #remove(element: Element): void {
    this.#clocks.get(element)?.hold()
    this.#clocks.delete(element)
    if (element.contains(document.activeElement)) this.#giveFocusBack(element)
    element.remove()
    if (this.#element.firstElementChild) return
    this.#controller?.abort()
    this.#controller = undefined
    this.#element.remove()
    this.#holds.clear()
  }

  /** To the next toast while there are some: whoever closes one often closes all. */
  #giveFocusBack(element: Element): void {
    const next = element.nextElementSibling ?? element.previousElementSibling
    const target = next?.querySelector<HTMLElement>('.ilots-toast-close') ?? this.#before
    target?.focus({ preventScroll: true })
  }

  #listen(): void {
    const shelf = this.#element
    const hold = (reason: string) => {
      this.#holds.add(reason)
      for (const clock of this.#clocks.values()) clock.hold()
    }
    const release = (reason: string) => {
      if (!this.#holds.delete(reason) || this.#holds.size > 0) return
      for (const clock of this.#clocks.values()) clock.go()
    }
    shelf.addEventListener('pointerenter', () => hold('pointer'))
    shelf.addEventListener('pointerleave', () => release('pointer'))
    shelf.addEventListener('focusin', ({ relatedTarget }) => {
      if (relatedTarget instanceof HTMLElement && !shelf.contains(relatedTarget)) this.#before = relatedTarget
      hold('focus')
    })
    shelf.addEventListener('focusout', ({ relatedTarget }) => {
      if (!(relatedTarget instanceof Node && shelf.contains(relatedTarget))) release('focus')
    })
    shelf.addEventListener('keydown', (event) => this.#onKey(event))
  }

  /** Escape is the toast's: an overlay below stays open. */
  #onKey(event: KeyboardEvent): void {
    const { key, target, isComposing } = event
    const toast = target instanceof Element ? target.closest('.ilots-toast') : null
    if (key !== 'Escape' || isComposing || event.defaultPrevented || !toast) return
    event.preventDefault()
    event.stopPropagation()
    this.#remove(toast)
  }
}
