/** A field with a list of options below it: its ARIA and its keys (WAI-ARIA combobox pattern). */

import { restoreAttribute } from '../../dom/restore'
import { setter } from '../../dom/undo'
import { withoutAutocomplete } from '../own-autocomplete'

/**
 * Takes an option.
 * @param event the click on it, or the key.
 */
export type Pick = (option: HTMLElement, event: Event) => void

/** How the field answers keys, and how long it does. */
export interface ComboboxOptions {
  readonly signal: AbortSignal
  /** Runs when an arrow key is pressed and no options are shown. */
  onArrow?(): void
  /** Tab picks the active option and goes on to the next field: a visitor who has moved to an option wants it. */
  readonly takesOnTab?: boolean
}

let count = 0
const nextId = () => {
  count += 1
  return `ilots-option-${count}`
}

/** The focus stays in the field; `aria-activedescendant` tells screen readers which option is active. */
export class Combobox {
  readonly #field: HTMLInputElement
  readonly #settings: ComboboxOptions
  #listbox: HTMLElement | undefined
  #options: readonly HTMLElement[] = []
  #pick: Pick = () => {}
  #active: HTMLElement | undefined

  constructor(field: HTMLInputElement, settings: ComboboxOptions) {
    this.#field = field
    this.#settings = settings
    const { signal } = settings
    for (const name of ['aria-expanded', 'aria-controls', 'aria-activedescendant'])
      restoreAttribute(field, name, signal)
    const set = setter(signal)
    set(field, 'role', 'combobox')
    set(field, 'aria-autocomplete', 'list')
    withoutAutocomplete(field, signal)
    field.setAttribute('aria-expanded', 'false')
    field.addEventListener('keydown', (event) => this.#onKey(event), { signal })
  }

  /** Whether options are shown. */
  get isOpen(): boolean {
    return this.#options.length > 0
  }

  /**
   * Shows options; none is active at first.
   * @param listbox an element with `role="listbox"`; it and its options get their ids and ARIA here.
   */
  show(listbox: HTMLElement, options: readonly HTMLElement[], pick: Pick): void {
    this.hide()
    if (options.length === 0) return
    this.#listbox = listbox
    this.#options = options
    this.#pick = pick
    listbox.id ||= nextId()
    for (const option of options) {
      option.id ||= nextId()
      option.setAttribute('role', 'option')
      option.setAttribute('aria-selected', 'false')
    }
    this.#field.setAttribute('aria-controls', listbox.id)
    this.#field.setAttribute('aria-expanded', 'true')
    listbox.onclick = (event) => this.#onClick(event)
    // Pressing the mouse would take the focus out of the field, and the list would close before the click.
    listbox.onmousedown = (event) => event.preventDefault()
  }

  /** Forgets the options, and tells screen readers that the list is closed; its owner hides the list itself. */
  hide(): void {
    // The field has the server's attributes back, and the owner of the list removes it.
    if (this.#settings.signal.aborted) return
    this.#activate(undefined)
    this.#options = []
    if (this.#listbox) this.#listbox.onclick = null
    this.#listbox = undefined
    this.#field.removeAttribute('aria-controls')
    this.#field.setAttribute('aria-expanded', 'false')
  }

  #activate(option: HTMLElement | undefined): void {
    this.#active?.setAttribute('aria-selected', 'false')
    this.#active = option
    if (option) {
      option.setAttribute('aria-selected', 'true')
      option.scrollIntoView({ block: 'nearest' })
      this.#field.setAttribute('aria-activedescendant', option.id)
    } else this.#field.removeAttribute('aria-activedescendant')
  }

  #onClick(event: Event): void {
    const option = this.#options.find((each) => each.contains(event.target as Node))
    if (option) this.#pick(option, event)
  }

  #onKey(event: KeyboardEvent): void {
    const { key, isComposing, defaultPrevented, ctrlKey, metaKey, shiftKey } = event
    // Keys of an input method, and keys that select text, are the browser's.
    if (isComposing || defaultPrevented || ctrlKey || metaKey || shiftKey) return
    if (key === 'ArrowDown' || key === 'ArrowUp') this.#onArrow(event, key === 'ArrowDown' ? 1 : -1)
    const active = this.#active
    if (!active) return
    if (key === 'Enter') {
      event.preventDefault()
      this.#pick(active, event)
    }
    if (key === 'Tab' && this.#settings.takesOnTab) this.#pick(active, event)
  }

  /** Goes from the last option to the field's own text, and from there to the first. */
  #onArrow(event: Event, step: 1 | -1): void {
    event.preventDefault()
    if (!this.isOpen) this.#settings.onArrow?.()
    const places = [undefined, ...this.#options]
    const at = places.indexOf(this.#active)
    this.#activate(places[(at + step + places.length) % places.length])
  }
}
