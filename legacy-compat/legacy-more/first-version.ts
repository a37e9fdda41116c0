/** What only pages of 1.1 read: its marks of browsers, `extend` on elements. */
import { type Dictionary, put } from '../core/loose'

/** Copies members into this one element or window, as `element.extend({ … })` of 1.1 does. */
function extend(this: Dictionary, members: Dictionary): Dictionary {
  for (const name in members) put(this, name, members[name])
  return this
}

/** `window.webkit` and its like, by which scripts of that time decide. What is not this browser has no value, as it had none. */
const marks = (): readonly string[] =>
  'mozInnerScreenX' in window ? ['xpath', 'gecko'] : ['xpath', 'webkit', 'webkit420', 'khtml']

/** Gives a name to an object that does not have it. */
function giveName(owner: object, name: string, value: unknown): void {
  if (!(name in owner)) Object.defineProperty(owner, name, { value, writable: true, configurable: true })
}

const elementMethods: Dictionary = {
  extend,
  getFormElements(this: Element) {
    return [...this.querySelectorAll('input, textarea, select')]
  },
  hasProperty(this: Element, name: string) {
    return this.hasAttribute(name)
  },
}

/** What the additions call the caret: masks of fields put it back. */
const caretMethods: Dictionary = {
  getCaretPosition(this: HTMLInputElement) {
    return this.selectionStart
  },
  setCaretPosition(this: HTMLInputElement, place: number | 'end') {
    const at = place === 'end' ? this.value.length : place
    this.setSelectionRange(at, at)
    return this
  },
}

function giveNames(owner: object, members: Dictionary): void {
  for (const name in members) giveName(owner, name, members[name])
}

export function installFirstVersion(): void {
  for (const name of marks()) giveName(window, name, true)
  giveNames(Element.prototype, { ...elementMethods, ...caretMethods })
  for (const owner of [Window.prototype, Document.prototype]) giveName(owner, 'extend', extend)
}
