/** A field with a list of options below it: its ARIA and its keys (WAI-ARIA combobox pattern). */

import { isOfInputMethod } from '../../dom/keys'
import { setter } from '../../dom/undo'
import { withoutAutocomplete } from '../autocomplete'

/**
 * Takes an option.
 * @param event the click on it, or the key.
 */
export type Pick = (option: HTMLElement, event: Event) => void

/** The keys of a field, and what screen readers hear of its list. */
export type Combobox = ReturnType<typeof makeCombobox>

let count = 0
const nextId = () => {
  count += 1
  return `ilots-option-${count}`
}

/** Whether a key is the browser's: of an input method, or one that selects text. */
const isForeign = (event: KeyboardEvent) =>
  isOfInputMethod(event) || event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey

/**
 * Makes a field a combobox. The focus stays in it; `aria-activedescendant` tells screen readers which option is
 * active. It draws nothing: the list is React's or the server's.
 * @param onArrow runs when an arrow key is pressed and no options are shown.
 * @param takesOnTab Tab picks the active option and goes on to the next field: a visitor who has moved to an option
 * wants it.
 */
export function makeCombobox(
  field: HTMLInputElement,
  { signal, onArrow, takesOnTab }: { signal: AbortSignal; onArrow?(): void; takesOnTab?: boolean },
) {
  let listbox: HTMLElement | undefined
  let options: readonly HTMLElement[] = []
  let pick: Pick = () => {}
  let active: HTMLElement | undefined
  const set = setter(signal)

  const activate = (option?: HTMLElement) => {
    active?.setAttribute('aria-selected', 'false')
    active = option
    if (option) {
      option.setAttribute('aria-selected', 'true')
      option.scrollIntoView({ block: 'nearest' })
      set(field, 'aria-activedescendant', option.id)
    } else set(field, 'aria-activedescendant', null)
  }
  const hide = () => {
    // The field has the server's attributes back, and the owner of the list removes it.
    if (signal.aborted) return
    activate()
    options = []
    if (listbox) listbox.onclick = null
    listbox = undefined
    set(field, 'aria-controls', null)
    set(field, 'aria-expanded', 'false')
  }
  /** Goes from the last option to the field's own text, and from there to the first. */
  const walk = (step: 1 | -1) => {
    if (options.length === 0) onArrow?.()
    const places = [undefined, ...options]
    activate(places[(places.indexOf(active) + step + places.length) % places.length])
  }
  const onKey = (event: KeyboardEvent) => {
    const { key } = event
    if (isForeign(event)) return
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault()
      walk(key === 'ArrowDown' ? 1 : -1)
    } else if (active && key === 'Enter') {
      event.preventDefault()
      pick(active, event)
    } else if (active && key === 'Tab' && takesOnTab) pick(active, event)
  }
  const onClick = (event: Event) => {
    const option = options.find((each) => each.contains(event.target as Node))
    if (option) pick(option, event)
  }

  set(field, 'role', 'combobox')
  set(field, 'aria-autocomplete', 'list')
  set(field, 'aria-expanded', 'false')
  withoutAutocomplete(field, signal)
  field.addEventListener('keydown', onKey, { signal })
  return {
    /** Forgets the options, and tells screen readers that the list is closed; its owner hides the list itself. */
    hide,
    /**
     * Walks through these options from now on; none is active at first.
     * @param shown an element with `role="listbox"`; it and its options get their ids and ARIA here.
     */
    show(shown: HTMLElement, its: readonly HTMLElement[], onPick: Pick): void {
      hide()
      if (its.length === 0) return
      listbox = shown
      options = its
      pick = onPick
      listbox.id ||= nextId()
      for (const option of options) {
        option.id ||= nextId()
        option.setAttribute('role', 'option')
        option.setAttribute('aria-selected', 'false')
      }
      set(field, 'aria-controls', listbox.id)
      set(field, 'aria-expanded', 'true')
      listbox.onclick = onClick
      // Pressing the mouse would take the focus out of the field, and the list would close before the click.
      listbox.onmousedown = (event) => event.preventDefault()
    },
  }
}
