import styles from 'styles:booking'
import { formOf } from '../../src/forms/form-of'
import { offerNotice } from '../../src/forms/offer-notice'
import { defineIsland } from '../../src/island/define-island'
import type { IslandContext } from '../../src/island/island'
import { adopt } from '../../src/ui/styles/adopt'
import { watchAddress } from './address'
import { attributes } from './attributes'
import { stepOf } from './fields'
import { book, isFinal } from './final'
import { watchGeolocation } from './geolocation'
import { forget, isBehind, keep, recall, resume } from './kept'
import { end, leave, warnOnLeave } from './leaving'
import { messages } from './messages'
import { showProgress } from './status'
import { advance, checkStep, stays } from './steps'
import { watchTiles } from './tiles'
import { watchVehicle } from './vehicle'

export type Context = IslandContext<typeof attributes, (typeof messages)['fr']>

function mount(host: HTMLElement, context: Context): void {
  const form = formOf(host)
  checkStep(form)
  adopt(styles)
  showProgress(form, context)
  watchTiles(form, context)
  watchAddress(form, context)
  watchVehicle(form, context)
  watchGeolocation(form, context)
  watchSubmit(form, context)
  warnOnLeave(context)
  offerResume(form, context)
}

/** The form's own buttons, with script and without: the last step is booked here, the others load the page. */
function watchSubmit(form: HTMLFormElement, context: Context): void {
  const shown = stepOf(form)
  context.listen('submit', (event) => {
    const { submitter, target } = event
    if (event.defaultPrevented || target !== form) return
    if (isFinal(form, context) && submitter?.getAttribute('name') !== 'etape') {
      event.preventDefault()
      void book(form, submitter, context)
      return
    }
    const named = submitter?.getAttribute('name') === 'etape' ? Number(submitter.getAttribute('value')) : 0
    // A button that leads back is taken at its word; forward, the rules decide.
    if (!named || named > shown) {
      event.preventDefault()
      advance(form, context)
      return
    }
    context.emit('booking-step', { step: named })
    keep(form, named, context)
    leave(context)
  })
  addEventListener(
    'pageshow',
    ({ persisted }) => {
      // Back from the browser's memory: buttons that work.
      if (persisted) stays(form)
    },
    { signal: context.signal },
  )
}

/** §2.8: a visitor who comes back on the same day finds the booking where it was. */
function offerResume(form: HTMLFormElement, context: Context): void {
  const kept = recall(context)
  if (!kept || !isBehind(form, kept)) return
  const { engine, signal, say } = context
  const goOn = () => {
    // Forgotten meanwhile: the first step is here.
    if (!recall(context)) return
    leave(context)
    resume(form, kept)
  }
  const startAgain = () => {
    forget(context)
    end(context)
  }
  offerNotice(engine, signal, form, {
    text: () => say('resume', { step: kept.step }),
    answers: [
      [() => say('resumeYes'), goOn],
      [() => say('resumeNo'), startAgain],
    ],
  })
}

export const island = defineIsland(attributes, messages, mount)
