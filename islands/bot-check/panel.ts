/** What the visitor sees of the check: the question of consent, the widget, how it stands. */
import { membersOf } from '../../src/dom/members'
import { tell } from '../../src/i18n/say'
import { focusOn } from '../../src/overlay/focus'
import type { Context } from './context'
import type { messages } from './messages'

type Text = keyof (typeof messages)['fr']

export interface Panel {
  /** The provider draws here. */
  readonly widget: HTMLElement
  /** One line for everybody; an empty one is not there. */
  status(text: Text | ''): void
  focus(): void
}

/** The marker's own content is the question of consent: it is hidden from now on. */
export function makePanel({ host, set, say, engine, signal }: Context, hidden: readonly Element[]): Panel {
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
  tell(engine, signal, draw)
  return {
    widget,
    status(text) {
      shown = text
      draw()
    },
    // The provider's checkbox is in a frame of another site, and usually the first thing in it.
    focus() {
      focusOn(widget.querySelector('iframe,input,button') ?? panel)
      panel.scrollIntoView({ block: 'nearest' })
    },
  }
}
