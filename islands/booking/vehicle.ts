/** The registration number and the vehicle's summary (§2.8, §7.14). */

import { ownProperty } from '../../src/base/own-property'
import { partOf } from '../../src/dom/content'
import { giveClass } from '../../src/dom/undo'
import { afterReset } from '../../src/forms/after-reset'
import { isAbort, request } from '../../src/server/request'
import { withQuery } from '../../src/server/urls'
import { type BookingContext, callAddress } from './context'
import { fieldOf, fill, isOf, textOf } from './fields'
import { readVehicle, type Vehicle } from './replies'
import { formatPlate, isCompletePlate, isPlausiblePlate, normalisePlate } from './rules'

/** Looks a registration number up while it is typed, and sends it in its normal form (contract §7). */
export function watchVehicle(context: BookingContext): void {
  const { form, listen, showStatus, signal } = context
  const summary = makeSummary(context)
  let asked = ''
  /** The vehicle that is shown belongs to another number. */
  const clearVehicle = () => {
    asked = ''
    showStatus('')
    summary.clear()
  }
  const lookUp = (typed: string) => {
    const immat = normalisePlate(typed)
    if (!immat || immat === asked) return
    asked = immat
    summary.clear()
    showStatus('searching')
    const isWanted = () => immat === asked
    askVehicle(immat, context)
      .then((vehicle) => isWanted() && summary.show(vehicle))
      // Only the summary is missing: the visitor can still book.
      .catch((error) => !isAbort(error) && isWanted() && showStatus('vehicleFailed'))
  }
  listen('input', (event) => {
    if (!isOf(event, form, 'immat')) return
    const typed = textOf(form, 'immat')
    if (isCompletePlate(typed)) lookUp(typed)
    else if (asked && normalisePlate(typed) !== asked) clearVehicle()
  })
  listen('change', (event) => {
    if (!isOf(event, form, 'immat')) return
    fill(form, 'immat', formatPlate(textOf(form, 'immat')))
    // Also numbers that match no rule of ours: the server knows foreign plates. One that the page's own `pattern`
    // refuses has a note at the field, which "check it, or continue" would contradict.
    if (fieldOf(form, 'immat')?.validity.valid) lookUp(textOf(form, 'immat'))
    else if (asked) clearVehicle()
  })
  const lookUpAgain = () => {
    const typed = textOf(form, 'immat')
    if (asked && normalisePlate(typed) !== asked) clearVehicle()
    if (summary.find() && isPlausiblePlate(typed)) lookUp(typed)
  }
  // The page may arrive with a number: show its vehicle again.
  lookUpAgain()
  afterReset(form, lookUpAgain, signal)
  // Contract §7: the number is sent in capitals without separators, and shown as on the plate.
  const onData = ({ formData }: FormDataEvent) => {
    const immat = formData.get('immat')
    if (typeof immat === 'string') formData.set('immat', normalisePlate(immat))
  }
  form.addEventListener('formdata', onData, { signal })
}

function askVehicle(immat: string, context: BookingContext): Promise<Vehicle> {
  const query = new URLSearchParams({ action: 'immatriculation', immat })
  return request(context, {
    method: 'GET',
    url: withQuery(callAddress(context.page), query),
    sequence: 'booking vehicle',
    read: readVehicle,
  })
}

/** Part of a summary → the text that the server wrote into it, for an unknown vehicle. */
const blanks = new WeakMap<Element, string | null>()

function makeSummary({ form, page, showStatus, signal }: BookingContext) {
  const find = () => partOf(form, '[data-role="vehicle-summary"]', page.config)
  let mark: AbortController | undefined
  /** Writes the parts, without the error's style. @param textOfPart a part's text; `undefined` leaves it. */
  const write = (textOfPart: (part: HTMLElement) => string | null | undefined) => {
    for (const part of find()?.querySelectorAll<HTMLElement>('[data-field]') ?? []) {
      if (!blanks.has(part)) blanks.set(part, part.textContent)
      const text = textOfPart(part)
      if (text !== undefined) part.textContent = text
    }
    mark?.abort()
  }
  return {
    find,
    clear: () => write((part) => blanks.get(part)),
    /** Shows the server's answer; a vehicle that it has not found is marked as an error (§8.4). */
    show({ isFound, make, model, year }: Vehicle) {
      const texts: Partial<Record<string, string>> = { marque: make, modele: model, annee: year }
      showStatus(isFound ? 'vehicle' : 'unknownVehicle', {
        vehicle: [make, model, year].filter(Boolean).join(' '),
      })
      write(({ dataset: { field = '' } }) => ownProperty(texts, field))
      const summary = find()
      if (!summary) return
      summary.hidden = false
      if (isFound) return
      mark = new AbortController()
      giveClass(summary, 'is-error', AbortSignal.any([mark.signal, signal]))
    },
  }
}
