/** The formats that a field of each class shows and sends (§5.1), and the conversion between them. */
import { type Format, hasTime, readFormat, readStamp, writeStamp } from './format'
import { readAny } from './read-any'
import type { Stamp } from './stamp'
import { stampOf } from './typed'

/** The formats of one field. */
export interface Formats {
  readonly show: Format
  readonly send: Format
  /** The format that is shown, in mask notation. */
  readonly notation: string
}

const SHOWN = 'dd/mm/yyyy'
const STORED = 'yyyy-mm-dd'
const TIME = ' HH:MM:ss'

/** The formats of a field: its own attributes win over its class. */
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
 * The text shown for a stored value: empty for an empty value, for one that is no date, or for a date-time without its time
 * (§5.1). After a refused submit the server may also send back the value as it was typed.
 */
export function toShown({ show, send }: Formats, stored: string): string {
  const stamp =
    readStamp(send, stored) ?? stampOf(show, stored) ?? (hasTime(send) ? undefined : readAny(stored))
  return stamp ? writeStamp(show, stamp) : ''
}

/** The date in the field's text: typed, set by a script in the stored format, or written without a mask. */
export function stampIn({ show, send }: Formats, text: string): Stamp | undefined {
  return stampOf(show, text) ?? readStamp(send, text) ?? readAny(text)
}

/** The text that is sent: empty for an incomplete date (contract §7). */
export function toSent(formats: Formats, text: string): string {
  const stamp = stampIn(formats, text)
  return stamp ? writeStamp(formats.send, stamp) : ''
}

/** The text once the visitor leaves the field: complete dates in the full format, anything else as typed. */
export function tidy(formats: Formats, text: string): string {
  const stamp = stampIn(formats, text)
  return stamp ? writeStamp(formats.show, stamp) : text
}
