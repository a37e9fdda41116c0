/** The unsaved-changes guard (§4.3): whether the form differs from what the server has, and what asks before it is left. */

import { ownGlobal } from '../../src/dom/own-global'
import type { ElementContext } from './context'
import { editorsOf } from './editors'

/**
 * A field as text, for comparison. Files are equal when their name, size and date are. A file field without a file gives a new
 * empty file each time, dated now: its date is not compared.
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

/** Compares a form with what the server has. */
export class Guard {
  readonly #form: HTMLFormElement
  #before: Entries | undefined

  constructor(form: HTMLFormElement) {
    this.#form = form
  }

  /** Takes the snapshot: the form now holds what the server has. */
  settle(): void {
    for (const editor of editorsOf(this.#form)) editor.settle()
    this.#before = entriesOf(this.#form)
  }

  /** Notes the text of editors that were loaded after the snapshot, before the visitor types in them. */
  look(): void {
    editorsOf(this.#form)
  }

  /** Whether the form has changed; false before the first snapshot, while page scripts still fill the form in. */
  get isChanged(): boolean {
    if (!this.#before) return false
    const editors = editorsOf(this.#form)
    // Each editor judges its own field: it may be loaded after the snapshot, and rewrites the server's HTML.
    const written = new Set(editors.map(({ field }) => field.getAttribute('name')))
    const isOther = signature(this.#before, written) !== signature(entriesOf(this.#form), written)
    return isOther || editors.some((editor) => editor.isDirty())
  }
}

/** Milliseconds after the page has loaded: page scripts fill the form in first (§9.2). */
const DELAY = 100

/** Closing the form's window, Escape, Back and leaving the page ask first when something is unsaved (§4.3). */
export function confirmLeaving(guard: Guard, context: ElementContext): void {
  const { attributes, page, signal, say } = context
  // The new and submit forms close without a question (§2.1).
  if (attributes.kind !== 'edit') return
  afterLoad(() => guard.settle(), signal)
  context.listen('focusin', () => guard.look())
  const name = `${page.config.product}ConfirmClose`
  const globals = window as unknown as Record<string, unknown>
  const ask = (): string => (guard.isChanged ? say('leave') : '')
  // A function of that name on the page keeps its place (contract §6.1).
  if (ownGlobal(name) === undefined) {
    globals[name] = ask
    signal.addEventListener('abort', () => {
      if (globals[name] === ask) delete globals[name]
    })
  }
  const onLeave = (event: BeforeUnloadEvent) => {
    if (guard.isChanged) event.preventDefault()
  }
  addEventListener('beforeunload', onLeave, { signal })
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
