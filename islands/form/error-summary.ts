/** The error summary above the form, the marks at its fields, and where the focus goes. */
import { pipelineOf } from '../../src/forms/submit-pipeline'
import { focusOn } from '../../src/overlay/focus'
import type { Context } from './context'
import { type Field, type Mistake, mistakeOf } from './fields'
import { markFields } from './mark-fields'

/** What stands above the form, with the marks that belong to it. */
export interface ErrorSummary {
  /**
   * Marks the fields.
   * @param content stands above the form: our summary, or the server's HTML. A function draws it once the fields are
   * marked: only then each of them has an id, which its line links to.
   * @param focus moves it there.
   */
  show(content: Element | (() => Element), mistakes: readonly Mistake[], focus?: boolean): void
  clear(): void
}

/** One summary at a time: showing another takes the marks of the last one away. */
export function makeErrorSummary(form: HTMLFormElement, context: Context): ErrorSummary {
  const pipeline = pipelineOf(form)
  let marks = new AbortController()
  context.signal.addEventListener('abort', () => marks.abort())
  const clear = () => {
    marks.abort()
    marks = new AbortController()
    if (context.signal.aborted) marks.abort()
    pipeline.silence()
  }
  return {
    clear,
    show(given, mistakes, focus = true) {
      clear()
      markFields(form, mistakes, (field) => mistakeOf(field, context) === '', marks.signal)
      const content = typeof given === 'function' ? given() : given
      pipeline.say(content)
      if (!focus) return
      const [first] = mistakes
      // A field that a widget has hidden cannot take the focus.
      if (!first || !focusOn(first.field)) focusOn(content)
      scrollIntoSight(content, first?.field)
    },
  }
}

/** Scrolls to the messages, then to the field and its label: where they do not all fit, the last one wins. */
function scrollIntoSight(content: Element, field: Field | undefined): void {
  // With a site's smooth scrolling, each call would cancel the one before.
  for (const element of [content, field, field?.labels?.[0]])
    element?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
}

/** Draws our own summary: §5.2's heading, and a link to each field in error. */
export function renderSummary(mistakes: readonly Mistake[], { say }: Context): HTMLElement {
  const summary = renderAlert('ilots-form-errors')
  const heading = document.createElement('p')
  heading.className = 'ilots-form-heading'
  heading.textContent = say('heading')
  const list = document.createElement('ul')
  list.className = 'ilots-form-list'
  list.append(...mistakes.map(renderLine))
  summary.append(heading, list)
  return summary
}

/** Draws the empty box that messages are spoken from. */
export function renderAlert(className: string, role = 'alert'): HTMLElement {
  const box = document.createElement('div')
  box.className = className
  box.setAttribute('role', role)
  return box
}

function renderLine({ field, text }: Mistake): HTMLElement {
  const line = document.createElement('li')
  line.className = 'ilots-form-line'
  const link = document.createElement('a')
  link.className = 'ilots-form-link'
  link.textContent = text
  link.href = `#${field.id}`
  link.addEventListener('click', (event) => {
    event.preventDefault()
    focusOn(field)
    scrollIntoSight(link, field)
  })
  line.append(link)
  return line
}
