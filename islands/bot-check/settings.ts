/** Which check, with which key: the marker's attributes, else `recaptcha` of the configuration (contract §1). */

import { membersOf } from '../../src/dom/members'
import { Code, ilotsError } from '../../src/island/errors'
import type { Context } from './context'

export interface Settings {
  version: '2' | '3'
  siteKey: string
  src: string | undefined
  lang: string
  nonce: string
}

/** @throws IlotsError `ILOTS-202` without a site key; one that stands in what an editor wrote is none (contract §8). */
export function settingsOf({ attributes, engine, host }: Context): Settings {
  const { recaptcha, lang, content } = engine.config
  const siteKey = (!membersOf(host).closest(content) && attributes.sitekey) || recaptcha?.siteKey
  if (!siteKey)
    throw ilotsError(
      Code.partMissing,
      'clé du site absente : la donner par data-sitekey, ou par recaptcha.siteKey de la configuration.',
    )
  const version = attributes.version || (String(recaptcha?.version) === '3' ? '3' : '2')
  return { version, siteKey, src: recaptcha?.src || undefined, lang, nonce: engine.nonce }
}
