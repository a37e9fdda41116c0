/** Text fields that are written in a mask (§5.1): what the visitor has edited, and the caret. The rules are the islands'. */

import { hear } from '../island/hear'

/** One edit: the part of the text from `start` to `end` has become `inserted`. */
export interface Edit {
  readonly before: string
  readonly start: number
  readonly end: number
  readonly inserted: string
  /** Of the browser: `insertText`, `deleteContentBackward`…; empty for scripts and autofill. */
  readonly inputType: string
}

/** What the field shows after it. */
export interface Shown {
  readonly text: string
  readonly caret: number
  /** Something that was typed does not fit. */
  readonly isRefused?: boolean
}

export interface MaskRules {
  refine(edit: Edit): Shown
  /** The text as it is left alone: when the visitor leaves the field. */
  tidy?(text: string): string
  /** Something that was typed does not fit. */
  onRefused?(): void
}

/**
 * Keeps the field's text in its mask until `signal` aborts.
 *
 * It goes by `input` alone, since Android's keyboards give no other key than 229 and cannot be prevented, and waits for
 * the end of a composition: a text that changes under an input method is written twice.
 */
export function maskInput(field: HTMLInputElement, signal: AbortSignal, rules: MaskRules): void {
  let before = field.value
  let isComposing = false
  const on = <Type extends keyof HTMLElementEventMap>(
    type: Type,
    run: (event: HTMLElementEventMap[Type]) => void,
    // Before the page's own listeners: they find the text in its mask.
  ) => hear(field, type, run, { capture: true, signal })

  const apply = (inputType: string): void => {
    const { value, selectionStart } = field
    if (value === before) return
    const { text, caret, isRefused } = rules.refine(
      editOf(before, value, selectionStart ?? value.length, inputType),
    )
    if (text !== value) {
      field.value = text
      // Elsewhere this would take the focus, in Safari.
      if (field.matches(':focus')) field.setSelectionRange(caret, caret)
    }
    before = text
    if (isRefused) rules.onRefused?.()
  }
  on('beforeinput', ({ isComposing: composes }) => {
    if (!composes && !isComposing) before = field.value
  })
  on('compositionstart', () => {
    before = field.value
    isComposing = true
  })
  on('compositionend', () => {
    isComposing = false
    apply('insertCompositionText')
  })
  on('input', (event) => {
    if (isComposing || (event as InputEvent).isComposing) return
    apply((event as InputEvent).inputType ?? '')
  })
  keepChange(field, on, () => {
    field.value = before = rules.tidy?.(field.value) ?? field.value
  })
}

/** Browsers fire no `change` for a text that a script has set last: it is made up for when the field is left. */
function keepChange(
  field: HTMLInputElement,
  on: (type: 'focus' | 'change' | 'blur', run: () => void) => void,
  tidy: () => void,
): void {
  let known = field.value
  on('focus', () => {
    known = field.value
  })
  on('change', () => {
    if (known !== field.value) tidy()
    known = field.value
  })
  on('blur', () => {
    if (known !== field.value) field.dispatchEvent(new Event('change', { bubbles: true }))
  })
}

/** What has become of a text, with the caret at the end of what was inserted. */
export function editOf(before: string, after: string, caret: number, inputType = ''): Edit {
  const rest = after.slice(caret)
  const isKept = before.endsWith(rest)
  const end = isKept ? before.length - rest.length : before.length
  const limit = Math.min(isKept ? caret : after.length, end)
  let start = 0
  while (start < limit && before[start] === after[start]) start += 1
  return { before, start, end, inserted: after.slice(start, isKept ? caret : after.length), inputType }
}

/** Writes a text as the visitor would have: the page's `input` and `change` listeners hear of it. */
export function writeText(field: HTMLInputElement, text: string): void {
  if (field.value === text) return
  field.value = text
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
}
