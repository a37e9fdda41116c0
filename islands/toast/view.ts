/** What a toast looks like, and the shelf that they all stand on. */
import type { Content } from '../../src/island/services/modal'

/** Where toasts stand: a landmark, so that a screen reader finds them again. */
export function makeShelf(): HTMLElement {
  const shelf = document.createElement('div')
  shelf.className = 'ilots-toasts'
  shelf.popover = 'manual'
  shelf.setAttribute('role', 'region')
  return shelf
}

interface ToastParts {
  readonly element: HTMLElement
  /** Empty at first: what comes into it later is spoken. */
  readonly text: HTMLElement
  readonly button: HTMLButtonElement
}

export function makeToast(close: string): ToastParts {
  const element = document.createElement('div')
  element.className = 'ilots-toast'
  const text = document.createElement('div')
  text.className = 'ilots-toast-text'
  text.setAttribute('role', 'status')
  const button = document.createElement('button')
  button.className = 'ilots-toast-close'
  button.type = 'button'
  button.setAttribute('aria-label', close)
  button.append(makeCross())
  element.append(text, button)
  return { element, text, button }
}

const SVG = 'http://www.w3.org/2000/svg'

function makeCross(): Element {
  const icon = document.createElementNS(SVG, 'svg')
  const attributes = { class: 'ilots-icon', viewBox: '0 0 24 24', 'aria-hidden': 'true' }
  for (const [name, value] of Object.entries(attributes)) icon.setAttribute(name, value)
  const path = document.createElementNS(SVG, 'path')
  path.setAttribute('d', 'M6 6l12 12M18 6L6 18')
  icon.append(path)
  return icon
}

/** A string is text; a template is copied, anything else moved in (contract §7). */
export const toNode = (content: Content): string | Node =>
  content instanceof HTMLTemplateElement ? content.content.cloneNode(true) : content
