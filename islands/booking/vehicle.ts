/** The registration number and the vehicle's summary (§2.8, §7.14). */
import { membersOf } from '../../src/dom/members'
import { giveClass } from '../../src/dom/undo'
import { isAbort, request } from '../../src/server/request'
import type { BookingContext } from './context'
import { fieldOf, fill, textOf } from './fields'
import { readVehicle, type Vehicle } from './replies'
import { formatPlate, isCompletePlate, isPlausiblePlate, normalisePlate } from './rules'
import { showStatus } from './status'

const SUMMARY = '[data-role="vehicle-summary"]'

/** Looks a registration number up while it is typed, and sends it in its normal form (contract §7). */
export function watchVehicle(form: HTMLFormElement, context: BookingContext): void {
  let asked = ''
  const look = (typed: string) => {
    const immat = normalisePlate(typed)
    if (!immat || immat === asked) return
    asked = immat
    void lookUp(form, immat, () => immat === asked, context)
  }
  const isOurs = ({ target }: Event) => target !== null && target === fieldOf(form, 'immat')
  context.listen('input', (event) => {
    if (!isOurs(event)) return
    const typed = textOf(form, 'immat')
    if (isCompletePlate(typed)) look(typed)
    else if (asked && normalisePlate(typed) !== asked) {
      // The vehicle that is shown belongs to another number.
      asked = ''
      showStatus(context, '')
      clearSummary(form)
    }
  })
  context.listen('change', (event) => {
    if (!isOurs(event)) return
    fill(form, 'immat', formatPlate(textOf(form, 'immat')))
    // Also numbers that match no rule of ours: the server knows foreign plates.
    look(textOf(form, 'immat'))
  })
  // The page may arrive with a number: show its vehicle again.
  const field = fieldOf(form, 'immat')
  if (membersOf(form).querySelector(SUMMARY) && field && isPlausiblePlate(field.value)) look(field.value)
  // Contract §7: the number is sent in capitals without separators, and shown as on the plate.
  const onData = ({ formData }: FormDataEvent) => {
    const immat = formData.get('immat')
    if (typeof immat === 'string') formData.set('immat', normalisePlate(immat))
  }
  membersOf(form).addEventListener('formdata', onData, { signal: context.signal })
}

/** Requests the vehicle and shows it. @param isWanted whether the field still holds that number. */
async function lookUp(
  form: HTMLFormElement,
  immat: string,
  isWanted: () => boolean,
  context: BookingContext,
): Promise<void> {
  const { site } = context.page.config
  const query = new URLSearchParams({ action: 'immatriculation', immat })
  clearSummary(form)
  showStatus(context, 'searching')
  try {
    const vehicle = await request(context, {
      method: 'GET',
      url: `/${site}/objets/traitement.php?${query}`,
      sequence: 'booking vehicle',
      read: readVehicle,
    })
    if (isWanted()) showVehicle(form, vehicle, context)
  } catch (error) {
    // Only the summary is missing: the visitor can still book.
    if (!isAbort(error) && isWanted()) showStatus(context, 'vehicleFailed')
  }
}

/** Summary → ends its error style. */
const marks = new WeakMap<Element, AbortController>()
/** Part of a summary → the text that the server wrote into it, for an unknown vehicle. */
const blanks = new WeakMap<Element, string | null>()

type Words = Partial<Record<string, string>>

/** Writes the parts of a summary. @param wordOf the text of a part; `undefined` leaves it as it is. */
function writeSummary(summary: HTMLElement, wordOf: (part: HTMLElement) => string | null | undefined): void {
  for (const part of summary.querySelectorAll<HTMLElement>('[data-field]')) {
    if (!blanks.has(part)) blanks.set(part, part.textContent)
    const word = wordOf(part)
    if (word !== undefined) part.textContent = word
  }
  marks.get(summary)?.abort()
}

function clearSummary(form: HTMLFormElement): void {
  const summary = membersOf(form).querySelector<HTMLElement>(SUMMARY)
  if (summary) writeSummary(summary, (part) => blanks.get(part))
}

/** Shows what the server knows, also when it has not found the vehicle: then the summary is marked as an error (§8.4). */
function showVehicle(form: HTMLFormElement, vehicle: Vehicle, context: BookingContext): void {
  const { isFound, marque, modele, annee } = vehicle
  const words: Words = { marque, modele, annee }
  showStatus(context, isFound ? 'vehicle' : 'unknownVehicle', {
    vehicle: [marque, modele, annee].filter(Boolean).join(' '),
  })
  const summary = membersOf(form).querySelector<HTMLElement>(SUMMARY)
  if (!summary) return
  writeSummary(summary, ({ dataset: { field = '' } }) => words[field])
  summary.hidden = false
  if (isFound) return
  const mark = new AbortController()
  marks.set(summary, mark)
  giveClass(summary, 'is-error', AbortSignal.any([mark.signal, context.signal]))
}
