/**
 * Mask patterns: `0` is a digit, `a` a letter, `*` either; anything else is a separator (contract §4.4). Their texts are written,
 * read, and edited wherever the caret is.
 */

import type { Edit, Shown } from '../../src/forms/masked-input'
import { ownValue } from '../../src/island/own-value'

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
    const accepts = literal ? undefined : ownValue(CLASSES, piece)
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

/** Reads the value of a text from elsewhere (stored, pasted, filled in): in this mask, in another, or in none. */
export function readValue(pattern: Pattern, text: string): string {
  if (fits(pattern, text)) return text
  return readLoosely(pattern, text) ?? keepFitting(pattern, text)
}

const isSeparator = (letter: string) => !/[\p{L}\d]/u.test(letter)

/** Separators may differ or be missing; the mask's own letters and digits must be there, as in +33612345678. */
function readLoosely(pattern: Pattern, text: string): string | undefined {
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

/** Keeps the characters that fit, one position after the other. */
function keepFitting(pattern: Pattern, text: string): string {
  const classes = classesOf(pattern)
  let count = 0
  let value = ''
  for (const letter of text)
    if (classes[count]?.test(letter)) {
      value += letter
      count += 1
    }
  return value
}

/** The text and the caret after an edit; `isRefused` when something typed does not fit. */
export function typeMasked(pattern: Pattern, edit: Edit): Shown {
  const { before, start, end, inserted, inputType } = edit
  const known = readMasked(pattern, before)
  if (inserted && (!known || (start === 0 && end === before.length))) return replaceAll(pattern, edit)
  const letters = known ?? []
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

/** The whole text is new: pasted, filled in by the browser, or set by a script. */
function replaceAll(pattern: Pattern, { before, start, end, inserted }: Edit): Shown {
  const value = readValue(pattern, before.slice(0, start) + inserted + before.slice(end))
  // Nothing of the new text fits: the old one is kept.
  if (!value && readMasked(pattern, before)) return { text: before, caret: start, isRefused: true }
  const text = writeMasked(pattern, value, true)
  return { text, caret: text.length, isRefused: value === '' }
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
