/** A sentence of the product's own code, in the language asked for. */

import { ownProperty } from '../../src/base/own-property'
import type { Message, Sentence } from '../../src/contracts/errors'
import type { Language } from '../shared/wording'
import sentences from './sentences.json' with { type: 'json' }

/**
 * What the product's own code says, in English: the console of a page has one language, the check has two. The bundle
 * has the French; each sentence is found by it, with `{}` for what is filled in, in the same order.
 */
const ENGLISH: Readonly<Record<string, string>> = sentences

/** The forms of the configuration's texts, which the console shows as patterns. */
const FORMS: Readonly<Record<string, string>> = {
  product: 'un nom de variable comme acme',
  platform: 'un chemin sans / au début, comme plateforme',
  site: 'un chemin sans / au début, comme monsite',
  lang: 'une langue comme fr ou fr-CA',
  inspector: 'on, off ou query',
}
const PATTERN = 'un texte /{}/'
/** Ends with a quotation mark: what follows is what the page has written, in no language. */
const QUOTES = /[«"]\s?$/

/** The key of the table of English sentences. */
const keyOf = ({ words }: Sentence): string => words.join('{}')
const isSentence = (value: unknown): value is Sentence =>
  typeof value === 'object' && value !== null && 'words' in value

export function wordsOf(message: Message, language: Language): string {
  if (!isSentence(message)) return language === 'en' ? (ownProperty(ENGLISH, message) ?? message) : message
  const { words } = message
  const values = withForm(message)
  const key = keyOf(message)
  const pieces = language === 'en' ? (ownProperty(ENGLISH, key)?.split('{}') ?? words) : words
  return pieces.reduce((text, piece, index) => {
    const value = values[index - 1]
    const isOurs = isSentence(value) || !QUOTES.test(words[index - 1] ?? '')
    return text + (isOurs ? wordsOf(isSentence(value) ? value : String(value), language) : value) + piece
  })
}

/** The values of a refusal; where they have the pattern of a text of the configuration, its form in words. */
function withForm({ values }: Sentence): readonly unknown[] {
  const [name, found, expected] = values
  if (!isSentence(name) || !isSentence(expected) || keyOf(expected) !== PATTERN) return values
  const [place] = name.values
  const form = isSentence(place) ? ownProperty(FORMS, String(place.values[0])) : undefined
  return [name, found, form ?? expected]
}
