/** What is wrong with a form: the summary above it, a note at each field, and where the focus goes. */

import { focusOn } from '../../src/dom/focus'
import { pipelineOf } from '../../src/forms/submit-pipeline'
import { Portal } from '../../src/rendering/portal'
import { islandRoot, type ReactRoot } from '../../src/rendering/react-root'
import { ErrorSummary } from '../../src/ui/error-summary'
import type { Context } from './context'
import type { Field, Mistake } from './fields'
import { markFields, type Note } from './mark-fields'
import { markTitle } from './mark-title'

/** One round of errors at a time: showing others takes the last ones away. */
export interface Errors {
  /** Shows the summary above the form, marks the fields, and focuses the first. */
  show(mistakes: readonly Mistake[]): void
  /** The same, with the server's own message in place of the summary. @param focus moves it there. */
  showAnswer(answer: Element, mistakes: readonly Mistake[], focus: boolean): void
  clear(): void
}

/** Nothing is drawn before the first error. */
export function makeErrors(form: HTMLFormElement, context: Context): Errors {
  const { say, signal } = context
  const pipeline = pipelineOf(form)
  let root: ReactRoot | undefined
  let marks = new AbortController()
  let summary: readonly Mistake[] = []
  let notes: readonly Note[] = []
  signal.addEventListener('abort', () => marks.abort())
  const draw = () => (
    <>
      {summary.length > 0 && <ErrorSummary heading={say('heading')} mistakes={summary.map(lineOf)} />}
      {notes.map(({ id, put, text }) => (
        <Portal key={id} put={put}>
          <span className="ilots-form-note" id={id}>
            {text()}
          </span>
        </Portal>
      ))}
    </>
  )
  const render = () => root?.render(draw)
  const clear = () => {
    marks.abort()
    if (signal.aborted) return
    marks = new AbortController()
    summary = []
    notes = []
    render()
    pipeline.silence()
  }
  const mark = (mistakes: readonly Mistake[]) => {
    clear()
    root ??= islandRoot(context)
    if (mistakes.length > 0) markTitle(say('title'), marks.signal)
    markFields(form, mistakes, context, marks.signal, (drawn) => {
      notes = drawn
      render()
    })
    return root
  }
  return {
    clear,
    show(mistakes) {
      const { container } = mark(mistakes)
      // Once the fields are marked: only then each of them has an id, which its line links to.
      summary = mistakes
      pipeline.say(container)
      render()
      focusFirst(container.firstElementChild ?? container, mistakes)
    },
    showAnswer(answer, mistakes, focus) {
      mark(mistakes)
      pipeline.say(answer)
      if (focus) focusFirst(answer, mistakes)
    },
  }
}

const lineOf = ({ field, text }: Mistake) => ({
  text: text(),
  address: `#${field.id}`,
  go(link: Element) {
    focusOn(field)
    scrollIntoSight(link, field)
  },
})

function focusFirst(message: Element, [first]: readonly Mistake[]): void {
  // A field that a widget has hidden cannot take the focus.
  if (!first || !focusOn(first.field)) focusOn(message)
  scrollIntoSight(message, first?.field)
}

/** Scrolls to the messages, then to the field and its label: where they do not all fit, the last one wins. */
function scrollIntoSight(message: Element, field: Field | undefined): void {
  // With a site's smooth scrolling, each call would cancel the one before.
  for (const element of [message, field, field?.labels?.[0]])
    element?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
}
