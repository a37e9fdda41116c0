/** Marks fields in error and describes them by their notes, until they are right or the form is checked again. */
import { setter } from '../../src/dom/undo'
import { listenWithReplay } from '../../src/island/listen-with-replay'
import type { Put } from '../../src/rendering/react-root'
import type { Context } from './context'
import { type Field, fieldsOf, groupOf, type Mistake, mistakeOf } from './fields'

/** The message at a field. */
export interface Note {
  readonly id: string
  text(): string
  readonly put: Put
}

let count = 0

/**
 * Where the note goes: after the field, or after its label when that holds or follows it. For a group, after its
 * last.
 */
function insertionPoint(field: Field): Put {
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
 * @param onCorrected is called with the note of a field once it is valid.
 * @returns the notes that describe them.
 */
export function markFields(
  form: HTMLFormElement,
  mistakes: readonly Mistake[],
  context: Context,
  signal: AbortSignal,
  onCorrected: (note: Note) => void,
): readonly Note[] {
  const wrong = new Set(mistakes.map(({ field }) => field))
  const set = setter(signal)
  // The server may have marked fields in the page that it sent.
  for (const field of fieldsOf(form))
    if (!wrong.has(field) && field.getAttribute('aria-invalid') === 'true')
      set(field, 'aria-invalid', 'false')
  return mistakes.flatMap(({ field, text }) => {
    count += 1
    // The summary links to it.
    if (!field.id) set(field, 'id', `ilots-field-${count}`)
    const note = text() ? { id: `ilots-note-${count}`, text, put: insertionPoint(field) } : undefined
    const group = groupOf(field)
    const corrected = new AbortController()
    const marked = AbortSignal.any([signal, corrected.signal])
    mark(group, note, marked)
    const check = ({ target }: Event) => {
      if (!group.includes(target as Field) || mistakeOf(field, context)) return
      corrected.abort()
      if (note) onCorrected(note)
      // The server's own mark no longer holds either.
      if (field.getAttribute('aria-invalid') === 'true') set(field, 'aria-invalid', 'false')
    }
    for (const type of ['input', 'change'] as const) listenWithReplay(form, type, check, { signal: marked })
    return note ?? []
  })
}

function mark(fields: readonly Field[], note: Note | undefined, signal: AbortSignal): void {
  const set = setter(signal)
  for (const field of fields) {
    set(field, 'aria-invalid', 'true')
    const described = field.getAttribute('aria-describedby') ?? ''
    if (note) set(field, 'aria-describedby', `${described} ${note.id}`.trim())
  }
}
