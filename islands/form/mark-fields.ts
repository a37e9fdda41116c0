/** Marks fields in error and describes them by their notes, until they are right or the form is checked again. */
import { membersOf } from '../../src/dom/members'
import { setter } from '../../src/dom/undo'
import type { Put } from '../../src/ui/react-root'
import { type Field, fieldsOf, groupOf, type Mistake } from './fields'

/** The message that stands at a field. */
export interface Note {
  readonly id: string
  text(): string
  readonly put: Put
}

interface Judge {
  /** Judges a marked field again while it is edited. */
  isRight(field: Field): boolean
  /** Hears of the note of a field that is right now. */
  mended(note: Note): void
}

let count = 0

/** Gives the field an id, which the summary links to, unless the page gave one. */
function identify(field: Field, set: ReturnType<typeof setter>): void {
  if (field.id) return
  count += 1
  set(field, 'id', `ilots-field-${count}`)
}

/**
 * Where the note goes: after the field, or after its label when that holds or follows it. For a group, after its last.
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
 * @returns the notes that describe them.
 */
export function markFields(
  form: HTMLFormElement,
  mistakes: readonly Mistake[],
  judge: Judge,
  signal: AbortSignal,
): readonly Note[] {
  const wrong = new Set(mistakes.map(({ field }) => field))
  const set = setter(signal)
  // The server may have marked fields in the page that it sent.
  for (const field of fieldsOf(form))
    if (!wrong.has(field) && field.getAttribute('aria-invalid') === 'true')
      set(field, 'aria-invalid', 'false')
  return mistakes.flatMap((mistake) => markField(form, mistake, judge, signal) ?? [])
}

function markField(
  form: HTMLFormElement,
  { field, text }: Mistake,
  { isRight, mended }: Judge,
  signal: AbortSignal,
): Note | undefined {
  const own = new AbortController()
  const marked = AbortSignal.any([signal, own.signal])
  const fields = groupOf(field)
  identify(field, setter(signal))
  const set = setter(marked)
  count += 1
  const note = text() ? { id: `ilots-note-${count}`, text, put: insertionPoint(field) } : undefined
  for (const each of fields) {
    set(each, 'aria-invalid', 'true')
    if (note)
      set(
        each,
        'aria-describedby',
        [each.getAttribute('aria-describedby'), note.id].filter(Boolean).join(' '),
      )
  }
  const judge = ({ target }: Event) => {
    if (!fields.includes(target as Field) || !isRight(field)) return
    own.abort()
    if (note) mended(note)
    // The server's own mark no longer holds either.
    if (field.getAttribute('aria-invalid') === 'true') setter(signal)(field, 'aria-invalid', 'false')
  }
  for (const type of ['input', 'change']) membersOf(form).addEventListener(type, judge, { signal: marked })
  return note
}
