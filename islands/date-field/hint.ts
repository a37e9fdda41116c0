/** What goes with the field: its format, said to all, what is wrong with its date, and what is only spoken. */
import { tell } from '../../src/i18n/say'
import type { Formats } from './formats'
import type { DateContext } from './mount'

export interface Hint {
  /** The last of our elements after the field. */
  readonly element: HTMLElement
  /** The sentences about format and keys. */
  text(): string
  /** Shows what is wrong; an empty text takes it away. */
  complain(problem: string): void
  /** Speaks, where the field is: what lies outside an open dialog is not heard. */
  speak(sentence: string): void
}

let count = 0

export function putHint(field: HTMLInputElement, { notation }: Formats, context: DateContext): Hint {
  const { engine, signal, set, say } = context
  const format = notation.replace(/[dyHM]/g, (letter) => LETTERS[letter]?.(say) ?? letter)
  const element = part('ilots-date-hint')
  const spoken = part('ilots-spoken')
  count += 1
  element.id = `ilots-date-${count}`
  // Hidden, it is the field's description all the same.
  element.hidden = true
  spoken.setAttribute('role', 'status')
  let problem = ''
  const text = () => `${say('format', { format })} ${say('keys')}`
  const write = () => {
    element.textContent = problem ? `${problem} ${say('format', { format })}` : text()
  }
  tell(engine, signal, write)
  set(field, 'aria-describedby', `${field.getAttribute('aria-describedby') ?? ''} ${element.id}`.trim())
  if (!field.hasAttribute('placeholder'))
    set(field, 'placeholder', format)
    // In a label they would be part of the field's name.
  ;(field.closest('label') ?? field).after(spoken, element)
  signal.addEventListener('abort', () => {
    spoken.remove()
    element.remove()
  })
  return {
    element,
    text,
    complain(text) {
      problem = text
      element.hidden = !text
      write()
    },
    speak(sentence) {
      // The same sentence again is spoken again.
      spoken.replaceChildren(Object.assign(document.createElement('span'), { textContent: sentence }))
    },
  }
}

/** `jj/mm/aaaa hh:mm:ss`, as the visitor's language has it. */
const LETTERS: Readonly<Record<string, (say: DateContext['say']) => string>> = {
  d: (say) => say('day'),
  y: (say) => say('year'),
  H: () => 'h',
  M: () => 'm',
}

function part(className: string): HTMLElement {
  return Object.assign(document.createElement('span'), { className })
}

/** What the field is called. */
export function labelOf({ labels, title, ariaLabel }: HTMLInputElement): string {
  const text = [...(labels ?? [])].map(({ textContent }) => textContent).join(' ')
  return (text || ariaLabel || title).replace(/\s+/g, ' ').trim()
}
