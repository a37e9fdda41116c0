/** Texts that visitors read. */
import type { Engine } from './engine'
import type { Messages, Texts } from './island'

export type Say<Keys extends Texts> = (
  key: keyof Keys & string,
  values?: Readonly<Record<string, string | number>>,
) => string

/** A text in the page's language. One that is neither French nor English reads French, the specification's own. */
export function sayWith<Keys extends Texts>(messages: Messages<Keys>, engine: Engine): Say<Keys> {
  return (key, values) => engine.t(messages[engine.config.lang.startsWith('en') ? 'en' : 'fr'][key], values)
}
