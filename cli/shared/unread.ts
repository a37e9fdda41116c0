import { type Reason, say } from './messages'
import type { Output } from './visible'
import { visible } from './visible'
import type { Language, Values } from './wording'

/** Why a page could not be had, or a command not done; the status is 2. */
export class Unread extends Error {
  override readonly name = 'Unread'
  readonly key: Reason
  readonly values: Values
  constructor(key: Reason, values: Values) {
    super(key)
    this.key = key
    this.values = values
  }

  in(language: Language): string {
    return say(language, this.key, this.values)
  }
}

/** Says why something could not be had. @throws what is a fault of ours. */
export function printUnread(error: unknown, lang: Language, output: Output): 2 {
  if (!(error instanceof Unread)) throw error
  output.error(visible(error.in(lang)))
  return 2
}

/** Bytes of a page: what is longer is none. */
export const LARGEST = 10 * 1024 ** 2
