/** One line at the top of the form: where the visitor is, and what is being looked for. */
import { membersOf } from '../../src/dom/members'
import { tell } from '../../src/i18n/say'
import { stepOf } from './fields'
import type { messages } from './messages'
import type { Context } from './mount'

type Key = keyof (typeof messages)['fr']

const lines = new WeakMap<Context, HTMLElement>()

/** "Étape 2 sur 5", shown and spoken once the page is there. */
export function showProgress(form: HTMLFormElement, context: Context): void {
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

function progressOf(step: number, steps: number, { engine, signal, say: text }: Context): HTMLElement {
  const progress = line('ilots-booking-progress')
  const words = document.createElement('span')
  const bar = document.createElement('progress')
  bar.max = steps
  bar.value = step
  progress.append(words, bar)
  const tellAll = () =>
    tell(engine, signal, () => {
      words.textContent = text('step', { step, steps })
      bar.setAttribute('aria-label', words.textContent)
    })
  // A region that has just been added is not yet watched by every screen reader.
  requestAnimationFrame(tellAll)
  return progress
}

function line(className: string): HTMLElement {
  const paragraph = document.createElement('p')
  paragraph.className = className
  paragraph.setAttribute('role', 'status')
  return paragraph
}

/** Shown and spoken; nothing takes it away. */
export function say(context: Context, key: Key | '', values?: Record<string, string | number>): void {
  const line = lines.get(context)
  if (line) line.textContent = key && context.say(key, values)
}
