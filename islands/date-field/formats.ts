/** What a field of each class shows and sends (§5.1), and the way from one to the other. */
import { type Format, hasTime, readFormat, readStamp, writeStamp } from './format'
import { readAny } from './read-any'
import type { Stamp } from './stamp'
import { stampOf } from './typed'

export interface Formats {
  readonly show: Format
  readonly send: Format
  /** The shown one, in mask notation. */
  readonly notation: string
}

const SHOWN = 'dd/mm/yyyy'
const STORED = 'yyyy-mm-dd'
const TIME = ' HH:MM:ss'

/** Own formats win over those of the class. */
export function formatsOf(
  classes: DOMTokenList,
  product: string,
  own: { show: string; send: string },
): Formats {
  const has = (word: string) => classes.contains(product + word)
  const time = has('datetime') ? TIME : ''
  const notation = own.show || SHOWN + time
  const stored = own.send || (has('datenormal') ? SHOWN : STORED + time)
  return { show: formatOf(notation), send: formatOf(stored), notation }
}

const formatOf = (notation: string): Format => readFormat(notation) ?? []

/**
 * What is shown for a stored value: nothing for an empty one, for one that is no date, or for a date-time without
 * its time (§5.1). A server may also give back what it has not accepted, as it was typed.
 */
export function toShown({ show, send }: Formats, stored: string): string {
  const stamp =
    readStamp(send, stored) ?? stampOf(show, stored) ?? (hasTime(send) ? undefined : readAny(stored))
  return stamp ? writeStamp(show, stamp) : ''
}

/** The date in a text that was typed, that a script has set, or that the visitor wrote without a mask. */
export function stampIn({ show, send }: Formats, text: string): Stamp | undefined {
  return stampOf(show, text) ?? readStamp(send, text) ?? readAny(text)
}

/** What is sent: nothing for a date that is not whole (contract §7). */
export function toSent(formats: Formats, text: string): string {
  const stamp = stampIn(formats, text)
  return stamp ? writeStamp(formats.send, stamp) : ''
}

/** The text as it is left: whole dates in full, anything else as it was typed. */
export function tidy(formats: Formats, text: string): string {
  const stamp = stampIn(formats, text)
  return stamp ? writeStamp(formats.show, stamp) : text
}
