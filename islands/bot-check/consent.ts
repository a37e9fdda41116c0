/** Nothing of the provider is asked for before the visitor agrees, in place (contract §4.4). */
import { membersOf } from '../../src/dom/members'
import { tell } from '../../src/i18n/say'
import { focusOn } from '../../src/overlay/focus'
import type { Context } from './context'

export interface Consent {
  /** What asks, and is not needed afterwards. */
  readonly parts: readonly Element[]
  focus(): void
}

/**
 * The consent control is the first button inside the marker; without one, sentence and button are ours.
 * @param agree runs once.
 */
export function askConsent(context: Context, agree: () => void): Consent {
  const { host, signal } = context
  const button = membersOf(host).querySelector('button') ?? makeQuestion(context)
  const hear = (event: Event) => {
    // In a form a button without a type submits.
    event.preventDefault()
    agree()
  }
  button.addEventListener('click', hear, { signal, once: true })
  const focus = () => {
    focusOn(button)
    membersOf(host).scrollIntoView({ block: 'nearest' })
  }
  return { parts: [...membersOf(host).children], focus }
}

function makeQuestion({ host, engine, signal, say }: Context): HTMLButtonElement {
  const question = document.createElement('div')
  question.className = 'ilots-bot-check-consent'
  const sentence = document.createElement('p')
  sentence.className = 'ilots-bot-check-sentence'
  const button = document.createElement('button')
  button.className = 'ilots-button is-secondary'
  button.type = 'button'
  tell(engine, signal, () => {
    sentence.textContent = say('consent')
    button.textContent = say('agree')
  })
  question.append(sentence, button)
  membersOf(host).append(question)
  signal.addEventListener('abort', () => question.remove())
  return button
}
