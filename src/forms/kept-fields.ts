/** Which fields of a form may be kept on the device: an allow-list, without what is meant to be secret. */
import { membersOf } from '../dom/members'
import { ownAutocomplete } from './own-autocomplete'

export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** No password, no file, and nothing that the visitor does not see. */
const TYPES =
  /^(text|search|tel|url|email|number|range|color|date|month|week|time|datetime-local|checkbox|radio|select-one|select-multiple|textarea)$/
const SECRET = /(^|\s)(off|cc-\S*|one-time-code|(current|new)-password)(\s|$)/i
/** A password that is shown as text, the token of a bot check: what the page has forgotten to say. */
const SECRET_NAME = /passw|passe?(?![a-z])|pwd|mdp|secret|token|captcha|csrf|(^|[^a-z])otp|cvv|cvc|iban/i

const isControl = (element: Element): element is Control =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLSelectElement ||
  element instanceof HTMLTextAreaElement

/** The page says that it is not to be kept: by `autocomplete`, or by `data-keep="off"` on it or around it. */
export const isSecret = (control: Control): boolean =>
  SECRET.test(ownAutocomplete(control)) ||
  SECRET_NAME.test(control.name) ||
  control.closest('[data-keep="off"]') !== null

/** What the visitor sees and may have typed, save what is secret. */
export const isKeepable = (control: Control): boolean => TYPES.test(control.type) && !isSecret(control)

/** All fields of the form; none when the form itself is not to be completed by the browser. */
export function controlsOf(form: HTMLFormElement): Control[] {
  const { elements, getAttribute } = membersOf(form)
  return SECRET.test(getAttribute('autocomplete') ?? '') ? [] : [...elements].filter(isControl)
}
