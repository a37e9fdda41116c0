/** Marks fields in error and describes them by their notes, until they are right or the form is checked again. */
import { setter } from '../../src/dom/undo'
import { waitForRelease } from '../../src/dom/wait-for-release'
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

/** A field in error. */
interface Mark {
  readonly text: Mistake['text']
  readonly note: Note | undefined
  /** Ends its mark. */
  readonly release: AbortController
}

/**
 * Marks fields in error, until `signal` aborts. From then on each field is judged by itself: what is right loses its
 * mark while it is typed, and what is wrong has its own sentence once the visitor leaves it.
 * @param draw draws the notes that describe the fields; each call takes the place of the one before.
 */
export function markFields(
  form: HTMLFormElement,
  mistakes: readonly Mistake[],
  context: Context,
  signal: AbortSignal,
  draw: (notes: readonly Note[]) => void,
): void {
  const marks = new Map<Field, Mark>()
  const set = setter(signal)
  const drawNotes = () => draw([...marks.values()].flatMap(({ note }) => note ?? []))
  const add = ({ field, text }: Mistake) => {
    count += 1
    // The summary links to it.
    if (!field.id) set(field, 'id', `ilots-field-${count}`)
    const isSaid = !text() || describes(field, text())
    const note = isSaid ? undefined : { id: `ilots-note-${count}`, text, put: insertionPoint(field) }
    const release = new AbortController()
    markGroup(groupOf(field), note, AbortSignal.any([signal, release.signal]))
    marks.set(field, { text, note, release })
  }
  const release = (field: Field) => {
    marks.get(field)?.release.abort()
    marks.delete(field)
    // The server's own mark no longer holds either.
    if (field.getAttribute('aria-invalid') === 'true') set(field, 'aria-invalid', 'false')
  }
  // The server may have marked fields in the page that it sent.
  const wrong = new Set(mistakes.map(({ field }) => field))
  for (const field of fieldsOf(form)) if (!wrong.has(field)) release(field)
  for (const mistake of mistakes) add(mistake)
  drawNotes()

  const onTyped = async ({ target, type }: Event) => {
    const field = groupOf(target as Field)[0]
    const isRight = () => field && marks.has(field) && !mistakeOf(field, context)
    if (!isRight()) return
    // A change may come as the field is left for a button: that would move under the press.
    if (type === 'change') await waitForRelease()
    if (signal.aborted || !field || !isRight()) return
    release(field)
    drawNotes()
  }
  for (const type of ['input', 'change'] as const)
    listenWithReplay(form, type, (event) => void onTyped(event), { signal })
  const onLeft = async ({ target, relatedTarget }: FocusEvent) => {
    const field = fieldsOf(form).find((each) => groupOf(each).includes(target as Field))
    if (!field || groupOf(field).includes(relatedTarget as Field)) return
    // A note moves what is below it.
    await waitForRelease()
    const text = signal.aborted ? undefined : mistakeOf(field, context)
    if (!text || text() === marks.get(field)?.text()) return
    release(field)
    add({ field, text })
    drawNotes()
  }
  form.addEventListener('focusout', (event) => void onLeft(event), { signal })
}

/** Whether the server has said the same at the field. */
const describes = (field: Field, text: string): boolean =>
  (field.getAttribute('aria-describedby') ?? '')
    .split(/\s+/)
    .some((id) => id !== '' && document.getElementById(id)?.textContent?.trim() === text)

function markGroup(fields: readonly Field[], note: Note | undefined, signal: AbortSignal): void {
  const set = setter(signal)
  for (const field of fields) {
    set(field, 'aria-invalid', 'true')
    const described = field.getAttribute('aria-describedby') ?? ''
    if (note) set(field, 'aria-describedby', `${described} ${note.id}`.trim())
  }
}
