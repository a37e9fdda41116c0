import { choice, flag, text } from '../../src/island/attributes'

export const attributes = {
  /** Empty: as the configuration says. */
  version: choice(['', '2', '3'], ''),
  sitekey: text(),
  field: text('g-recaptcha-response'),
  consent: flag(),
}
