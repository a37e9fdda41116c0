import styles from 'styles:booking'
import { formOf } from '../../src/forms/form-of'
import { offerNotice } from '../../src/forms/offer-notice'
import { defineIsland } from '../../src/island/define-island'
import { adopt } from '../../src/ui/styles/adopt'
import { attributes, type BookingContext } from './context'
import { stepOf } from './fields'
import { book, isFinal } from './final-step'
import { messages } from './messages'
import { showProgress } from './status'
import { advance, allowNextStep, checkStep, chooseEntered, watchTiles } from './steps'
import { canResume, confirmLeaving, endBooking, forget, keep, noteLeaving, recall, resume } from './under-way'
import { watchVehicle } from './vehicle'
import { takeTyped, watchAddress, watchGeolocation } from './visitor-place'

function mount(host: HTMLElement, context: BookingContext): void {
  const form = formOf(host)
  checkStep(form)
  adopt(styles)
  showProgress(form, context)
  watchTiles(form, context)
  watchAddress(form, context)
  watchVehicle(form, context)
  watchGeolocation(form, context)
  watchSubmit(form, context)
  confirmLeaving(form, context)
  offerResume(form, context)
  takeTyped(form, context)
}

/** The form's own buttons: the last step books without leaving the page, the others load the next page. */
function watchSubmit(form: HTMLFormElement, context: BookingContext): void {
  const shown = stepOf(form)
  context.listen('submit', (event) => {
    const { submitter, target } = event
    if (event.defaultPrevented || target !== form) return
    if (chooseEntered(form, context)) {
      event.preventDefault()
      return
    }
    if (isFinal(form, context) && submitter?.getAttribute('name') !== 'etape') {
      event.preventDefault()
      void book(form, submitter, context)
      return
    }
    const named = submitter?.getAttribute('name') === 'etape' ? Number(submitter.getAttribute('value')) : 0
    // A button that leads back names its step; forward, the rules decide which step comes.
    if (!named || named > shown) {
      event.preventDefault()
      advance(form, context)
      return
    }
    context.emit('booking-step', { step: named })
    keep(form, named, context)
    noteLeaving(context)
  })
  addEventListener(
    'pageshow',
    ({ persisted }) => {
      // The page comes back from the browser's cache: its buttons must work again.
      if (persisted) allowNextStep(form)
    },
    { signal: context.signal },
  )
}

/** §2.8: offers a visitor who comes back on the same day to continue the booking. */
function offerResume(form: HTMLFormElement, context: BookingContext): void {
  const kept = recall(context)
  if (!kept || !canResume(form, kept)) return
  const { page, signal, say } = context
  const goOn = () => {
    // Another tab may have removed it meanwhile: the visitor stays on this first step.
    if (!recall(context)) return
    noteLeaving(context)
    resume(form, kept)
  }
  const startAgain = () => {
    forget(context)
    endBooking(context)
  }
  offerNotice(page, signal, form, {
    text: () => say('resume', { step: kept.step }),
    answers: [
      [() => say('resumeYes'), goOn],
      [() => say('resumeNo'), startAgain],
    ],
  })
}

export const island = defineIsland(attributes, messages, mount)
