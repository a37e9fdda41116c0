/** Where a form's messages go: `[data-role="messages"]`, made above it when missing (contract §4.4). */

import { markAdded } from '../dom/added-nodes'
import { isPartOf, partOf } from '../dom/content'
import { lendContent, type WriteContent } from '../dom/restore'

const AREA = '[data-role~="messages"]'

/** Makes a message of the server's HTML, spoken when it comes. */
export function messageOf(html: DocumentFragment, role: 'alert' | 'status' = 'alert'): HTMLElement {
  const message = document.createElement('div')
  message.setAttribute('role', role)
  message.append(html)
  return message
}

/** The place of one form's messages. */
export class MessageArea {
  readonly #form: HTMLFormElement
  #write: WriteContent | undefined

  constructor(form: HTMLFormElement) {
    this.#form = form
  }

  /**
   * Replaces what is there; the server's own messages come back when `signal` aborts.
   * @returns where the message stands.
   */
  show(content: Node, signal: AbortSignal): Element {
    const area = this.#find() ?? this.#make(signal)
    this.#replace(area, signal, content)
    return area
  }

  /** What the server has refused on the page that it sent: a copy of its message, if that names fields. */
  get refusal(): DocumentFragment | undefined {
    const area = this.#find()
    if (!area?.querySelector('[data-field]') || area.querySelector('.alert-success')) return undefined
    const copy = document.createDocumentFragment()
    copy.append(...[...area.childNodes].map((node) => node.cloneNode(true)))
    return copy
  }

  /** Empties the area; the server's own messages come back when `signal` aborts. */
  clear(signal: AbortSignal): void {
    const area = this.#find()
    if (area?.hasChildNodes()) this.#replace(area as Element, signal)
  }

  #find(): Element | null {
    const form = this.#form
    const above = form.previousElementSibling
    const isArea = above?.matches(AREA) && isPartOf(this.#form, above)
    return partOf(this.#form, AREA) ?? (isArea ? above : null)
  }

  #make(signal: AbortSignal): Element {
    const area = document.createElement('div')
    area.dataset.role = 'messages'
    this.#form.before(markAdded(area))
    signal.addEventListener('abort', () => area.remove())
    return area
  }

  #replace(area: Element, signal: AbortSignal, ...content: Node[]): void {
    if (!this.#write) {
      this.#write = lendContent(area, signal)
      signal.addEventListener('abort', () => {
        this.#write = undefined
      })
    }
    this.#write(...content)
  }
}
