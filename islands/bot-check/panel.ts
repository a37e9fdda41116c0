/** What the visitor sees of the check: the question of consent (contract §4.4), the widget, the status line. */
import { membersOf } from '../../src/dom/members'
import { renderTranslated } from '../../src/i18n/say'
import { focusOn } from '../../src/overlay/focus'
import type { BotCheckContext } from './context'
import type { messages } from './messages'

type Text = keyof (typeof messages)['fr']

export interface Panel {
  /** The provider draws here. */
  readonly widget: HTMLElement
  /** Shows and speaks one line; an empty text hides it. */
  status(text: Text | ''): void
  focus(): void
}

/** Renders the widget's place and the status line. @param hidden the question of consent, which is not needed any more. */
export function renderPanel(
  { host, set, say, page, signal }: BotCheckContext,
  hidden: readonly Element[],
): Panel {
  for (const element of hidden) set(element, 'hidden', '')
  const panel = document.createElement('div')
  panel.className = 'ilots-bot-check'
  const widget = document.createElement('div')
  const line = document.createElement('p')
  line.className = 'ilots-bot-check-line'
  line.setAttribute('role', 'status')
  panel.append(widget, line)
  membersOf(host).append(panel)
  signal.addEventListener('abort', () => panel.remove())
  let shown: Text | '' = ''
  const draw = () => {
    line.textContent = shown && say(shown)
  }
  renderTranslated(page, signal, draw)
  return {
    widget,
    status(text) {
      shown = text
      draw()
    },
    // The provider's checkbox is usually the first element in its frame, so the frame takes the focus.
    focus() {
      focusOn(widget.querySelector('iframe,input,button') ?? panel)
      panel.scrollIntoView({ block: 'nearest' })
    },
  }
}

/** The question of consent: before the visitor agrees, nothing is requested of the provider (contract §4.4). */
export interface Consent {
  /** The elements of the question, not needed after the answer. */
  readonly parts: readonly Element[]
  focus(): void
}

/**
 * Asks for consent with the first button inside the marker; without one, a sentence and a button are rendered.
 * @param agree is called once, on the click.
 */
export function askConsent(context: BotCheckContext, agree: () => void): Consent {
  const { host, signal } = context
  const button = membersOf(host).querySelector('button') ?? renderQuestion(context)
  const hear = (event: Event) => {
    // A button without a type would submit the form.
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

function renderQuestion({ host, page, signal, say }: BotCheckContext): HTMLButtonElement {
  const question = document.createElement('div')
  question.className = 'ilots-bot-check-consent'
  const sentence = document.createElement('p')
  sentence.className = 'ilots-bot-check-sentence'
  const button = document.createElement('button')
  button.className = 'ilots-button is-secondary'
  button.type = 'button'
  renderTranslated(page, signal, () => {
    sentence.textContent = say('consent')
    button.textContent = say('agree')
  })
  question.append(sentence, button)
  membersOf(host).append(question)
  signal.addEventListener('abort', () => question.remove())
  return button
}

/**
 * Resolves once nothing is pressed: a button that moves while it is pressed gets no click. It always waits for one frame,
 * because Firefox moves the focus before `:active` matches.
 */
export async function waitForRelease(): Promise<void> {
  do await new Promise(requestAnimationFrame)
  while (document.querySelector(':active'))
}
