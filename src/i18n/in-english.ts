/** What the console of an English page and `ilots check --lang en` say: the sentences of the code are French. */

import { ownProperty } from '../base/own-property'
import type { Message, Sentence } from '../contracts/errors'
import sentences from './english-sentences.json' with { type: 'json' }

/** Each sentence is found by its French, with `{}` for what is filled in, in the same order. */
const ENGLISH: Readonly<Record<string, string>> = sentences
/** Ends with a quotation mark: what follows is what the page has written, in no language. */
const QUOTES = /[«"]\s?$/

/** The key of the table. */
export const keyOf = ({ words }: Sentence): string => words.join('{}')

/** Whether the values of a message stand apart from its words. */
export const isSentence = (value: unknown): value is Sentence =>
  typeof value === 'object' && value !== null && 'words' in value

/** A message in English; one that has none stays as it is. */
export function inEnglish(message: Message): string {
  if (!isSentence(message)) return ownProperty(ENGLISH, message) ?? message
  const { words, values } = message
  const pieces = ownProperty(ENGLISH, keyOf(message))?.split('{}') ?? words
  return pieces.reduce((text, piece, index) => {
    const value = values[index - 1]
    const isOurs = isSentence(value) || !QUOTES.test(words[index - 1] ?? '')
    return text + (isOurs ? inEnglish(isSentence(value) ? value : String(value)) : value) + piece
  })
}
