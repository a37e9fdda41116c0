/** Where the visitor is, typed in the address fields (§4.11, §5.4). */

import { leadTo } from '../../src/dom/focus'
import { isOfInputMethod } from '../../src/dom/keys'
import { afterReset } from '../../src/forms/after-reset'
import { isTyped } from '../../src/forms/typed'
import type { BookingContext } from './context'
import { around, bringHiddenBack, clearChoice, fieldOf, fill, isOf, type Name, textOf } from './fields'
import { isPlaced, isPostalCode } from './rules'
import { advance } from './steps'

/** The address, the postal code and their button: a position that is known leads to the next step. */
export function watchAddress(context: BookingContext): void {
  const { form, listen, showStatus, signal } = context
  const hasPlace = () => isFound(form)
  const hasCode = () => isPostalCode(textOf(form, 'code_postal'))
  /** Empties what was found for another address (§5.4). */
  const clearFields = (...names: readonly Name[]) => {
    for (const name of names) fill(form, name, '')
  }
  listen('input', (event) => {
    // The position was found for the previous address.
    if (isOf(event, form, 'adresse')) clearFields('lat', 'lng', 'code_postal')
    if (isOf(event, form, 'code_postal') && hasCode()) changePlace(context)
  })
  listen('change', (event) => {
    if (!isOf(event, form, 'adresse')) return
    if (textOf(form, 'adresse').trim() === '') clearFields('lat', 'lng')
    else if (hasPlace()) advance(context)
  })
  listen('keydown', (event) => {
    const isAddress = isOf(event, form, 'adresse')
    if (event.key !== 'Enter' || event.defaultPrevented || !(isAddress || isOf(event, form, 'code_postal')))
      return
    event.preventDefault()
    if (isOfInputMethod(event) || event.repeat) return
    if (isAddress ? hasPlace() : hasCode()) changePlace(context)
    else showStatus('needsPosition')
  })
  listen('click', (event) => {
    if (!around(event, '[data-role="postal-code-button"]', form)) return
    event.preventDefault()
    if (hasCode()) changePlace(context)
    else askPlace(context)
  })
  const onReset = () => {
    bringHiddenBack(form)
    showStatus('')
  }
  afterReset(form, onReset, signal)
}

/** Whether the address has its coordinates. */
const isFound = (form: HTMLFormElement): boolean =>
  isPlaced({ lat: textOf(form, 'lat'), lng: textOf(form, 'lng'), address: textOf(form, 'adresse') })

/**
 * Whether what is typed on this step leads nowhere: an address without its coordinates (§5.4), a postal code of
 * another length. Where the page has no way to find the visitor, an address is only a text.
 */
export function isPlaceMissing({ form }: BookingContext): boolean {
  const shown = (['adresse', 'code_postal'] as const).filter((name) => {
    const field = fieldOf(form, name)
    return field && field.type !== 'hidden'
  })
  const isTyped = shown.some((name) => textOf(form, name).trim() !== '')
  const hasControls = shown.includes('code_postal') || form.querySelector('[data-role="geolocate"]')
  return isTyped && hasControls !== null && !isFound(form) && !isPostalCode(textOf(form, 'code_postal'))
}

/** Says what leads on. */
export function askPlace({ form, showStatus }: BookingContext): void {
  showStatus('needsPosition')
  leadTo(fieldOf(form, 'code_postal') ?? fieldOf(form, 'adresse'))
}

/** Goes on with a postal code that was typed before any script ran: the visitor is still in its field. */
export function applyTypedCode(context: BookingContext): void {
  const field = fieldOf(context.form, 'code_postal')
  if (!(field instanceof HTMLInputElement) || field !== document.activeElement) return
  if (isTyped(field) && isPostalCode(field.value)) changePlace(context)
}

/** Goes on with the new place; the branch that was chosen belongs to another one. */
export function changePlace(context: BookingContext): void {
  clearChoice(context.form, 'agence')
  advance(context)
}
