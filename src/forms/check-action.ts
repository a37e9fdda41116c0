/** Where a form sends what the visitor has typed. */

import { ilotsError, refusal } from '../base/errors'
import { Code } from '../contracts/errors'
import { safeUrl } from '../server/safe-url'
import { formElements } from './form-members'

/**
 * Checks that a form and each of its buttons send to the page's origin.
 * @throws IlotsError `ILOTS-203` for another one, and for what is no address of the web.
 */
export function checkAction(form: HTMLFormElement): void {
  // An image's button is none of a form's elements.
  const images = [...document.querySelectorAll<HTMLInputElement>('input[type="image"]')]
  const buttons = images.filter((image) => image.form === form)
  for (const sender of [form, ...formElements(form), ...buttons]) {
    const name = sender === form ? 'action' : 'formaction'
    const address = sender.getAttribute(name)
    if (address && safeUrl(address)?.origin !== location.origin)
      throw ilotsError(Code.urlRefused, refusal(name, address, 'une adresse de ce site'))
  }
}
