/** Draws toasts and their stack. */

import type { Content } from '../../src/island/services/modal'
import { CLOSE, iconElement } from '../../src/ui/icons'

/** Draws the stack: a landmark, so that screen readers can find it. */
export function renderStack(): HTMLElement {
  const stack = document.createElement('div')
  stack.className = 'ilots-toasts'
  stack.popover = 'manual'
  stack.setAttribute('role', 'region')
  return stack
}

interface ToastParts {
  readonly element: HTMLElement
  /** Empty at first: screen readers read what is added later. */
  readonly text: HTMLElement
  readonly button: HTMLButtonElement
}

/** Draws an empty toast. @param close the name of its button. */
export function renderToast(close: string): ToastParts {
  const element = document.createElement('div')
  element.className = 'ilots-toast'
  const text = document.createElement('div')
  text.className = 'ilots-toast-text'
  text.setAttribute('role', 'status')
  const button = document.createElement('button')
  button.className = 'ilots-toast-close'
  button.type = 'button'
  button.setAttribute('aria-label', close)
  button.append(iconElement(CLOSE))
  element.append(text, button)
  return { element, text, button }
}

/** The content to insert: a string as text, a template's copy, any other node itself (contract §7). */
export const toNode = (content: Content): string | Node =>
  content instanceof HTMLTemplateElement ? content.content.cloneNode(true) : content
