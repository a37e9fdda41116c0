/** The inspector's own texts. They do not go through the site's translations: opening it would ask the server for them. */
import { messages } from './messages'

export type Key = keyof (typeof messages)['fr']
export type Words = (key: Key, values?: Readonly<Record<string, string | number>>) => string

/** @param lang of the page; English for English, French for all others. */
export function wordsIn(lang: string): Words {
  const texts: Readonly<Record<Key, string>> = lang.startsWith('en') ? messages.en : messages.fr
  return (key, values = {}) =>
    texts[key].replace(/\{(\w+)\}/g, (all, name: string) => String(values[name] ?? all))
}
