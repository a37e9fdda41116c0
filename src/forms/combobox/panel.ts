/** The list below a field: its rows, the note above them, and how it opens and closes. */
import suggestions from 'styles:suggestions'
import { adoptShared } from '../../ui/styles/adopt'
import type { Combobox } from './combobox'
import { type PositionOptions, showBeside } from './position-panel'

/** One row of the list, and what picking it does. */
export interface Row {
  readonly content: readonly (string | Node)[]
  readonly className?: string
  pick(): void
}

/** The list of one field, in the top layer while it is open. It is gone once `signal` aborts. */
export class Panel {
  readonly #field: HTMLInputElement
  readonly #combobox: Combobox
  readonly #place: PositionOptions
  readonly #element = make('div', 'ilots-suggestions')
  readonly #note = make('p', 'ilots-suggestions-note')
  readonly #list = make('ul', 'ilots-suggestions-list')
  #open: AbortController | undefined

  constructor(
    field: HTMLInputElement,
    combobox: Combobox,
    { place, name, signal }: { place: PositionOptions; name: string; signal: AbortSignal },
  ) {
    adoptShared(suggestions)
    this.#field = field
    this.#combobox = combobox
    this.#place = place
    this.#element.popover = 'manual'
    this.#list.setAttribute('role', 'listbox')
    this.#list.setAttribute('aria-label', name)
    this.#element.append(this.#note, this.#list)
    this.#element.addEventListener('mousedown', (event) => event.preventDefault(), { signal })
    // The focus has gone to another part of the page: it never goes into the list.
    field.addEventListener('blur', () => this.close(), { signal })
    field.addEventListener('keydown', (event) => this.#onKey(event), { signal })
    signal.addEventListener('abort', () => this.close())
  }

  /** Whether the list is shown. */
  get isOpen(): boolean {
    return this.#open !== undefined
  }

  /**
   * Shows rows in place of those before.
   * @param note stands above the rows, or instead of them.
   */
  show(rows: readonly Row[], note = ''): void {
    const options = rows.map(({ content, className = '' }) => {
      const option = make('li', `ilots-suggestion ${className}`.trim())
      option.append(...content)
      return option
    })
    this.#note.textContent = note
    this.#note.hidden = note === ''
    this.#list.replaceChildren(...options)
    this.#list.hidden = options.length === 0
    this.#list.scrollTop = 0
    this.#raise()
    this.#combobox.show(this.#list, options, (option) => rows[options.indexOf(option)]?.pick())
  }

  /** Hides the list. Idempotent. */
  close(): void {
    if (!this.#open) return
    this.#open.abort()
    this.#open = undefined
    this.#combobox.hide()
    this.#element.remove()
  }

  /** Puts the list beside the field, not at the end of the page: it is in the same dialog, and next in reading order. */
  #raise(): void {
    if (this.#open) return
    this.#open = new AbortController()
    ;(this.#field.closest('label') ?? this.#field).after(this.#element)
    showBeside(this.#element, this.#field, this.#place, this.#open.signal)
  }

  /** Escape closes the list only: a dialog around the field stays open. */
  #onKey(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || event.isComposing || !this.isOpen) return
    event.preventDefault()
    event.stopPropagation()
    this.close()
  }
}

function make(name: string, className: string): HTMLElement {
  const element = document.createElement(name)
  element.className = className
  return element
}
