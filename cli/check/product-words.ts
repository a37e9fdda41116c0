/** A sentence of the product's own code, in the language asked for. */

import { sentence } from '../../src/base/errors'
import { ownProperty } from '../../src/base/own-property'
import type { Message } from '../../src/contracts/errors'
import { inEnglish, isSentence, keyOf } from '../../src/i18n/in-english'
import type { Language } from '../shared/wording'

/** The forms of the configuration's texts, which the console shows as patterns. */
const FORMS: Readonly<Record<string, string>> = {
  product: 'un nom de variable comme acme',
  platform: 'un chemin sans / au début, comme plateforme',
  site: 'un chemin sans / au début, comme monsite',
  lang: 'une langue comme fr ou fr-CA',
  inspector: 'on, off ou query',
}
const PATTERN = 'un texte /{}/'

export function wordsOf(message: Message, language: Language): string {
  const whole = withForm(message)
  return language === 'en' ? inEnglish(whole) : String(whole)
}

/** A refusal; where it has the pattern of a text of the configuration, with its form in words. */
function withForm(message: Message): Message {
  if (!isSentence(message)) return message
  const [name, found, expected] = message.values
  if (!isSentence(name) || !isSentence(expected) || keyOf(expected) !== PATTERN) return message
  const [place] = name.values
  const form = isSentence(place) ? ownProperty(FORMS, String(place.values[0])) : undefined
  return form ? sentence(message.words, name, found, form) : message
}
