/** Dates that cannot be sent: incomplete, or outside `min` and `max`. The message appears when the field is left. */
import { membersOf } from '../../src/dom/members'
import { hear } from '../../src/island/hear'
import type { DateContext } from './context'
import { type Formats, stampIn } from './field-formats'
import { writeStamp } from './format'
import type { Hint } from './hint'
import { limitsOf } from './range'
import { compareDays } from './stamp'

/** Checks the field's date, and shows what is wrong with it. */
export function watchValidity(
  field: HTMLInputElement,
  formats: Formats,
  hint: Hint,
  context: DateContext,
): void {
  const { signal } = context
  let server: string | null | undefined
  let ours = ''
  /** Puts the sentence into the browser's own check, as its own date fields do. */
  const block = (problem: string) => {
    if (field.validationMessage === '' || field.validationMessage === ours) field.setCustomValidity(problem)
    ours = problem
  }
  const mark = (problem: string) => {
    hint.showProblem(problem)
    if (problem) {
      if (server === undefined) server = field.getAttribute('aria-invalid')
      field.setAttribute('aria-invalid', 'true')
    } else if (server !== undefined) {
      // `aria-invalid` of the server or of another script is restored.
      if (server === null) field.removeAttribute('aria-invalid')
      else field.setAttribute('aria-invalid', server)
      server = undefined
    }
  }
  const look = () => {
    const problem = problemOf(field, formats, context)
    // An incomplete date counts as empty (contract §7): it blocks only a required field.
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
  // The browser resets the fields after the event.
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
