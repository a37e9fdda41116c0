/** The one way in which code of ours submits a form of the page. */

import type { Page } from '../contracts/page'
import { requestSubmit } from './form-members'

/**
 * Submits a form as a press of its button does, so that the page's own handlers hear it. Does nothing before the
 * visitor has pressed or typed anything: a page that is only looked at sends nothing (contract §9).
 */
export function submitForm(
  form: HTMLFormElement,
  page: Pick<Page, 'hasVisitorActed'>,
  submitter?: HTMLElement | null,
): void {
  if (page.hasVisitorActed()) requestSubmit(form, submitter)
}
