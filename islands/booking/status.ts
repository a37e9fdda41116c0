/** Two lines at the top of the form: the step, and the state of a search. */
import { membersOf } from '../../src/dom/members'
import { renderTranslated } from '../../src/i18n/say'
import type { BookingContext } from './context'
import { stepOf } from './fields'
import type { messages } from './messages'

type Key = keyof (typeof messages)['fr']

const lines = new WeakMap<BookingContext, HTMLElement>()

/** Renders "Étape 2 sur 5" and the status line; screen readers speak both. */
export function showProgress(form: HTMLFormElement, context: BookingContext): void {
  const parts = [line('ilots-booking-status')]
  const { finalStep } = context.attributes
  if (finalStep) parts.unshift(progressOf(stepOf(form), finalStep, context))
  membersOf(form).prepend(...parts)
  const status = parts.at(-1)
  if (status) lines.set(context, status)
  context.signal.addEventListener('abort', () => {
    for (const part of parts) part.remove()
  })
}

function progressOf(step: number, steps: number, { page, signal, say: text }: BookingContext): HTMLElement {
  const progress = line('ilots-booking-progress')
  const words = document.createElement('span')
  const bar = document.createElement('progress')
  bar.max = steps
  bar.value = step
  progress.append(words, bar)
  const tellAll = () =>
    renderTranslated(page, signal, () => {
      words.textContent = text('step', { step, steps })
      bar.setAttribute('aria-label', words.textContent)
    })
  // Some screen readers do not watch a live region in the frame in which it is added.
  requestAnimationFrame(tellAll)
  return progress
}

function line(className: string): HTMLElement {
  const paragraph = document.createElement('p')
  paragraph.className = className
  paragraph.setAttribute('role', 'status')
  return paragraph
}

/** Shows and speaks a message in the status line; an empty key clears it. */
export function showStatus(
  context: BookingContext,
  key: Key | '',
  values?: Record<string, string | number>,
): void {
  const line = lines.get(context)
  if (line) line.textContent = key && context.say(key, values)
}
