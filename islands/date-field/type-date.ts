/** Typing in the mask of a date field (§5.1): limits, added zeros, the caret. */
import type { Edit, Shown } from '../../src/forms/masked-input'
import { type Formats, stampIn } from './field-formats'
import { type Format, writeStamp } from './format'
import { readAny } from './read-any'
import { compareDays } from './stamp'
import { isPossible, readTyped, stampOf, type Typed, writeTyped } from './typed'

/** Characters from which an inserted text may be a whole date: pasted, filled in by the browser, or set by a script. */
const SHORTEST_DATE = 6

/** The field's text and caret after an edit. */
export function typeDate(format: Format, edit: Edit): Shown {
  const { before, start, end, inserted, inputType } = edit
  // Backspace and Delete clear the field, also on keyboards that only report the deletion.
  if (/^delete(?!By)/.test(inputType)) return { text: '', caret: 0 }
  const isWhole = start === 0 && end === before.length && inserted.length >= SHORTEST_DATE
  const stamp = isWhole ? readAny(inserted, { hasShortYears: true }) : undefined
  if (stamp) {
    const text = writeStamp(format, stamp)
    return { text, caret: text.length }
  }
  let typed = readTyped(format, before, start, end)
  let isRefused = false
  for (const letter of inserted) {
    const next = /\d/.test(letter) ? typeDigit(format, typed, letter) : typeSeparator(format, typed, letter)
    isRefused ||= !next && /\d/.test(letter)
    typed = next ?? typed
  }
  return { ...writeTyped(format, typed), isRefused }
}

/** The text as if the mask had been there from the first key; a complete date in another writing is converted. */
export function typedSoFar(formats: Formats, text: string): string {
  const { show } = formats
  let shown: Shown = { text: '', caret: 0 }
  for (const inserted of text) {
    const { text: before, caret } = shown
    shown = typeDate(show, { before, start: caret, end: caret, inserted, inputType: 'insertText' })
  }
  const meant = stampIn(formats, text)
  const typed = stampOf(show, shown.text)
  const isSame = !meant || (typed && compareDays(typed, meant) === 0)
  return isSame ? shown.text : writeStamp(show, meant)
}

/** @returns undefined when no date has this digit there. */
function typeDigit(format: Format, from: Typed, digit: string): Typed | undefined {
  const { digits, unit, offset } = skipFull(format, from)
  const part = format[unit]
  if (!part || offset >= part.size) return undefined
  const old = digits[part.unit]
  const isFull = old.length === part.size
  const candidates: [string, number][] = [
    [old.slice(0, offset) + digit + old.slice(offset + Number(isFull)), offset + 1],
  ]
  if (offset === 0 && part.size === 2) {
    // 3 typed over the first digit of 05 cannot be 35: the second digit changes, to 30 or 31.
    if (isFull) candidates.push([`${digit}0`, 1], [`${digit}1`, 1])
    // No day begins with 4: it becomes 04.
    candidates.push([`0${digit}`, 2])
  }
  for (const [value, caret] of candidates) {
    const next = { ...digits, [part.unit]: value }
    if (isPossible(next, format)) return skipFull(format, { digits: next, unit, offset: caret })
  }
  return undefined
}

/** Moves the caret from the end of a full unit to the start of the next. */
function skipFull(format: Format, typed: Typed): Typed {
  const { unit, offset } = typed
  const isOver = offset >= (format[unit]?.size ?? 0) && unit + 1 < format.length
  return isOver ? { ...typed, unit: unit + 1, offset: 0 } : typed
}

/**
 * A separator completes its unit: 5/ becomes 05/. One that is there already changes nothing. Letters are refused, except the h
 * of 14h30 and the T of ISO.
 */
function typeSeparator(format: Format, from: Typed, letter: string): Typed | undefined {
  if (/[^\P{L}hT]/u.test(letter)) return undefined
  const { digits, unit, offset } = from
  const part = format[unit]
  if (part?.size !== 2 || offset !== 1 || digits[part.unit].length !== 1) return from
  const next = { ...digits, [part.unit]: `0${digits[part.unit]}` }
  return isPossible(next, format) ? skipFull(format, { digits: next, unit, offset: 2 }) : undefined
}
