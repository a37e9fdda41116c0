/** The form slides open on the first click on its button; how it looks folded is the site's (§2.9, contract §7). */
import { restoreAttribute } from '../../src/restore'
import type { Context, SearchForm } from './parts'

const OPEN = 'is-open'
/** While the movement of `mini-search.css` may run. */
const SLIDING = 'is-sliding'

/** @param isBusy the pop-up or its field's text needs the form as it is. */
export function unfoldOnClick({ form, field }: SearchForm, context: Context, isBusy: () => boolean): void {
  const { signal, listen } = context
  const button = form.querySelector<HTMLElement>(
    'button:not([type="button"],[type="reset"]),[type="submit"],[type="image"]',
  )
  if (!button) return
  restoreAttribute(form, 'class', signal)
  restoreAttribute(button, 'aria-expanded', signal)
  const isOpen = () => form.classList.contains(OPEN)
  const turn = (open: boolean, ...more: string[]) => {
    form.classList.remove(SLIDING)
    form.classList.toggle(OPEN, open)
    form.classList.add(...more)
    button.setAttribute('aria-expanded', String(open))
  }
  const fold = () => {
    if (isOpen() && !isBusy() && !form.contains(document.activeElement)) turn(false)
  }
  turn(isOpen() || isBusy() || document.activeElement === field)

  listen('click', (event) => {
    if (isOpen() || event.defaultPrevented || !button.contains(event.target as Node)) return
    event.preventDefault()
    turn(true, SLIDING)
    field.focus()
  })
  field.addEventListener('focus', () => isOpen() || turn(true), { signal })
  // Where it lies over other parts of the page, these have to come back.
  form.addEventListener(
    'focusout',
    ({ relatedTarget }) => {
      if (relatedTarget instanceof Node && !form.contains(relatedTarget)) fold()
    },
    { signal },
  )
  document.addEventListener('click', ({ target }) => form.contains(target as Node) || fold(), { signal })
  field.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing || !isOpen() || isBusy())
        return
      event.preventDefault()
      turn(false)
      button.focus()
    },
    { signal },
  )
}
