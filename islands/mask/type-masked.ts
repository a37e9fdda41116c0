/** Edits a masked text: typing and deleting, wherever the caret is. */
import type { Edit, Shown } from '../../src/forms/masked-input'
import { fits, lengthHolding, type Pattern, readMasked, readValue, writeMasked } from './pattern'

/** The text and the caret after an edit; `isRefused` when something typed does not fit. */
export function typeMasked(pattern: Pattern, edit: Edit): Shown {
  const { before, start, end, inserted, inputType } = edit
  const known = readMasked(pattern, before)
  if (inserted && (!known || (start === 0 && end === before.length))) return replaceAll(pattern, edit)
  const letters = known ?? []
  const left = letters.filter(({ at }) => at < start).map(({ letter }) => letter)
  const right = letters.filter(({ at }) => at >= end).map(({ letter }) => letter)
  if (!inserted) return remove(pattern, edit, left.join(''), right.join(''), /Forward/.test(inputType))
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
