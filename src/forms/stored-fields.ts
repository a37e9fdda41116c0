/** Which fields of a form may be kept on the device: an allow-list, without what is meant to be secret. */

import { autocompleteOf } from './autocomplete'
import { formElements } from './form-members'

/** A field of a form. */
export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** Types of fields that are kept: no password, no file, and nothing that the visitor does not see. */
const TYPES: readonly string[] =
  'text search tel url email number range color date month week time datetime-local'
    .split(' ')
    .concat('checkbox', 'radio', 'select-one', 'select-multiple', 'textarea')
/** `autocomplete` of what must not be read over a shoulder or in a log. A filter may have `off`. */
const PRIVATE = /(^|\s)(cc-\S*|one-time-code|(current|new)-password)(\s|$)/i
const SECRET = /(^|\s)(off|cc-\S*|one-time-code|(current|new)-password)(\s|$)/i
/** Names of secrets that the page has not declared: a password that is shown as text, the token of a bot check. */
const SECRET_NAME = /passw|passe?(?![a-z])|pwd|mdp|secret|token|captcha|csrf|(^|[^a-z])otp|cvv|cvc|iban/i

const isControl = (element: Element): element is Control =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLSelectElement ||
  element instanceof HTMLTextAreaElement

/** Whether a field is secret: by its `autocomplete` or its name, or by `data-keep="off"` on it or around it. */
export const isSecret = (control: Control): boolean =>
  SECRET.test(autocompleteOf(control)) ||
  SECRET_NAME.test(control.name) ||
  control.closest('[data-keep="off"]') !== null

/** Whether a field may be kept: the visitor sees it and can change it, and it is not secret. */
export const isStorable = (control: Control): boolean => TYPES.includes(control.type) && !isSecret(control)

/**
 * The names of a form's fields that no address may hold: passwords, payment cards, one-time codes, and tokens that
 * are hidden. A name that a field of another kind has too is one of them.
 */
export const unaddressed = (form: Element): ReadonlySet<string> =>
  new Set(
    [...form.querySelectorAll('[name]'), ...(form instanceof HTMLFormElement ? formElements(form) : [])]
      .filter(isControl)
      .filter(
        (control) =>
          control.type === 'password' ||
          PRIVATE.test(autocompleteOf(control)) ||
          (control.type === 'hidden' && SECRET_NAME.test(control.name)),
      )
      .map(({ name }) => name),
  )

/** All fields of a form; none when its own `autocomplete` tells browsers not to complete it. */
export function controlsOf(form: HTMLFormElement): Control[] {
  return SECRET.test(form.getAttribute('autocomplete') ?? '') ? [] : formElements(form).filter(isControl)
}
