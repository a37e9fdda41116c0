/**
 * The inspector's texts, times and sizes. They do not use the site's translations: opening it would request them from
 * the server.
 */

import { ownProperty } from '../../src/base/own-property'
import { isEnglish } from '../../src/i18n/is-english'
import { typeset } from '../../src/i18n/typeset'
import messages from './messages.json' with { type: 'json' }

/** The name of a text. */
export type Key = keyof (typeof messages)['fr']
/** Returns a text with its values filled in. */
export type Words = (key: Key, values?: Readonly<Record<string, string | number>>) => string

/** @param lang the page's language: English texts for English, French ones for any other. */
export function wordsIn(lang: string): Words {
  const textOf = (key: Key) => (isEnglish(lang) ? messages.en[key] : typeset(messages.fr[key]))
  return (key, values = {}) =>
    textOf(key).replace(/\{(\w+)\}/g, (all, name: string) => String(ownProperty(values, name) ?? all))
}

/** Writes times and sizes for people. */
export const figures = {
  /** Whole milliseconds; empty when unknown. */
  time: (milliseconds: number | undefined, say: Words): string =>
    milliseconds === undefined ? '' : say('milliseconds', { count: Math.round(milliseconds) }),
  /** Units of 1,024 bytes; empty for 0, which browsers give when they do not know. */
  size: (bytes: number | undefined, say: Words): string =>
    bytes ? say('bytes', { count: (bytes / 1024).toFixed(1).replace('.', say('decimalPoint')) }) : '',
}
