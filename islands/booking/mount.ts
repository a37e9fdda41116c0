import styles from 'styles:booking'
import { defineIsland } from '../../src/define-island'
import { formOf } from '../../src/forms/form-of'
import type { IslandContext } from '../../src/island'
import { tell } from '../../src/say'
import { styled } from '../../src/styles'
import { watchAddress } from './address'
import { attributes } from './attributes'
import { fill, stepOf } from './fields'
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
  void styled(context.engine, styles)
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
  const before = stepOf(form)
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
    if (!named || named > before) {
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
      if (!persisted) return
      // Back from the browser's memory: the step that is shown, and buttons that work.
      stays(form)
      fill(form, 'etape', String(before))
      form.removeAttribute('aria-busy')
    },
    { signal: context.signal },
  )
}

/** §2.8: a visitor who comes back on the same day finds the booking where it was. */
function offerResume(form: HTMLFormElement, context: Context): void {
  const kept = recall(context)
  if (!kept || !isBehind(form, kept)) return
  const notice = document.createElement('div')
  notice.className = 'ilots-notice'
  notice.setAttribute('role', 'status')
  const text = document.createElement('p')
  text.className = 'ilots-notice-text'
  const button = (act: () => void) => {
    const element = document.createElement('button')
    element.type = 'button'
    element.className = 'ilots-button'
    element.addEventListener('click', () => {
      notice.remove()
      act()
    })
    return element
  }
  const yes = button(() => {
    leave(context)
    resume(form, kept)
  })
  const no = button(() => {
    forget(context)
    end(context)
  })
  tell(context.engine, context.signal, () => {
    text.textContent = context.say('resume', { step: kept.step })
    yes.textContent = context.say('resumeYes')
    no.textContent = context.say('resumeNo')
  })
  notice.append(text, yes, no)
  form.before(notice)
  context.signal.addEventListener('abort', () => notice.remove())
}

export const island = defineIsland(attributes, messages, mount)
