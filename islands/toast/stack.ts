/** The stack of toasts, and what pauses their timers. */
import type { Content } from '../../src/island/services/modal'
import { keepOnTop } from '../../src/overlay/on-top'
import { makeTimer, type PausableTimer } from './pausable-timer'
import { renderStack, renderToast, toNode } from './render-toast'

/** The texts of the stack. */
export interface Words {
  readonly name: string
  readonly close: string
}

/** Shows toasts one above the other. */
export class ToastStack {
  #words: Words = { name: '', close: '' }
  readonly #element = renderStack()
  readonly #timers = new Map<Element, PausableTimer>()
  /** Reasons to wait: the pointer or the focus is on a toast. All toasts wait while one is read. */
  readonly #pauses = new Set<string>()
  #controller: AbortController | undefined
  /** What had the focus before it came into the stack. */
  #focusedBefore: HTMLElement | undefined

  constructor() {
    this.#listen()
  }

  /** Sets the texts, also on toasts that are shown: translations may come later. */
  set words(words: Words) {
    this.#words = words
    this.#element.setAttribute('aria-label', words.name)
    for (const button of this.#element.querySelectorAll('.ilots-toast-close'))
      button.setAttribute('aria-label', words.close)
  }

  /** Adds a toast. Resolves when it is visible. @param delay milliseconds; 0 keeps it. */
  async add(content: Content, delay: number): Promise<void> {
    const { element, text, button } = renderToast(this.#words.close)
    const dismiss = () => this.#remove(element)
    button.addEventListener('click', dismiss)
    this.#element.append(element)
    if (!this.#controller) {
      this.#controller = new AbortController()
      keepOnTop(this.#element, this.#controller.signal)
    }
    // Some screen readers ignore text in a region that was only just added. In a hidden page, the toast waits for a
    // frame.
    await new Promise(requestAnimationFrame)
    text.append(toNode(content))
    const timer = makeTimer(delay, dismiss)
    this.#timers.set(element, timer)
    if (this.#pauses.size === 0) timer.run()
  }

  #remove(element: Element): void {
    this.#timers.get(element)?.pause()
    this.#timers.delete(element)
    if (element.contains(document.activeElement)) this.#giveFocusBack(element)
    element.remove()
    if (this.#element.firstElementChild) return
    this.#controller?.abort()
    this.#controller = undefined
    this.#element.remove()
    this.#pauses.clear()
  }

  /** Focuses the next toast if there is one, since visitors often close all, else what had the focus before. */
  #giveFocusBack(element: Element): void {
    const next = element.nextElementSibling ?? element.previousElementSibling
    const target = next?.querySelector<HTMLElement>('.ilots-toast-close') ?? this.#focusedBefore
    target?.focus({ preventScroll: true })
  }

  #listen(): void {
    const stack = this.#element
    const pause = (reason: string) => {
      this.#pauses.add(reason)
      for (const timer of this.#timers.values()) timer.pause()
    }
    const release = (reason: string) => {
      if (!this.#pauses.delete(reason) || this.#pauses.size > 0) return
      for (const timer of this.#timers.values()) timer.run()
    }
    stack.addEventListener('pointerenter', () => pause('pointer'))
    stack.addEventListener('pointerleave', () => release('pointer'))
    stack.addEventListener('focusin', ({ relatedTarget }) => {
      if (relatedTarget instanceof HTMLElement && !stack.contains(relatedTarget))
        this.#focusedBefore = relatedTarget
      pause('focus')
    })
    stack.addEventListener('focusout', ({ relatedTarget }) => {
      if (!(relatedTarget instanceof Node && stack.contains(relatedTarget))) release('focus')
    })
    stack.addEventListener('keydown', (event) => this.#onKey(event))
  }

  /** Escape closes the toast only: an overlay below stays open. */
  #onKey(event: KeyboardEvent): void {
    const { key, target, isComposing } = event
    const toast = target instanceof Element ? target.closest('.ilots-toast') : null
    if (key !== 'Escape' || isComposing || event.defaultPrevented || !toast) return
    event.preventDefault()
    event.stopPropagation()
    this.#remove(toast)
  }
}
