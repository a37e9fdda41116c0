/** Dates that cannot be sent: not whole, or outside `min` and `max`. Said when the field is left, never while it is typed. */

import { membersOf } from '../../src/dom/members'
import { hear } from '../../src/island/hear'
import { writeStamp } from './format'
import { type Formats, stampIn } from './formats'
import type { Hint } from './hint'
import type { DateContext } from './mount'
import { limitsOf } from './range'
import { compareDays } from './stamp'

export function judge(field: HTMLInputElement, formats: Formats, hint: Hint, context: DateContext): void {
  const { signal } = context
  let server: string | null | undefined
  let ours = ''
  /** The browser's own check of a form holds the sentence, as with its own date fields. */
  const block = (problem: string) => {
    if (field.validationMessage === '' || field.validationMessage === ours) field.setCustomValidity(problem)
    ours = problem
  }
  const mark = (problem: string) => {
    hint.complain(problem)
    if (problem) {
      if (server === undefined) server = field.getAttribute('aria-invalid')
      field.setAttribute('aria-invalid', 'true')
    } else if (server !== undefined) {
      // What a server has found wrong, or another script, stays.
      if (server === null) field.removeAttribute('aria-invalid')
      else field.setAttribute('aria-invalid', server)
      server = undefined
    }
  }
  const look = () => {
    const problem = problemOf(field, formats, context)
    // One that is not whole counts as empty (contract §7): only a required field has to be filled.
    const isEmpty = !stampIn(formats, field.value)
    block(isEmpty && !field.required ? '' : problem)
    return problem
  }
  const forget = () => {
    if (signal.aborted) return
    mark('')
    look()
  }
  const on = (type: 'input' | 'change' | 'reset', target: EventTarget, run: (event: Event) => void) =>
    hear(target, type, run, { signal })
  on('input', field, forget)
  on('change', field, () => mark(look()))
  // The reset comes after its event.
  on('reset', membersOf(document), ({ target }) => {
    if (target === field.form) setTimeout(forget)
  })
  look()
  signal.addEventListener('abort', () => {
    block('')
    mark('')
  })
}

function problemOf(field: HTMLInputElement, formats: Formats, { say }: DateContext): string {
  if (!field.value) return ''
  const stamp = stampIn(formats, field.value)
  if (!stamp) return say('incomplete')
  const { min, max } = limitsOf(field)
  const date = (limit: typeof stamp) => writeStamp(formats.show, limit).slice(0, 10)
  if (min && compareDays(stamp, min) < 0) return say('early', { date: date(min) })
  if (max && compareDays(stamp, max) > 0) return say('late', { date: date(max) })
  return ''
}
