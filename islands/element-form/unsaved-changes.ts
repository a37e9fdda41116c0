/** The unsaved-changes guard (§4.3): whether the form has changed, and the questions before it is left. */

import { scriptGlobal } from '../../src/dom/script-global'
import type { ElementContext } from './context'
import { type Editor, editorsOf } from './editors'

/**
 * A field as text, for comparison. Files are equal when their name, size and date are. A file field without a file
 * gives a new empty file each time, dated now: its date is not compared.
 */
const entry = ([name, value]: [string, FormDataEntryValue]): string =>
  JSON.stringify(
    typeof value === 'string' || !value.size
      ? [name, String(value)]
      : [name, value.name, value.size, value.lastModified],
  )

type Entries = readonly (readonly [name: string, text: string])[]

const entriesOf = (form: HTMLFormElement): Entries =>
  [...new FormData(form)].map((each) => [each[0], entry(each)])

/** The fields as one text, sorted: their order means nothing to the server. */
const signature = (entries: Entries, without: ReadonlySet<string | null>): string =>
  entries
    .flatMap(([name, text]) => (without.has(name) ? [] : text))
    .sort()
    .join()

/** Whether the form differs from the snapshot. */
function isOther(form: HTMLFormElement, before: Entries): boolean {
  const editors = editorsOf(form)
  // Each editor judges its own field: it may be loaded after the snapshot, and rewrites the server's HTML.
  const written = new Set(editors.map(({ field }) => field.getAttribute('name')))
  const isWritten = editors.some((editor) => editor.isDirty())
  return isWritten || signature(before, written) !== signature(entriesOf(form), written)
}

/** Milliseconds after the page has loaded: page scripts fill the form in first (§9.2). */
const DELAY = 100

/**
 * Closing the form's window, Escape, Back and leaving the page ask first when something is unsaved (§4.3).
 * @returns takes the snapshot: the form now holds what the server has.
 */
export function confirmLeaving(form: HTMLFormElement, context: ElementContext): () => void {
  const { attributes, page, signal, say } = context
  let before: Entries | undefined
  /** What was written when the form was submitted, until it is known to be saved. */
  let submitted: readonly Editor[] = []
  const markSaved = () => {
    submitted = []
    for (const editor of editorsOf(form)) editor.markSaved()
    before = entriesOf(form)
  }
  // The new and submit forms close without a question (§2.1).
  if (attributes.kind !== 'edit') return markSaved
  afterLoad(markSaved, signal)
  // Notes the text of editors that were loaded after the snapshot, before the visitor types in them.
  context.listen('focusin', () => void editorsOf(form))
  // TinyMCE writes its text into its field at each submit, ahead of all others, and counts it as saved. A check may
  // have stopped the submit, the server may refuse it.
  const onSubmit = ({ target }: Event) => {
    if (target !== form) return
    submitted = editorsOf(form).filter((editor) => editor.isDirty())
    setTimeout(() => {
      for (const editor of submitted) editor.markChanged()
    })
  }
  addEventListener('submit', onSubmit, { capture: true, signal })
  /** False before the first snapshot, while page scripts still fill the form in. */
  const isChanged = () => before !== undefined && isOther(form, before)
  const name = `${page.config.product}ConfirmClose`
  const globals = window as unknown as Record<string, unknown>
  const ask = (): string => (isChanged() ? say('leave') : '')
  // A function of that name on the page keeps its place (contract §6.1).
  if (scriptGlobal(name) === undefined) {
    globals[name] = ask
    signal.addEventListener('abort', () => {
      if (scriptGlobal(name) === ask) delete globals[name]
    })
  }
  const onLeave = (event: BeforeUnloadEvent) => {
    if (isChanged()) event.preventDefault()
  }
  addEventListener('beforeunload', onLeave, { signal })
  return markSaved
}

function afterLoad(run: () => void, signal: AbortSignal): void {
  let timer = 0
  const wait = () => {
    timer = window.setTimeout(run, DELAY)
  }
  if (document.readyState === 'complete') wait()
  else addEventListener('load', wait, { signal })
  signal.addEventListener('abort', () => clearTimeout(timer))
}
