/**
 * Text fields with a mask (§5.1): which edit the visitor has made, where the caret goes, and what is sent in place of
 * the text. The islands give the rules.
 */

import { ilotsError, sentence } from '../base/errors'
import { Code } from '../contracts/errors'
import { listenWithReplay } from '../island/listen-with-replay'
import { afterReset } from './after-reset'

/** One edit: the part of the text from `start` to `end` has become `inserted`. */
export interface Edit {
  readonly before: string
  readonly start: number
  readonly end: number
  readonly inserted: string
  /** The browser's word: `insertText`, `deleteContentBackward`…; empty for scripts and autofill. */
  readonly inputType: string
}

/** What the field shows after an edit. */
export interface Shown {
  readonly text: string
  readonly caret: number
  /** Whether something that was typed does not fit the mask. */
  readonly isRefused?: boolean
}

/** The rules of a mask, which an island gives. */
export interface MaskRules {
  refine(edit: Edit): Shown
  /** Finishes the text when the visitor leaves the field. */
  tidy?(text: string): string
  /** Runs when something that was typed does not fit the mask. */
  onRefused?(): void
}

/**
 * Reads the field that an island is on.
 * @param marker what marks it: named in the error.
 * @throws IlotsError `ILOTS-202` when the host is another element.
 */
export function inputOf(host: HTMLElement, marker: string): HTMLInputElement {
  if (host instanceof HTMLInputElement) return host
  throw ilotsError(
    Code.partMissing,
    sentence`attendu un champ input, trouvé ${host.localName} ; mettre ${marker} sur le champ lui-même.`,
  )
}

/**
 * Keeps the field's text in its mask until `signal` aborts.
 *
 * It listens to `input`, not to keys: Android's keyboards report 229 for every key, and cannot be prevented. It waits
 * for the end of a composition: a text that changes under an input method is written twice.
 */
export function maskInput(field: HTMLInputElement, signal: AbortSignal, rules: MaskRules): void {
  let before = field.value
  let isComposing = false
  const on = <Type extends keyof HTMLElementEventMap>(
    type: Type,
    run: (event: HTMLElementEventMap[Type]) => void,
    // In the capture phase, so that the page's own listeners find the text in its mask.
  ) => listenWithReplay(field, type, run, { capture: true, signal })

  const apply = (inputType: string): void => {
    const { value, selectionStart } = field
    if (value === before) return
    const { text, caret, isRefused } = rules.refine(
      editOf(before, value, selectionStart ?? value.length, inputType),
    )
    if (text !== value) {
      field.value = text
      // In Safari, setting the caret of a field that has no focus would give it the focus.
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
  const tidy = () => {
    // While the page is left, a field of dates is one again (`until-page-hide.ts`), and Firefox takes the focus from
    // it.
    if (field.selectionStart === null) return
    field.value = before = rules.tidy?.(field.value) ?? field.value
  }
  const noteText = keepChange(field, on, tidy)
  const onReset = () => {
    before = field.value
    noteText()
  }
  afterReset(field, onReset, signal)
}

/**
 * Dispatches the missing `change` when the field is left: browsers fire none for a text
 * that a script was the last to set.
 * @returns notes a text that is to cause no `change`.
 */
function keepChange(
  field: HTMLInputElement,
  on: (type: 'focus' | 'change' | 'blur', run: () => void) => void,
  tidy: () => void,
): () => void {
  let known = field.value
  const note = () => {
    known = field.value
  }
  on('focus', note)
  on('change', () => {
    if (known !== field.value) tidy()
    note()
  })
  on('blur', () => {
    if (known !== field.value) field.dispatchEvent(new Event('change', { bubbles: true }))
  })
  return note
}

/**
 * Finds the edit that has made `after` of `before`.
 * @param caret where the inserted text ends.
 */
export function editOf(before: string, after: string, caret: number, inputType = ''): Edit {
  const rest = after.slice(caret)
  const endsAlike = before.endsWith(rest)
  const end = endsAlike ? before.length - rest.length : before.length
  const limit = Math.min(endsAlike ? caret : after.length, end)
  let start = 0
  while (start < limit && before[start] === after[start]) start += 1
  return { before, start, end, inserted: after.slice(start, endsAlike ? caret : after.length), inputType }
}

/** Writes a text as the visitor would: the page's listeners get `input` and `change`. */
export function writeText(field: HTMLInputElement, text: string): void {
  if (field.value === text) return
  field.value = text
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
}

/**
 * Lets forms send `toSent(text)` under the field's own name until `signal` aborts: in a submit, a script's
 * `form.submit()` and `new FormData(form)` alike. Then the field itself holds it, so that a form without
 * this code still sends the same.
 */
export function sendAs(field: HTMLInputElement, signal: AbortSignal, toSent: (text: string) => string): void {
  document.addEventListener(
    'formdata',
    ({ target, formData }) => {
      if (target === field.form) replace(formData, field.name, field.value, toSent(field.value))
    },
    // In the capture phase, before the page's own listeners read what is sent.
    { capture: true, signal },
  )
  signal.addEventListener('abort', () => {
    if (field.value !== field.defaultValue) field.value = toSent(field.value) || field.value
  })
}

/**
 * Replaces the text of one field. Several fields may have the name (`date[]`): each looks for its
 * own text, and the order stays.
 */
function replace(data: FormData, name: string, text: string, sent: string): void {
  const values = data.getAll(name)
  if (text === sent || !values.includes(text)) return
  if (values.length === 1) {
    // `set` keeps the place of a single value among the other fields.
    data.set(name, sent)
    return
  }
  data.delete(name)
  for (const value of values) data.append(name, value === text ? sent : value)
}
