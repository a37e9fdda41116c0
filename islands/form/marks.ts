/** Fields in error: marked, described by their message, until they are right or another submit judges them. */
import { membersOf } from '../../src/dom/members'
import { setter } from '../../src/dom/undo'
import type { Mistake } from './check'
import { type Field, fieldsOf, groupOf } from './fields'

let count = 0

/** An id for a link to it, kept when the page gave one. */
function identify(field: Field, set: ReturnType<typeof setter>): void {
  if (field.id) return
  count += 1
  set(field, 'id', `ilots-field-${count}`)
}

/** After the field, or after its label when that holds or follows it; for a choice after the last of its group. */
function placeOf(field: Field): (note: Element) => void {
  const group = groupOf(field)
  const fieldset = group.length > 1 ? field.closest('fieldset') : null
  if (fieldset) return (note) => fieldset.append(note)
  const last = group.at(-1) ?? field
  const label = last.labels?.[0]
  const isAfter = label && label.compareDocumentPosition(last) & Node.DOCUMENT_POSITION_PRECEDING
  const before =
    last.closest('label') ?? (isAfter && label.parentElement === last.parentElement ? label : last)
  return (note) => before.after(note)
}

/**
 * Marks each field, until `signal` aborts.
 * @param isRight judges a marked field again while it is edited.
 */
export function mark(
  form: HTMLFormElement,
  mistakes: readonly Mistake[],
  isRight: (field: Field) => boolean,
  signal: AbortSignal,
): void {
  const wrong = new Set(mistakes.map(({ field }) => field))
  const set = setter(signal)
  // The server may have marked it in the page it sent.
  for (const field of fieldsOf(form))
    if (!wrong.has(field) && field.getAttribute('aria-invalid') === 'true')
      set(field, 'aria-invalid', 'false')
  for (const mistake of mistakes) markOne(form, mistake, isRight, signal)
}

function markOne(
  form: HTMLFormElement,
  { field, text }: Mistake,
  isRight: (field: Field) => boolean,
  signal: AbortSignal,
): void {
  const own = new AbortController()
  const marked = AbortSignal.any([signal, own.signal])
  const fields = groupOf(field)
  identify(field, setter(signal))
  const set = setter(marked)
  for (const each of fields) set(each, 'aria-invalid', 'true')
  if (text) annotate(field, fields, text, marked)
  const judge = ({ target }: Event) => {
    if (!fields.includes(target as Field) || !isRight(field)) return
    own.abort()
    // It is right: what the server had written of it is over, too.
    if (field.getAttribute('aria-invalid') === 'true') setter(signal)(field, 'aria-invalid', 'false')
  }
  for (const type of ['input', 'change']) membersOf(form).addEventListener(type, judge, { signal: marked })
}

function annotate(field: Field, fields: readonly Field[], text: string, signal: AbortSignal): void {
  const note = document.createElement('span')
  note.className = 'ilots-form-note'
  count += 1
  note.id = `ilots-note-${count}`
  note.textContent = text
  placeOf(field)(note)
  signal.addEventListener('abort', () => note.remove())
  const set = setter(signal)
  for (const each of fields)
    set(each, 'aria-describedby', [each.getAttribute('aria-describedby'), note.id].filter(Boolean).join(' '))
}
