import styles from 'styles:booking'
import { isButtonOf } from '../../src/forms/body'
import { checkAction } from '../../src/forms/check-action'
import { formOf } from '../../src/forms/form-of'
import { offerNotice } from '../../src/forms/offer-notice'
import { pipelineOf } from '../../src/forms/submit-pipeline'
import { defineIsland } from '../../src/island/define-island'
import { requirePolicy } from '../../src/server/require-policy'
import { adopt } from '../../src/styles/adopt'
import { attributes, type BaseContext, type BookingContext } from './context'
import {
  canResume,
  clearStored,
  confirmLeaving,
  endBooking,
  migrateDraft,
  nameOf,
  noteLeaving,
  recall,
  resume,
  storeBooking,
  storeRefused,
} from './draft'
import { isFinal, stepOf } from './fields'
import { makeBook } from './final-step'
import { watchGeolocation } from './geolocation'
import { messages } from './messages'
import { drawLines } from './status'
import { advance, allowNextStep, checkStep, chooseEntered, goOn, watchTiles } from './steps'
import { watchVehicle } from './vehicle'
import { applyTypedCode, askPlace, isPlaceMissing, watchAddress } from './visitor-place'

function mount(host: HTMLElement, given: BaseContext): void {
  const form = formOf(host)
  checkStep(form)
  checkAction(form)
  requirePolicy()
  adopt(styles)
  const name = nameOf(form, given)
  const context: BookingContext = { ...given, form, name, showStatus: drawLines(form, given) }
  migrateDraft(context)
  if (pipelineOf(form).refusal) storeRefused(context)
  watchTiles(context)
  watchAddress(context)
  watchVehicle(context)
  watchGeolocation(context)
  watchSubmit(context)
  confirmLeaving(context)
  offerResume(context)
  applyTypedCode(context)
}

/** The form's own buttons: the last step books without leaving the page, the others load the next page. */
function watchSubmit(context: BookingContext): void {
  const { form, signal } = context
  const shown = stepOf(form)
  const book = makeBook(context)
  // In the capture phase: the form's checks would miss the choice that is being made.
  const onEntered = (event: SubmitEvent) => {
    // On the last step a tile fills the form in: only its button books.
    if (event.target === form && chooseEntered(form) && isFinal(context)) event.preventDefault()
  }
  document.addEventListener('submit', onEntered, { capture: true, signal })
  context.listen('submit', (event) => {
    const { submitter, target } = event
    if (event.defaultPrevented || target !== form) return
    const isNamed = submitter?.getAttribute('name') === 'etape'
    const named = isNamed ? Number(submitter.getAttribute('value')) : 0
    if (isFinal(context) && !isNamed) {
      event.preventDefault()
      void book(submitter)
    } else if (!named || named > shown) {
      // A button that leads back names its step; otherwise the rules decide on the next one.
      if (isButtonOf(form, submitter) && isPlaceMissing(context)) {
        event.preventDefault()
        askPlace(context)
      } else if (isNamed) {
        // The button's number would be sent as well. Browsers ignore a submit of a form during its submit event.
        event.preventDefault()
        setTimeout(advance, 0, context)
      } else goOn(event, context)
    } else {
      context.emit('booking-step', { step: named })
      storeBooking(named, context)
      noteLeaving(context)
    }
  })
  // The page comes back from the browser's cache: its buttons must work again.
  addEventListener('pageshow', ({ persisted }) => persisted && allowNextStep(form), { signal })
}

/** §2.8: offers a visitor who comes back on the same day to continue the booking. */
function offerResume(context: BookingContext): void {
  const stored = recall(context)
  if (!stored || !canResume(context, stored)) return
  const { form, page, signal, say } = context
  const goOn = () => {
    // Another tab may have removed it meanwhile: the visitor stays on this first step.
    if (!recall(context)) return
    noteLeaving(context)
    resume(context, stored)
  }
  const startAgain = () => {
    clearStored(context)
    endBooking(context)
  }
  offerNotice(page, signal, form, {
    text: () => say('resume', { step: stored.step }),
    answers: [
      [() => say('resumeYes'), goOn],
      [() => say('resumeNo'), startAgain],
    ],
  })
}

export const island = defineIsland(attributes, messages, mount)
