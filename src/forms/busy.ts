import busy from 'styles:busy'
import { setter } from '../dom/undo'
import { adoptShared } from '../ui/styles/adopt'

/**
 * Marks a form that is on its way, and its button, until `signal` aborts. Neither is disabled: that would lose the
 * focus and the button's own value.
 */
export function showBusy(form: HTMLFormElement, submitter: HTMLElement | null, signal: AbortSignal): void {
  const set = setter(signal)
  set(form, 'aria-busy', 'true')
  if (!submitter) return
  adoptShared(busy)
  set(submitter, 'aria-disabled', 'true')
  set(submitter, 'data-ilots-busy', '')
}
