/** Whether what would be sent differs from what the server has (§4.3). */
import { editorsOf } from './editors'

/**
 * One file, or one text, as it would be sent. Files are the same when all that the browser tells of them is; a field
 * without one is a new empty file each time, dated now.
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

/** Order means nothing to the server. */
const signature = (entries: Entries, without: ReadonlySet<string | null>): string =>
  entries
    .flatMap(([name, text]) => (without.has(name) ? [] : text))
    .sort()
    .join()

export class Guard {
  readonly #form: HTMLFormElement
  #before: Entries | undefined

  constructor(form: HTMLFormElement) {
    this.#form = form
  }

  /** What the form holds now is what the server has. */
  settle(): void {
    for (const editor of editorsOf(this.#form)) editor.settle()
    this.#before = entriesOf(this.#form)
  }

  /** Before the visitor types: an editor that came after the snapshot is looked at while it is as it came. */
  look(): void {
    editorsOf(this.#form)
  }

  /** Never before the first snapshot: scripts of the page still fill the form in. */
  get isChanged(): boolean {
    if (!this.#before) return false
    const editors = editorsOf(this.#form)
    // Their fields are theirs to judge: they may have come after the snapshot, and tidied the server's HTML.
    const written = new Set(editors.map(({ field }) => field.getAttribute('name')))
    const isOther = signature(this.#before, written) !== signature(entriesOf(this.#form), written)
    return isOther || editors.some((editor) => editor.isDirty())
  }
}
