/** The clipboard, which a browser may refuse: an insecure page, a frame, a click too long ago. */
import copy from 'styles:copy'
import { adoptShared } from './styles/adopt'

/** @returns whether the text is in the clipboard now. Call it within the visitor's gesture. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

export interface SelectableText {
  readonly element: HTMLElement
  /** Focuses the field and selects all of it, so that one key copies it. */
  select(): void
}

/** A read-only field: what is left where nothing may be copied. */
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
