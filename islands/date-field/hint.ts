/** The texts beside the field: its format, and what is wrong with its date. */
import { renderTranslated } from '../../src/i18n/say'
import type { DateContext } from './context'
import type { Formats } from './field-formats'

/** The texts beside one field. */
export interface Hint {
  /** The last element that the island adds after the field. */
  readonly element: HTMLElement
  /** The sentences about format and keys. */
  text(): string
  /** Shows what is wrong with the date; an empty text removes it. */
  showProblem(problem: string): void
}

let count = 0

/** Renders the texts, and makes them the field's description. */
export function renderHint(field: HTMLInputElement, { notation }: Formats, context: DateContext): Hint {
  const { page, signal, set, say } = context
  const format = notation.replace(/[dyHM]/g, (letter) => LETTERS[letter]?.(say) ?? letter)
  const element = part('ilots-date-hint')
  count += 1
  element.id = `ilots-date-${count}`
  // A hidden element still describes the field.
  element.hidden = true
  let problem = ''
  const text = () => `${say('format', { format })} ${say('keys')}`
  const write = () => {
    element.textContent = problem ? `${problem} ${say('format', { format })}` : text()
  }
  renderTranslated(page, signal, write)
  set(field, 'aria-describedby', `${field.getAttribute('aria-describedby') ?? ''} ${element.id}`.trim())
  if (!field.hasAttribute('placeholder'))
    set(field, 'placeholder', format)
    // Inside the label the texts would be part of the field's name.
  ;(field.closest('label') ?? field).after(element)
  signal.addEventListener('abort', () => element.remove())
  return {
    element,
    text,
    showProblem(text) {
      problem = text
      element.hidden = !text
      write()
    },
  }
}

/** The letters of a format in the visitor's language: `jj/mm/aaaa hh:mm:ss`. */
const LETTERS: Readonly<Record<string, (say: DateContext['say']) => string>> = {
  d: (say) => say('day'),
  y: (say) => say('year'),
  H: () => 'h',
  M: () => 'm',
}

function part(className: string): HTMLElement {
  return Object.assign(document.createElement('span'), { className })
}

/** The field's accessible name; empty when it has none. */
export function labelOf({ labels, title, ariaLabel }: HTMLInputElement): string {
  const text = [...(labels ?? [])].map(({ textContent }) => textContent).join(' ')
  return (text || ariaLabel || title).replace(/\s+/g, ' ').trim()
}
