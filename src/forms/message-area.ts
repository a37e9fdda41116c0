/** Where a form's messages go: `[data-role="messages"]`, made above it when missing (contract §4.4). */
import { membersOf } from '../dom/members'

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
  #before: ChildNode[] | undefined

  constructor(form: HTMLFormElement) {
    this.#form = form
  }

  /**
   * Replaces what is there; the server's own messages come back when `signal` aborts.
   * @returns where the message stands.
   */
  show(content: Node, signal: AbortSignal): Element {
    const area = this.#find() ?? this.#make(signal)
    this.#remember(area, signal)
    membersOf(area).replaceChildren(content)
    return area
  }

  /** Empties the area; the server's own messages come back when `signal` aborts. */
  clear(signal: AbortSignal): void {
    const area = this.#find()
    if (!area || !membersOf(area).hasChildNodes()) return
    this.#remember(area, signal)
    membersOf(area).replaceChildren()
  }

  #find(): Element | null {
    const form = membersOf(this.#form)
    const above = form.previousElementSibling
    return form.querySelector(AREA) ?? (membersOf(above)?.matches(AREA) ? above : null)
  }

  #make(signal: AbortSignal): Element {
    const area = document.createElement('div')
    area.dataset.role = 'messages'
    membersOf(this.#form).before(area)
    this.#before = []
    signal.addEventListener('abort', () => {
      area.remove()
      this.#before = undefined
    })
    return area
  }

  #remember(area: Element, signal: AbortSignal): void {
    if (this.#before) return
    const before = [...membersOf(area).childNodes]
    this.#before = before
    signal.addEventListener('abort', () => {
      membersOf(area).replaceChildren(...before)
      this.#before = undefined
    })
  }
}
