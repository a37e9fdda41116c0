/** A field with a list of options below it: what it says of itself, and its keys (WAI-ARIA combobox). */

import { restoreAttribute } from '../../dom/restore'
import { setter } from '../../dom/undo'
import { withoutAutocomplete } from '../own-autocomplete'

/** @param event a click on the option, or the key that took it. */
export type Pick = (option: HTMLElement, event: Event) => void

export interface ComboboxOptions {
  readonly signal: AbortSignal
  /** An arrow is pressed while no list is there. */
  onArrow?(): void
  /** Tab takes the option that is chosen and goes on: whoever has walked down to it means it. */
  readonly takesOnTab?: boolean
}

let count = 0
const nextId = () => {
  count += 1
  return `ilots-option-${count}`
}

/** The focus stays in the field: the option that is chosen is told by `aria-activedescendant`. */
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

  get isOpen(): boolean {
    return this.#options.length > 0
  }

  /** @param listbox has `role="listbox"`; its options get the rest. None is chosen at first. */
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
    // The press would take the focus out of the field, and close what is pressed.
    listbox.onmousedown = (event) => event.preventDefault()
  }

  hide(): void {
    // The field is the server's again; the list goes with whoever showed it.
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
    // A key of an input method, or one that selects text.
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

  /** From the last option to the field's own text, and from there to the first. */
  #onArrow(event: Event, step: 1 | -1): void {
    event.preventDefault()
    if (!this.isOpen) this.#settings.onArrow?.()
    const places = [undefined, ...this.#options]
    const at = places.indexOf(this.#active)
    this.#activate(places[(at + step + places.length) % places.length])
  }
}
