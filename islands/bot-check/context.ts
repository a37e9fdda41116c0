/** The marker's attributes; version and key from them, else from `recaptcha` of the configuration (contract §1). */

import { ilotsError } from '../../src/base/errors'
import { Code } from '../../src/contracts/errors'
import type { IslandContext } from '../../src/contracts/island'
import { isInContent } from '../../src/dom/content'
import { choice, flag, text } from '../../src/island/attributes'
import type { messages } from './messages'

export const attributes = {
  /** When empty, the configuration decides. */
  version: choice(['', '2', '3'], ''),
  sitekey: text(),
  field: text('g-recaptcha-response'),
  consent: flag(),
}

export type BotCheckContext = IslandContext<typeof attributes, (typeof messages)['fr']>

/** What the provider's script is loaded with. */
export interface Settings {
  readonly version: '2' | '3'
  readonly siteKey: string
  /** The address in the configuration; undefined: the provider's own. */
  readonly src: string | undefined
  readonly lang: string
  readonly nonce: string
}

/** @throws IlotsError `ILOTS-202` without a site key; a key in an editor's content does not count (contract §8). */
export function settingsOf({ attributes, page, host }: BotCheckContext): Settings {
  const { recaptcha, lang } = page.config
  const siteKey = (!isInContent(host, page.config) && attributes.sitekey) || recaptcha?.siteKey
  if (!siteKey)
    throw ilotsError(
      Code.partMissing,
      'clé du site absente : la donner par data-sitekey, ou par recaptcha.siteKey de la configuration.',
    )
  const version = attributes.version || (String(recaptcha?.version) === '3' ? '3' : '2')
  return { version, siteKey, src: recaptcha?.src || undefined, lang, nonce: page.nonce }
}
