/** Messages are data until they are printed: then they are worded in the language asked for. */

import type { Sentence } from '../../src/contracts/errors'

/** One message in both languages; `{name}` is filled in. */
export interface Message {
  readonly fr: string
  readonly en: string
}
export type Language = keyof Message
/** A sentence is of the product's own code. */
export type Values = Readonly<Record<string, string | number | Sentence>>

/** One message of several lines, each a text of its own in JSON. */
export const lines = ({ fr, en }: Readonly<Record<Language, readonly string[]>>): Message => ({
  fr: fr.join('\n'),
  en: en.join('\n'),
})

/** @returns what words the messages of one catalogue. */
export const wording =
  <Key extends string>(messages: Readonly<Record<Key, Message>>) =>
  (language: Language, key: Key, values: Values = {}): string =>
    messages[key][language].replace(/\{(\w+)\}/g, (all, name: string) => String(values[name] ?? all))
