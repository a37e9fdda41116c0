/**
 * The texts beside the field: its format, and what is wrong with its date. One that is incomplete, or outside `min`
 * and `max`, cannot be sent; the message appears when the field is left, that of a digit which no date has there at
 * once.
 */

import type { Dayjs } from 'dayjs'
import { ownProperty } from '../../src/base/own-property'
import { markAdded } from '../../src/dom/added-nodes'
import { setter } from '../../src/dom/undo'
import { afterReset } from '../../src/forms/after-reset'
import type { Shown } from '../../src/forms/masked-input'
import { renderTranslated } from '../../src/i18n/say'
import { listenWithReplay } from '../../src/island/listen-with-replay'
import type { DateContext } from './context'
import { write } from './dates'
import { dateIn, type Formats, limitsOf } from './field-values'

/** The texts beside one field. */
export interface Hint {
  /** The last element that the island adds after the field. */
  readonly element: HTMLElement
  /** What the mask has made of the last edit. */
  shown?: Shown | undefined
  /** The sentences about format and keys. */
  text(): string
  /** Shows what is wrong with the date; an empty text removes it. */
  showProblem(problem: string): void
}

let count = 0

/** Renders the texts, and makes them the field's description. */
export function renderHint(field: HTMLInputElement, { notation }: Formats, context: DateContext): Hint {
  const { page, signal, set, say } = context
  // In the visitor's language: `jj/mm/aaaa hh:mm:ss`.
  const letters: Readonly<Record<string, string>> = { d: say('day'), y: say('year'), H: 'h', M: 'm' }
  const format = notation.replace(/[dyHM]/g, (letter) => ownProperty(letters, letter) ?? letter)
  // Without React: the hint below a field, which follows each key.
  const element = document.createElement('span')
  element.className = 'ilots-date-hint'
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
  ;(field.closest('label') ?? field).after(markAdded(element, signal))
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

/** The field's accessible name; empty when it has none. */
export function labelOf({ labels, title, ariaLabel }: HTMLInputElement): string {
  const text = [...(labels ?? [])].map(({ textContent }) => textContent).join(' ')
  return (text || ariaLabel || title).replace(/\s+/g, ' ').trim()
}

/** Checks the field's date, and shows what is wrong with it. */
export function watchValidity(
  field: HTMLInputElement,
  formats: Formats,
  hint: Hint,
  context: DateContext,
): void {
  const { signal, say } = context
  let marked = new AbortController()
  let shownProblem = ''
  /** Puts the sentence into the browser's own check, as its own date fields do. */
  const block = (problem: string) => {
    if (field.validationMessage === '' || field.validationMessage === shownProblem)
      field.setCustomValidity(problem)
    shownProblem = problem
  }
  const mark = (problem: string) => {
    hint.showProblem(problem)
    marked.abort()
    marked = new AbortController()
    if (problem) setter(marked.signal)(field, 'aria-invalid', 'true')
  }
  const problemOf = (date: Dayjs | undefined) => {
    if (!field.value) return ''
    if (!date) return say(hint.shown?.isRefused ? 'impossible' : 'incomplete')
    const { min, max } = limitsOf(field)
    const day = (limit: Dayjs) => write(formats.show, limit).slice(0, 10)
    if (min && date.isBefore(min, 'day')) return say('early', { date: day(min) })
    if (max && date.isAfter(max, 'day')) return say('late', { date: day(max) })
    return ''
  }
  const check = () => {
    const date = dateIn(formats, field.value)
    const problem = problemOf(date)
    // An incomplete date counts as empty (contract §7): it blocks only a required field.
    block(date || field.required ? problem : '')
    return problem
  }
  const clearProblem = () => {
    const problem = check()
    mark(hint.shown?.isRefused ? problem : '')
  }
  const onReset = () => {
    hint.shown = undefined
    clearProblem()
  }
  listenWithReplay(field, 'input', clearProblem, { signal })
  listenWithReplay(field, 'change', () => mark(check()), { signal })
  afterReset(field, onReset, signal)
  check()
  signal.addEventListener('abort', () => {
    block('')
    mark('')
  })
}
