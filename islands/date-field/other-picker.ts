/** Pickers of other scripts on a field, by what they leave there: the field is theirs then. */

import { scriptGlobal } from '../../src/dom/script-global'

export const AIR = 'Air Datepicker'

/** What we ask of flatpickr's instance. */
interface Flatpickr {
  readonly altInput?: HTMLInputElement
  readonly config?: { readonly dateFormat: string }
  parseDate(text: string, format: string): Date | undefined
  formatDate(date: Date, format: string): string
  setDate(text: string, triggerChange: boolean): void
}

const flatpickrOf = (element: Element | null): Flatpickr | undefined =>
  (element as { _flatpickr?: Flatpickr } | null)?._flatpickr

/** Whether flatpickr has made this field, which it shows in place of the page's own: it copies the classes. */
const isShownByFlatpickr = (field: Element): boolean => {
  const shown = flatpickrOf(field.previousElementSibling)?.altInput
  return shown === field
}

/** Air Datepicker marks no field: its calendar is beside the field, or open while the field has the focus. */
const hasAirCalendar = (field: Element): boolean =>
  field.nextElementSibling?.matches('.air-datepicker') ||
  (field.matches(':focus') && document.querySelector('.air-datepicker.-active-:not(.-inline-)') !== null)

/** Whether Air Datepicker has written the text: only it dispatches a `change` that does not bubble. */
export const isOfAir = (event: Event): boolean =>
  event.type === 'change' && !event.bubbles && document.querySelector('[class^="air-datepicker"]') !== null

/**
 * The script whose picker is on the field now; empty when there is none. flatpickr and jQuery UI take their class
 * away with their picker.
 */
export function otherPicker(field: HTMLInputElement): string {
  if (field.classList.contains('flatpickr-input') || isShownByFlatpickr(field)) return 'flatpickr'
  if (field.classList.contains('hasDatepicker')) return 'jQuery UI'
  if (hasAirCalendar(field)) return AIR
  const jQuery = scriptGlobal('jQuery') as { data?(field: Element, key: string): unknown } | undefined
  return jQuery?.data?.(field, 'datepicker') ? 'datepicker (jQuery)' : ''
}

/** What a field held while it was ours. */
interface Held {
  readonly text: string
  /** The same date in the stored format; empty for an incomplete date. */
  readonly stored: string
  readonly placeholder: string
}

/**
 * Gives flatpickr the stored date of a field that it has come to after us: it has read the text that we showed, in
 * its own notation, and copied our placeholder.
 */
export function giveToFlatpickr(field: HTMLInputElement, { text, stored, placeholder }: Held): void {
  const picker = flatpickrOf(field)
  if (!picker?.config || !stored) return
  const { altInput, config } = picker
  if (altInput?.placeholder === placeholder) altInput.placeholder = field.placeholder
  const misread = picker.parseDate(text, config.dateFormat)
  const written = misread ? picker.formatDate(misread, config.dateFormat) : stored
  if (field.value === written) picker.setDate(stored, false)
}
