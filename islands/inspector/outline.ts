/** The frame around an element of the page, and its name: it takes no click and follows what scrolls. */

import { membersOf } from '../../src/dom/members'
import { nameElement } from '../../src/island/errors'

export class Outline {
  readonly element = document.createElement('div')
  readonly #label = document.createElement('span')
  #target: Element | undefined

  constructor(signal: AbortSignal) {
    this.element.className = 'outline'
    this.element.hidden = true
    this.element.setAttribute('aria-hidden', 'true')
    this.#label.className = 'outline-name'
    this.element.append(this.#label)
    const place = () => this.#place()
    addEventListener('scroll', place, { capture: true, passive: true, signal })
    addEventListener('resize', place, { signal })
  }

  /** Around nothing when there is no element. */
  around(element: Element | undefined): void {
    this.#target = element
    this.#label.textContent = element ? nameElement(element) : ''
    this.#place()
  }

  #place(): void {
    const {
      width = 0,
      height = 0,
      left = 0,
      top = 0,
    } = membersOf(this.#target)?.getBoundingClientRect() ?? {}
    // What is not drawn, or fills the page, has no place to show.
    this.element.hidden = !membersOf(this.#target)?.isConnected || width + height === 0
    const { style } = this.element
    for (const [name, value] of Object.entries({ left, top, width, height }))
      style.setProperty(name, `${value}px`)
    // Above the frame there may be no room.
    this.element.classList.toggle('is-high', top < 24)
  }
}
