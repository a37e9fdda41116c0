/** The form slides open on the first click on its button; how it looks folded is the site's (§2.9, contract §7). */
import { membersOf } from '../../src/dom/members'
import { restoreAttribute } from '../../src/dom/restore'
import type { Context, SearchForm } from './parts'

const OPEN = 'is-open'
/** While the movement of `mini-search.css` may run. */
const SLIDING = 'is-sliding'
const BUTTON = 'button:not([type="button"],[type="reset"]),[type="submit"],[type="image"]'

/** @param isBusy the pop-up or its field's text needs the form as it is. */
export function unfoldOnClick(search: SearchForm, context: Context, isBusy: () => boolean): void {
  const { form, field } = search
  const { signal, listen } = context
  const button = membersOf(form).querySelector<HTMLElement>(BUTTON)
  if (!button) return
  const { isOpen, turn } = makeFold(form, button, signal)
  const fold = () => {
    if (isOpen() && !isBusy() && !membersOf(form).contains(document.activeElement)) turn(false)
  }
  const onEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing || !isOpen() || isBusy()) return
    event.preventDefault()
    turn(false)
    button.focus()
  }
  turn(isOpen() || isBusy() || document.activeElement === field)
  listen('click', (event) => {
    if (isOpen() || event.defaultPrevented || !button.contains(event.target as Node)) return
    event.preventDefault()
    turn(true, SLIDING)
    field.focus()
  })
  field.addEventListener('focus', () => isOpen() || turn(true), { signal })
  field.addEventListener('keydown', onEscape, { signal })
  // Where it lies over other parts of the page, these have to come back.
  const onFocusOut = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof Node && !membersOf(form).contains(relatedTarget)) fold()
  }
  membersOf(form).addEventListener('focusout', onFocusOut, { signal })
  document.addEventListener('click', ({ target }) => membersOf(form).contains(target as Node) || fold(), {
    signal,
  })
}

/** The two states of a form, said by its button; both are the server's again in the end. */
function makeFold(form: HTMLElement, button: HTMLElement, signal: AbortSignal) {
  const { classList } = membersOf(form)
  restoreAttribute(form, 'class', signal)
  restoreAttribute(button, 'aria-expanded', signal)
  return {
    isOpen: () => classList.contains(OPEN),
    turn(open: boolean, ...more: string[]) {
      classList.remove(SLIDING)
      classList.toggle(OPEN, open)
      classList.add(...more)
      button.setAttribute('aria-expanded', String(open))
    },
  }
}
