/** Drafts: what was typed and could not be saved, kept on this device until it is saved, and offered again. */

import { announce } from '../../src/dom/announce'
import { isTickable } from '../../src/forms/is-tickable'
import { type Control, controlsOf, isStorable } from '../../src/forms/stored-fields'
import { StoredValue } from '../../src/storage/stored-value'
import type { ElementContext } from './context'
import { editorsOf } from './editors'

/** A field as the visitor sees it; the value that is sent may differ. */
type Field = readonly [key: string, value: string | boolean | readonly string[]]

/** What a form held when a save failed. */
interface Draft {
  /** Milliseconds since 1970. */
  readonly at: number
  readonly fields: readonly Field[]
}

/** Milliseconds: a draft is offered for a week. */
const LIFETIME = 7 * 24 * 3_600_000
/** How many drafts are stored at most: several tabs may have failed, each with another text. */
const MOST = 5

const isChoice = (control: Control): control is HTMLInputElement => isTickable(control)

function* storableFields(form: HTMLFormElement): Generator<[key: string, control: Control]> {
  const seen = new Map<string, number>()
  for (const field of controlsOf(form).filter(isStorable)) {
    const name = field.name || field.id
    const nth = seen.get(name) ?? 0
    seen.set(name, nth + 1)
    yield [`${name}#${isChoice(field) ? field.value : nth}`, field]
  }
}

function read(control: Control): Field[1] {
  if (isChoice(control)) return control.checked
  if (control instanceof HTMLSelectElement && control.multiple)
    return [...control.options].filter(({ selected }) => selected).map(({ value }) => value)
  return control.value
}

const fieldsOf = (form: HTMLFormElement): Field[] =>
  [...storableFields(form)].map(([key, control]) => [key, read(control)])

/** Writes a draft into the form, and dispatches the events of a change for scripts that listen to its fields. */
function restore(form: HTMLFormElement, { fields }: Draft): void {
  const values = new Map(fields)
  for (const [key, control] of storableFields(form)) {
    const value = values.get(key)
    if (value === undefined || JSON.stringify(value) === JSON.stringify(read(control))) continue
    if (isChoice(control)) control.checked = value === true
    else if (control instanceof HTMLSelectElement && Array.isArray(value))
      for (const option of control.options) option.selected = value.includes(option.value)
    else if (typeof value === 'string') control.value = value
    else continue
    for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }))
  }
}

/** The storage for the element's drafts: its key is the kind of the form, the form's path and the element's id. */
function storageOf(form: HTMLFormElement, { page, attributes: { kind, keep } }: ElementContext): StoredValue {
  const id = form.querySelector<HTMLInputElement>('input[name="element_id"]')?.value ?? ''
  const { pathname } = new URL(form.getAttribute('action') || location.href, document.baseURI)
  return new StoredValue(page.config, 'element', [kind, pathname, id].join(' '), keep)
}

const notice = () => import('../../src/forms/offer-notice')

/** The drafts of one form. */
export class Drafts {
  readonly #form: HTMLFormElement
  readonly #context: ElementContext
  readonly #storage: StoredValue
  /** Drafts that this page has kept or restored: the next save contains them. */
  readonly #pageDrafts: Draft[] = []
  #isAsking = false

  constructor(form: HTMLFormElement, context: ElementContext) {
    this.#form = form
    this.#context = context
    this.#storage = storageOf(form, context)
    // Removes drafts that are too old, or that are in another shape.
    this.#write(this.#all)
  }

  /**
   * Offers the newest draft that differs from the form; once the visitor deletes it, the next one. The question
   * draws: a form without a draft does not fetch the renderer for it.
   */
  async offer(): Promise<void> {
    if (!this.#newest || this.#isAsking) return
    const { page, signal, say } = this.#context
    // A failed load is reported already; the draft stays stored.
    const code = await page.fetchCode('offer-notice', notice).catch(() => undefined)
    const draft = this.#newest
    if (!code || !draft || signal.aborted || this.#isAsking) return
    this.#isAsking = true
    const answer = (act: () => void) => () => {
      this.#isAsking = false
      act()
    }
    const drop = () => {
      this.#drop(draft)
      void this.offer()
    }
    const dateOf = () =>
      new Date(draft.at).toLocaleString(page.config.lang, { dateStyle: 'long', timeStyle: 'short' })
    code.offerNotice(page, signal, this.#form, {
      text: () => say('found', { date: dateOf() }),
      answers: [
        [() => say('restore'), answer(() => this.#restore(draft))],
        [() => say('discard'), answer(drop)],
      ],
    })
  }

  /** Stores the form's fields. @returns false when no field may be kept, or when the browser forbids storage. */
  store(): boolean {
    const draft: Draft = { at: Date.now(), fields: fieldsOf(this.#form) }
    if (draft.fields.length === 0) return false
    this.#pageDrafts.push(draft)
    return this.#write([draft, ...this.#without(draft)].slice(0, MOST))
  }

  /** The form is reset: the next save contains none of its drafts, which are offered again. */
  release(): void {
    if (this.#pageDrafts.splice(0).length > 0) void this.offer()
  }

  /** The form is saved: removes its own drafts, and leaves those of other tabs. */
  dropOwn(): void {
    for (const draft of [...this.#pageDrafts.splice(0), { fields: fieldsOf(this.#form) }]) this.#drop(draft)
  }

  /** Restores a draft, unless another tab has removed it meanwhile. */
  #restore(draft: Draft): void {
    if (this.#without(draft).length === this.#all.length) return
    this.#pageDrafts.push(draft)
    restore(this.#form, draft)
    for (const editor of editorsOf(this.#form)) editor.load()
    announce(this.#context.say('restored'))
  }

  #drop(draft: Pick<Draft, 'fields'>): void {
    this.#write(this.#without(draft))
  }

  get #newest(): Draft | undefined {
    return this.#without({ fields: fieldsOf(this.#form) })[0]
  }

  #without({ fields }: Pick<Draft, 'fields'>): Draft[] {
    const text = JSON.stringify(fields)
    return this.#all.filter((draft) => JSON.stringify(draft.fields) !== text)
  }

  get #all(): Draft[] {
    const drafts = this.#storage.read()
    return Array.isArray(drafts) ? drafts.filter(isDraft) : []
  }

  #write(drafts: readonly Draft[]): boolean {
    if (drafts.length > 0) return this.#storage.write(drafts)
    this.#storage.clear()
    return false
  }
}

const isText = (value: unknown): value is string => typeof value === 'string'

const isField = (field: unknown): field is Field =>
  Array.isArray(field) &&
  isText(field[0]) &&
  (isText(field[1]) || typeof field[1] === 'boolean' || (Array.isArray(field[1]) && field[1].every(isText)))

const isDraft = (draft: Partial<Draft> | null): draft is Draft =>
  typeof draft?.at === 'number' &&
  Math.abs(Date.now() - draft.at) < LIFETIME &&
  Array.isArray(draft.fields) &&
  draft.fields.every(isField)
