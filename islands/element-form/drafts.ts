/** What was typed and could not be saved, kept on this device until it is. */
import { membersOf } from '../../src/members'

/** A field as the visitor sees it: what is sent may be written otherwise. */
type Field = readonly [key: string, value: string | boolean | readonly string[]]

export interface Draft {
  /** Milliseconds since 1970. */
  readonly at: number
  readonly fields: readonly Field[]
}

/** Nobody comes back for it after a week. Milliseconds. */
const LIFETIME = 7 * 24 * 3_600_000
/** Tabs that failed each with another text. */
const MOST = 5

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** Passwords, files and what the visitor does not see stay out of the device. */
const KEPT =
  'input:not([type=hidden],[type=password],[type=file],[type=submit],[type=button]),select,textarea'

const isChoice = (control: Control): control is HTMLInputElement => /^(checkbox|radio)$/.test(control.type)

function* controlsOf(form: HTMLFormElement): Generator<[key: string, control: Control]> {
  const seen = new Map<string, number>()
  for (const control of membersOf(form).elements) {
    if (!control.matches(KEPT)) continue
    const field = control as Control
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
  [...controlsOf(form)].map(([key, control]) => [key, read(control)])

/** Tells whoever listens to the fields. */
function restore(form: HTMLFormElement, { fields }: Draft): void {
  const values = new Map(fields)
  for (const [key, control] of controlsOf(form)) {
    const value = values.get(key)
    if (value === undefined || JSON.stringify(value) === JSON.stringify(read(control))) continue
    if (isChoice(control)) control.checked = value === true
    else if (control instanceof HTMLSelectElement && Array.isArray(value))
      for (const option of control.options) option.selected = value.includes(option.value)
    else control.value = String(value)
    for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }))
  }
}

export class Drafts {
  readonly #key: string
  readonly #form: HTMLFormElement
  /** Kept or taken up by this page: what is saved next has grown from them. */
  readonly #own: Draft[] = []

  /** @param key names the element that is edited, among all of the site. */
  constructor(key: string, form: HTMLFormElement) {
    this.#key = key
    this.#form = form
  }

  /** The newest that differs from what the form shows. */
  get newest(): Draft | undefined {
    const shown = JSON.stringify(fieldsOf(this.#form))
    return this.#all.find(({ fields }) => JSON.stringify(fields) !== shown)
  }

  keep(): void {
    const draft: Draft = { at: Date.now(), fields: fieldsOf(this.#form) }
    this.#own.push(draft)
    this.#write([draft, ...this.#without(draft)].slice(0, MOST))
  }

  /** Fills the form in as the visitor had it. */
  take(draft: Draft): void {
    this.#own.push(draft)
    restore(this.#form, draft)
  }

  drop(draft: Draft): void {
    this.#write(this.#without(draft))
  }

  /** What the form shows is saved; what another tab has kept is not. */
  dropOwn(): void {
    for (const draft of [...this.#own.splice(0), { at: 0, fields: fieldsOf(this.#form) }]) this.drop(draft)
  }

  #without({ fields }: Draft): Draft[] {
    const text = JSON.stringify(fields)
    return this.#all.filter((draft) => JSON.stringify(draft.fields) !== text)
  }

  get #all(): Draft[] {
    try {
      const drafts: unknown = JSON.parse(localStorage.getItem(this.#key) ?? '[]')
      return Array.isArray(drafts) ? drafts.filter(isDraft) : []
    } catch {
      // Written by somebody else, or the browser allows no storage.
      return []
    }
  }

  #write(drafts: readonly Draft[]): void {
    try {
      if (drafts.length > 0) localStorage.setItem(this.#key, JSON.stringify(drafts))
      else localStorage.removeItem(this.#key)
    } catch {
      // Full, or forbidden: the text is still in the form.
    }
  }
}

const isDraft = (draft: Partial<Draft> | null): draft is Draft =>
  Array.isArray(draft?.fields) && Date.now() - Number(draft.at) < LIFETIME
