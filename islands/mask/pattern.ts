/**
 * Mask patterns: `0` is a digit, `a` a letter, `*` either; anything else is a separator (contract §4.4). Their texts
 * are written, read, and edited wherever the caret is.
 */

import { ownProperty } from '../../src/base/own-property'
import type { Edit, Shown } from '../../src/forms/masked-input'
import { alternativeNotations, isFromAbroad } from './french-number'

/** One character of the mask: the class that may be typed there, or the literal that always stands there. */
interface Position {
  readonly accepts?: RegExp
  readonly literal?: string
}
/** A mask, character by character. */
export type Pattern = readonly Position[]

const CLASSES: Readonly<Record<string, RegExp>> = { '0': /\d/, a: /\p{L}/u, '*': /[\p{L}\d]/u }

/** Reads a pattern. After a backslash, the next character is a literal. */
export function readPattern(text: string): Pattern {
  return [...text.matchAll(/\\(.)|./gu)].map(([piece, literal]) => {
    const accepts = literal ? undefined : ownProperty(CLASSES, piece)
    return accepts ? { accepts } : { literal: literal ?? piece }
  })
}

const classesOf = (pattern: Pattern): RegExp[] => pattern.flatMap(({ accepts }) => accepts ?? [])

/** Whether each character of the value fits its position, and there are not too many. */
function fits(pattern: Pattern, value: string): boolean {
  const classes = classesOf(pattern)
  const letters = [...value]
  return letters.length <= classes.length && letters.every((letter, index) => classes[index]?.test(letter))
}

/** Writes the value in its mask. @param isEager also writes the literals before the character that comes next. */
export function writeMasked(pattern: Pattern, value: string, isEager = false): string {
  const letters = [...value]
  let written = 0
  let text = ''
  for (const { accepts, literal = '' } of pattern) {
    if (written >= letters.length && (accepts || !isEager)) break
    text += accepts ? letters[written] : literal
    if (accepts) written += 1
  }
  return value && text
}

/**
 * The length of the masked text that holds `count` characters of the value.
 * @param isPast counts the literals after them.
 */
function lengthHolding(pattern: Pattern, count: number, isPast: boolean): number {
  let left = count
  let at = 0
  for (const { accepts, literal = '' } of pattern) {
    if (left === 0 && (accepts || !isPast)) break
    if (accepts) left -= 1
    at += accepts ? 1 : literal.length
  }
  return count || isPast ? at : 0
}

/**
 * Reads a text that is in this mask: the value's characters, each with its index.
 * @returns undefined for any other text.
 */
function readMasked(pattern: Pattern, text: string): { letter: string; at: number }[] | undefined {
  const found: { letter: string; at: number }[] = []
  let at = 0
  for (const { accepts, literal = '' } of pattern) {
    if (at >= text.length) break
    const letter = text[at] ?? ''
    if (accepts ? !accepts.test(letter) : literal !== letter) return undefined
    if (accepts) found.push({ letter, at })
    at += 1
  }
  return at >= text.length ? found : undefined
}

/**
 * Reads the value of a text from elsewhere (stored, pasted, filled in): in this mask, in another, or in none.
 * @returns undefined for a text that would lose something in the mask: a digit too many, another country's prefix.
 */
export function readValue(pattern: Pattern, text: string): string | undefined {
  for (const written of [text, ...alternativeNotations(text)]) {
    if (fits(pattern, written)) return written
    const value = readLoosely(pattern, written)
    if (value !== undefined) return value
  }
  return fittingText(pattern, text)
}

/** Whether a number from abroad has no place for its sign. */
const losesSign = (pattern: Pattern, text: string): boolean =>
  isFromAbroad(text) && !pattern.some(({ literal }) => literal === '+')

const isSeparator = (letter: string) => !/[\p{L}\d]/u.test(letter)

/** Separators may differ or be missing; the mask's own letters and digits must be there, as in +33612345678. */
function readLoosely(pattern: Pattern, text: string): string | undefined {
  if (losesSign(pattern, text)) return undefined
  const letters = [...text]
  let at = 0
  let value = ''
  for (const { accepts, literal = '' } of pattern) {
    const isThere = !accepts && letters[at] === literal
    if (isThere) at += 1
    if (isThere || (!accepts && isSeparator(literal))) continue
    while (at < letters.length && isSeparator(letters[at] ?? '')) at += 1
    const letter = letters[at]
    if (letter === undefined) break
    if (!accepts) {
      if (letter !== literal) return undefined
    } else if (accepts.test(letter)) value += letter
    else return undefined
    at += 1
  }
  return letters.slice(at).every(isSeparator) ? value : undefined
}

/**
 * Keeps the characters that fit, one position after the other; words around a number go.
 * @returns undefined where one is left that the mask has places for.
 */
function fittingText(pattern: Pattern, text: string): string | undefined {
  if (losesSign(pattern, text)) return undefined
  const classes = classesOf(pattern)
  let count = 0
  let value = ''
  for (const letter of text)
    if (classes[count]?.test(letter)) {
      value += letter
      count += 1
    } else if (classes.some((accepts) => accepts.test(letter))) return undefined
  return value
}

/** The mask as visitors read it: `0` for a digit, `A` for a letter, `*` for either. */
export const shownMask = (pattern: Pattern): string =>
  pattern
    .map(({ accepts, literal }) =>
      accepts ? (accepts.test('a') ? (accepts.test('0') ? '*' : 'A') : '0') : literal,
    )
    .join('')

/** The text and the caret after an edit; `isRefused` when something typed does not fit. */
export function typeMasked(pattern: Pattern, edit: Edit): Shown {
  const { before, start, end, inserted, inputType } = edit
  const letters = readMasked(pattern, before)
  const isWhole = inserted !== '' && start === 0 && end === before.length
  if (!letters || isWhole) return replaceAll(pattern, edit)
  // Such a number is a whole one, wherever it is pasted.
  if (inserted.length > 1 && isFromAbroad(inserted))
    return replaceAll(pattern, { ...edit, start: 0, end: before.length })
  const left = letters.filter(({ at }) => at < start).map(({ letter }) => letter)
  const right = letters.filter(({ at }) => at >= end).map(({ letter }) => letter)
  if (!inserted) return remove(pattern, edit, left.join(''), right.join(''), inputType.endsWith('Forward'))
  let isRefused = false
  for (const letter of inserted) {
    const isIn = [right, right.slice(1)].some((rest) => {
      // Where the mask is full, the character at the caret is replaced.
      const isRoom = fits(pattern, [...left, letter, ...rest].join(''))
      if (isRoom) right.splice(0, right.length - rest.length)
      return isRoom
    })
    if (isIn) left.push(letter)
    else isRefused ||= /[\p{L}\d]/u.test(letter)
  }
  // Without the selected characters, the others would not fit: the edit is refused.
  if (!fits(pattern, [...left, ...right].join(''))) return { text: before, caret: start, isRefused }
  const text = writeMasked(pattern, [...left, ...right].join(''), right.length === 0)
  return { text, caret: Math.min(text.length, lengthHolding(pattern, left.length, true)), isRefused }
}

/** The whole text is new (pasted, filled in by the browser, set by a script), or the old one was not in this mask. */
function replaceAll(pattern: Pattern, { before, start, end, inserted }: Edit): Shown {
  const after = before.slice(0, start) + inserted + before.slice(end)
  const value = readValue(pattern, after)
  // What does not fit is refused as a whole, and the old text kept: a part of a number is another number.
  if (!value && inserted && readMasked(pattern, before))
    return { text: before, caret: start, isRefused: true }
  // A text that the page has given, and that does not fit, is the visitor's to mend.
  if (value === undefined) return { text: after, caret: start + inserted.length, isRefused: inserted !== '' }
  const text = writeMasked(pattern, value, true)
  return { text, caret: text.length, isRefused: value === '' && inserted !== '' }
}

/** Something was deleted. */
function remove(
  pattern: Pattern,
  { before, start, end }: Edit,
  left: string,
  right: string,
  isForward: boolean,
): Shown {
  const isOnlyBetween = (readMasked(pattern, before)?.length ?? 0) === left.length + right.length
  // Only literals were deleted, which are written again: the caret moves past them.
  if (isOnlyBetween && right && isForward) return { text: before, caret: end }
  // A digit would move into a letter's position: the text is kept, and the next character typed replaces one.
  if (!fits(pattern, left + right)) return { text: before, caret: start }
  const text = writeMasked(pattern, left + right)
  const places = [false, true].map((isPast) => lengthHolding(pattern, left.length, isPast))
  return { text, caret: Math.min(Math.max(start, places[0] ?? 0), places[1] ?? 0, text.length) }
}
