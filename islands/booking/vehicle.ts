/** The registration number and the vehicle's summary (§2.8, §7.14). */
import { membersOf } from '../../src/dom/members'
import { giveClass } from '../../src/dom/undo'
import { isAbort, request } from '../../src/server/request'
import { fieldOf, fill, textOf } from './fields'
import type { Context } from './mount'
import { isComplete, isPlausible, normalise, pretty } from './registration'
import { readVehicle, type Vehicle } from './replies'
import { say } from './status'

const SUMMARY = '[data-role="vehicle-summary"]'

export function watchVehicle(form: HTMLFormElement, context: Context): void {
  let asked = ''
  const look = (typed: string) => {
    const immat = normalise(typed)
    if (!immat || immat === asked) return
    asked = immat
    void lookUp(form, immat, () => immat === asked, context)
  }
  const isOurs = ({ target }: Event) => target !== null && target === fieldOf(form, 'immat')
  context.listen('input', (event) => {
    if (!isOurs(event)) return
    const typed = textOf(form, 'immat')
    if (isComplete(typed)) look(typed)
    else if (asked && normalise(typed) !== asked) {
      // What is shown belongs to another number.
      asked = ''
      say(context, '')
      clear(form)
    }
  })
  context.listen('change', (event) => {
    if (!isOurs(event)) return
    fill(form, 'immat', pretty(textOf(form, 'immat')))
    // Foreign plates, too: the server knows more forms than we do.
    look(textOf(form, 'immat'))
  })
  // A page that comes back with a number shows its vehicle again.
  const field = fieldOf(form, 'immat')
  if (membersOf(form).querySelector(SUMMARY) && field && isPlausible(field.value)) look(field.value)
  // Contract §7: sent in capitals without separators, shown as on the plate.
  const onData = ({ formData }: FormDataEvent) => {
    const immat = formData.get('immat')
    if (typeof immat === 'string') formData.set('immat', normalise(immat))
  }
  membersOf(form).addEventListener('formdata', onData, { signal: context.signal })
}

/** @param isWanted whether the field still holds that number. */
async function lookUp(
  form: HTMLFormElement,
  immat: string,
  isWanted: () => boolean,
  context: Context,
): Promise<void> {
  const { site } = context.engine.config
  const query = new URLSearchParams({ action: 'immatriculation', immat })
  clear(form)
  say(context, 'searching')
  try {
    const vehicle = await request(context, {
      method: 'GET',
      url: `/${site}/objets/traitement.php?${query}`,
      sequence: 'booking vehicle',
      read: readVehicle,
    })
    if (isWanted()) show(form, vehicle, context)
  } catch (error) {
    // A visitor without a summary still gets an appointment.
    if (!isAbort(error) && isWanted()) say(context, 'vehicleFailed')
  }
}

/** One summary's error look at a time. */
const marks = new WeakMap<Element, AbortController>()
/** What the page shows where nothing is known. */
const blanks = new WeakMap<Element, string | null>()

type Words = Partial<Record<string, string>>

/** @param wordOf what each part shows, by its `data-field`; `undefined` leaves it as it is. */
function write(summary: HTMLElement, wordOf: (part: HTMLElement) => string | null | undefined): void {
  for (const part of summary.querySelectorAll<HTMLElement>('[data-field]')) {
    if (!blanks.has(part)) blanks.set(part, part.textContent)
    const word = wordOf(part)
    if (word !== undefined) part.textContent = word
  }
  marks.get(summary)?.abort()
}

function clear(form: HTMLFormElement): void {
  const summary = membersOf(form).querySelector<HTMLElement>(SUMMARY)
  if (summary) write(summary, (part) => blanks.get(part))
}

/** §8.4: an error is marked, and the data shown all the same. */
function show(form: HTMLFormElement, vehicle: Vehicle, context: Context): void {
  const { isFound, marque, modele, annee } = vehicle
  const words: Words = { marque, modele, annee }
  say(context, isFound ? 'vehicle' : 'unknownVehicle', {
    vehicle: [marque, modele, annee].filter(Boolean).join(' '),
  })
  const summary = membersOf(form).querySelector<HTMLElement>(SUMMARY)
  if (!summary) return
  write(summary, ({ dataset: { field = '' } }) => words[field])
  summary.hidden = false
  if (isFound) return
  const mark = new AbortController()
  marks.set(summary, mark)
  giveClass(summary, 'is-error', AbortSignal.any([mark.signal, context.signal]))
}
