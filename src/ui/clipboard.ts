/** The clipboard. A browser may refuse it: in an insecure page, in a frame, too long after the click. */
import copy from 'styles:copy'
import { adoptShared } from './styles/adopt'

/**
 * Copies a text. Call it within the visitor's gesture.
 * @returns false when the browser refuses.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

/** A read-only field with a text to copy by hand. */
export interface SelectableText {
  readonly element: HTMLElement
  /** Focuses the field and selects all of it, so that one key copies it. */
  select(): void
}

/** Makes a read-only field with a text, for browsers that refuse the clipboard. */
export function selectableText(label: string, text: string): SelectableText {
  adoptShared(copy)
  const element = document.createElement('label')
  element.className = 'ilots-copy'
  const field = document.createElement('input')
  field.className = 'ilots-copy-field'
  field.readOnly = true
  field.value = text
  element.append(label, field)
  return {
    element,
    select() {
      field.focus()
      field.select()
    },
  }
}
