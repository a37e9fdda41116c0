/** Opens the form on the first click on its button; the site styles it closed (§2.9, contract §7). */

import { isEscape } from '../../src/dom/keys'
import { changer, removeClass } from '../../src/dom/undo'
import { submitForm } from '../../src/forms/submit-form'
import { watchPressInside } from '../../src/overlay/press-inside'
import type { Context } from './context'

const OPEN = 'is-open'
/** Set while the form may slide (`mini-search.css`). */
const SLIDING = 'is-sliding'
const BUTTON = 'button:not([type="button"],[type="reset"]),[type="submit"],[type="image"]'

/** Opens and closes the form. @param isBusy whether it must stay open, for the pop-up or the text in its field. */
export function unfoldOnClick(context: Context, isBusy: () => boolean): void {
  const { form, field, page, signal, listen } = context
  const button = form.querySelector<HTMLElement>(BUTTON)
  if (!button) return
  const { isOpen, setOpen } = makeSwitch(form, button, signal)
  const closeIfLeft = () => {
    if (isOpen() && !isBusy() && !form.contains(document.activeElement)) setOpen(false)
  }
  const onEscape = (event: KeyboardEvent) => {
    if (!isEscape(event) || !isOpen() || isBusy()) return
    event.preventDefault()
    setOpen(false)
    button.focus()
  }
  let isTypingHandled = false
  /**
   * The button's click waited for this code. Text that was typed after the click dispatches its `input` next: the
   * click only opens the form. Text that was typed before any script ran dispatches none: the click sends it.
   */
  const sendUnlessTyped = () => {
    setTimeout(() => isTypingHandled || signal.aborted || submitForm(form, page, button))
  }
  const wasOpen = isOpen()
  setOpen(wasOpen || isBusy() || document.activeElement === field)
  signal.addEventListener('abort', () => {
    // Where another script has changed the classes, they are not written back.
    removeClass(form, SLIDING)
    if (!wasOpen) removeClass(form, OPEN)
  })
  listen('input', () => {
    isTypingHandled = true
  })
  listen('click', (event) => {
    if (event.defaultPrevented || !button.contains(event.target as Node)) return
    const isEarly = event.type !== 'click'
    if (!isOpen()) {
      setOpen(true, SLIDING)
      field.focus()
    } else if (isEarly && !isTypingHandled && field.value !== field.defaultValue) sendUnlessTyped()
    // What was closed when it was pressed is open now, as the field has got the focus since: that was asked for.
    else if (wasOpen || !isEarly || field.value) return
    event.preventDefault()
  })
  field.addEventListener('focus', () => !isOpen() && setOpen(true), { signal })
  field.addEventListener('keydown', onEscape, { signal })
  // An open form may cover other parts of the page: leaving it closes it.
  const isInForm = (target: EventTarget | null) => form.contains(target as Node)
  const isPressedInside = watchPressInside(({ target }) => isInForm(target), signal)
  const onFocusOut = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget && !isInForm(relatedTarget) && !isPressedInside()) closeIfLeft()
  }
  form.addEventListener('focusout', onFocusOut, { signal })
  document.addEventListener('click', ({ target }) => !isInForm(target) && closeIfLeft(), { signal })
}

/** Switches the form's class and its button's state; both are restored when the island ends. */
function makeSwitch(form: HTMLElement, button: HTMLElement, signal: AbortSignal) {
  const { classList } = form
  const change = changer(signal)
  return {
    isOpen: () => classList.contains(OPEN),
    setOpen(open: boolean, ...more: string[]) {
      change(form, 'class', () => {
        classList.remove(SLIDING)
        classList.toggle(OPEN, open)
        classList.add(...more)
      })
      change(button, 'aria-expanded', () => button.setAttribute('aria-expanded', String(open)))
    },
  }
}
