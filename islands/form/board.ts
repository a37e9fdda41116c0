/** What the form says is wrong: above it, at each field, and by where the focus goes. */
import { gateOf } from '../../src/forms/gate'
import { focusOn } from '../../src/overlay/focus'
import type { Mistake } from './check'
import { mistakeOf } from './check'
import type { Context } from './context'
import type { Field } from './fields'
import { mark } from './marks'

export interface Board {
  /** @param content stands above the form: our summary, or the server's own HTML. */
  show(content: Element, mistakes: readonly Mistake[], focus?: boolean): void
  clear(): void
}

/** One judgement at a time: showing another takes the marks of the one before away. */
export function makeBoard(form: HTMLFormElement, context: Context): Board {
  const gate = gateOf(form)
  let marks = new AbortController()
  context.signal.addEventListener('abort', () => marks.abort())
  const clear = () => {
    marks.abort()
    marks = new AbortController()
    if (context.signal.aborted) marks.abort()
    gate.silence()
  }
  return {
    clear,
    show(content, mistakes, focus = true) {
      clear()
      mark(form, mistakes, (field) => mistakeOf(field, context) === '', marks.signal)
      gate.say(content)
      if (!focus) return
      const [first] = mistakes
      // A field that a widget has put out of sight cannot have the focus.
      if (!first || !focusOn(first.field)) focusOn(content)
      bringIntoSight(content, first?.field)
    },
  }
}

/** The messages, and if they do not both fit rather the field with its label; below what is fixed above the page. */
function bringIntoSight(content: Element, field: Field | undefined): void {
  // A site's smooth scrolling would only do the last.
  for (const element of [content, field, field?.labels?.[0]])
    element?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
}

/** Our own summary: §5.2's heading, and a link to each field. */
export function summaryOf(mistakes: readonly Mistake[], { say }: Context): HTMLElement {
  const summary = alertBox('ilots-form-errors')
  const heading = document.createElement('p')
  heading.className = 'ilots-form-heading'
  heading.textContent = say('heading')
  const list = document.createElement('ul')
  list.className = 'ilots-form-list'
  list.append(...mistakes.map(lineOf))
  summary.append(heading, list)
  return summary
}

export function alertBox(className: string, role = 'alert'): HTMLElement {
  const box = document.createElement('div')
  box.className = className
  box.setAttribute('role', role)
  return box
}

function lineOf({ field, text }: Mistake): HTMLElement {
  const line = document.createElement('li')
  line.className = 'ilots-form-line'
  const link = document.createElement('a')
  link.className = 'ilots-form-link'
  link.textContent = text
  // Marked before: it has an id by now.
  link.href = `#${field.id}`
  link.addEventListener('click', (event) => {
    event.preventDefault()
    focusOn(field)
    bringIntoSight(link, field)
  })
  line.append(link)
  return line
}
