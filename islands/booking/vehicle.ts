/** The registration number and the vehicle's summary (§2.8, §7.14). */
import { isAbort, request } from '../../src/request'
import { giveClass } from '../../src/undo'
import { fieldOf } from './fields'
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
    void lookUp(form, immat, context)
  }
  const isOurs = ({ target }: Event) => target !== null && target === fieldOf(form, 'immat')
  context.listen('input', (event) => {
    const typed = (event.target as HTMLInputElement).value
    if (isOurs(event) && isComplete(typed)) look(typed)
  })
  context.listen('change', (event) => {
    const field = event.target as HTMLInputElement
    if (!isOurs(event)) return
    field.value = pretty(field.value)
    if (isPlausible(field.value)) look(field.value)
  })
  // A page that comes back with a number shows its vehicle again.
  const field = fieldOf(form, 'immat')
  if (form.querySelector(SUMMARY) && field && isPlausible(field.value)) look(field.value)
  // Contract §7: sent in capitals without separators, shown as on the plate.
  const onData = ({ formData }: FormDataEvent) => {
    const immat = formData.get('immat')
    if (typeof immat === 'string') formData.set('immat', normalise(immat))
  }
  form.addEventListener('formdata', onData, { signal: context.signal })
}

async function lookUp(form: HTMLFormElement, immat: string, context: Context): Promise<void> {
  const { site } = context.engine.config
  const query = new URLSearchParams({ action: 'immatriculation', immat })
  say(context, 'searching')
  try {
    const vehicle = await request(context, {
      method: 'GET',
      url: `/${site}/objets/traitement.php?${query}`,
      sequence: 'booking vehicle',
      read: readVehicle,
    })
    show(form, vehicle, context)
  } catch (error) {
    // A visitor without a summary still gets an appointment.
    if (!isAbort(error)) say(context, 'vehicleFailed')
  }
}

/** One summary's error look at a time. */
const marks = new WeakMap<Element, AbortController>()

/** §8.4: an error is marked, and the data shown all the same. */
function show(form: HTMLFormElement, vehicle: Vehicle, context: Context): void {
  const { isFound, marque, modele, annee } = vehicle
  const words = { marque, modele, annee }
  say(context, isFound ? 'vehicle' : 'unknownVehicle', {
    vehicle: [marque, modele, annee].filter(Boolean).join(' '),
  })
  const summary = form.querySelector<HTMLElement>(SUMMARY)
  if (!summary) return
  for (const part of summary.querySelectorAll<HTMLElement>('[data-field]')) {
    const value = words[part.dataset.field as keyof typeof words]
    if (value !== undefined) part.textContent = value
  }
  summary.hidden = false
  marks.get(summary)?.abort()
  if (isFound) return
  const mark = new AbortController()
  marks.set(summary, mark)
  giveClass(summary, 'is-error', AbortSignal.any([mark.signal, context.signal]))
}
