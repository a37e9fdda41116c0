import busy from 'styles:busy'
import { setter } from '../dom/undo'
import { adoptShared } from '../ui/styles/adopt'

/** A form on its way, until `signal` aborts: neither disabled, which would lose focus and the button's own value, nor silent. */
export function showBusy(form: HTMLFormElement, submitter: HTMLElement | null, signal: AbortSignal): void {
  const set = setter(signal)
  set(form, 'aria-busy', 'true')
  if (!submitter) return
  adoptShared(busy)
  set(submitter, 'aria-disabled', 'true')
  set(submitter, 'data-ilots-busy', '')
}
