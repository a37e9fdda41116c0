import busy from 'styles:busy'
import { setter } from '../dom/undo'
import { adoptAlone } from '../styles/adopt'

/**
 * Marks a form that is on its way, and its button, until `signal` aborts. Neither is disabled: that would lose the
 * focus and the button's own value.
 */
export function showBusy(form: HTMLFormElement, submitter: HTMLElement | null, signal: AbortSignal): void {
  const set = setter(signal)
  set(form, 'aria-busy', 'true')
  if (!submitter) return
  set(submitter, 'aria-disabled', 'true')
  showWaiting(submitter, signal)
}

/** Marks a button whose work is under way, until `signal` aborts: it may be pressed again. */
export function showWaiting(button: HTMLElement, signal: AbortSignal): void {
  adoptAlone(busy)
  setter(signal)(button, 'data-ilots-busy', '')
}
