/** The error for an answer, from its reader's error and what it has given to `onSkipped`. */

import type { OnSkipped } from '../../src/contracts/on-skipped'
import type { Caller } from '../../src/server/call'
import { type Skipped, tell } from '../../src/server/reply-words'

interface Reported {
  /** Of an answer that is refused. */
  readonly refused?: string
  /** Of what was left out, or is missing. */
  readonly warnings: readonly string[]
}

/** Reads an answer of `GET /appel` as the request service does. */
export function told(
  reader: (text: string, onSkipped: OnSkipped) => unknown,
  text: string,
  lang = 'fr',
): Reported {
  const warnings: string[] = []
  const left: Skipped[] = []
  const page = { config: { lang }, report: { warn: (_: number, said: string) => warnings.push(said) } }
  const caller = { island: 'a', host: document.body, page } as unknown as Caller
  const say = (thrown?: unknown) => tell(caller, { method: 'GET', url: '/appel' }, left, text, thrown)
  try {
    reader(text, (...what) => left.push(what))
    say()
    return { warnings }
  } catch (error) {
    return { refused: say(error), warnings }
  }
}
