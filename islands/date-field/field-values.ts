/** What a field of each class shows, sends and accepts (§5.1, §9.3). */
import type { Dayjs } from 'dayjs'
import type { Shown } from '../../src/forms/masked-input'
import { readStored, today, write } from './dates'
import { readMasked, typeDate } from './mask'
import { type Format, hasTime, readFormat, readYears } from './notation'
import { readAny } from './read-any'

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
  custom: { show: string; send: string },
): Formats {
  const has = (word: string) => classes.contains(product + word)
  const time = has('datetime') ? TIME : ''
  const notation = custom.show || SHOWN + time
  const stored = custom.send || (has('datenormal') ? SHOWN : STORED + time)
  return { show: formatOf(notation), send: formatOf(stored), notation }
}

const formatOf = (notation: string): Format => readFormat(notation) ?? []

/**
 * The text shown for a stored value: empty for an empty value, for one that is no date, or for a date-time without
 * its time (§5.1). After a refused submit the server may also send back the value as it was typed.
 */
export function toShown({ show, send }: Formats, stored: string): string {
  const date =
    readStored(send, stored) ?? readMasked(show, stored) ?? (hasTime(send) ? undefined : readAny(stored))
  return date ? write(show, date) : ''
}

/** The date in the field's text: typed, set by a script in the stored format, or written without a mask. */
export const dateIn = ({ show, send }: Formats, text: string): Dayjs | undefined =>
  readMasked(show, text) ?? readStored(send, text) ?? readAny(text)

/** The text that is sent: empty for an incomplete date (contract §7). */
export function toSent(formats: Formats, text: string): string {
  const date = dateIn(formats, text)
  return date ? write(formats.send, date) : ''
}

/** The text once the visitor leaves the field: complete dates in the full format, anything else as typed. */
export function tidy(formats: Formats, text: string): string {
  const date = dateIn(formats, text)
  return date ? write(formats.show, date) : text
}

/** The text as if the mask had been there from the first key; a complete date in another writing is converted. */
export function typedSoFar(formats: Formats, text: string): string {
  const { show } = formats
  let shown: Shown = { text: '', caret: 0 }
  for (const inserted of text) {
    const { text: before, caret } = shown
    shown = typeDate(show, { before, start: caret, end: caret, inserted, inputType: 'insertText' })
  }
  const meant = dateIn(formats, text)
  const isSame = !meant || readMasked(show, shown.text)?.isSame(meant, 'day')
  return isSame ? shown.text : write(show, meant)
}

/** The first and the last day that can be chosen. */
export interface Range {
  readonly first: Dayjs
  readonly last: Dayjs
}

/** Reads a field's `min` and `max`, in the stored format or any usual one. */
export const limitsOf = ({ min, max }: HTMLInputElement) => ({ min: readAny(min), max: readAny(max) })

/** The days that the picker offers: its years, cut by `min` and `max`. */
export function rangeOf(years: string, { min, max }: ReturnType<typeof limitsOf>, now = today()): Range {
  const [from, to] = readYears(years, now.year()) ?? [1900, now.year() + 5]
  const first = now.year(from).month(0).date(1)
  const last = now.year(to).month(11).date(31)
  return { first: min?.isAfter(first) ? min : first, last: max?.isBefore(last) ? max : last }
}
