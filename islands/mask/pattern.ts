/** Patterns: `0` a digit, `a` a letter, `*` either; anything else is written by itself (contract §4.4). */

/** One place of the text: what may stand there, or what always does. */
interface Place {
  readonly accepts?: RegExp
  readonly literal?: string
}
export type Pattern = readonly Place[]

const CLASSES: Readonly<Record<string, RegExp>> = { '0': /\d/, a: /\p{L}/u, '*': /[\p{L}\d]/u }

/** A backslash makes the next character stand for itself. */
export function readPattern(text: string): Pattern {
  return [...text.matchAll(/\\(.)|./gu)].map(([piece, literal]) => {
    const accepts = literal ? undefined : CLASSES[piece]
    return accepts ? { accepts } : { literal: literal ?? piece }
  })
}

const classesOf = (pattern: Pattern): RegExp[] => pattern.flatMap(({ accepts }) => accepts ?? [])

/** Whether each character of the value may stand in its place. */
export function fits(pattern: Pattern, value: string): boolean {
  const classes = classesOf(pattern)
  const letters = [...value]
  return letters.length <= classes.length && letters.every((letter, index) => classes[index]?.test(letter))
}

/** The value in its mask. @param isEager what stands between is written before the next character is typed. */
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

/** How far a text reaches that holds so many characters of the value. @param isPast what stands between, too. */
export function placeAfter(pattern: Pattern, count: number, isPast: boolean): number {
  let left = count
  let at = 0
  for (const { accepts, literal = '' } of pattern) {
    if (left === 0 && (accepts || !isPast)) break
    if (accepts) left -= 1
    at += accepts ? 1 : literal.length
  }
  return count || isPast ? at : 0
}

/** The characters of the value in a text of this mask, each with its place. @returns undefined for any other text. */
export function readMasked(pattern: Pattern, text: string): { letter: string; at: number }[] | undefined {
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

/** The value that a text from elsewhere holds: stored, pasted, filled in, with the mask or without, or with another. */
export function readValue(pattern: Pattern, text: string): string {
  if (fits(pattern, text)) return text
  return readLoosely(pattern, text) ?? filter(pattern, text)
}

const isSeparator = (letter: string) => !/[\p{L}\d]/u.test(letter)

/** Separators may be missing, or others; letters and digits of the mask itself may not: +33612345678. */
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

/** What fits, one after the other. */
function filter(pattern: Pattern, text: string): string {
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
