/** What becomes of a masked text when something is typed into it, or taken out, wherever the caret is. */
import type { Edit, Shown } from '../../src/forms/masked-input'
import { fits, type Pattern, placeAfter, readMasked, readValue, writeMasked } from './pattern'

export function typeMasked(pattern: Pattern, edit: Edit): Shown {
  const { before, start, end, inserted, inputType } = edit
  const known = readMasked(pattern, before)
  if (inserted && (!known || (start === 0 && end === before.length))) return whole(pattern, edit)
  const letters = known ?? []
  const left = letters.filter(({ at }) => at < start).map(({ letter }) => letter)
  const right = letters.filter(({ at }) => at >= end).map(({ letter }) => letter)
  if (!inserted) return taken(pattern, edit, left.join(''), right.join(''), /Forward/.test(inputType))
  let isRefused = false
  for (const letter of inserted) {
    const isIn = [right, right.slice(1)].some((rest) => {
      // Where there is no room, what stands at the caret makes room.
      const isRoom = fits(pattern, [...left, letter, ...rest].join(''))
      if (isRoom) right.splice(0, right.length - rest.length)
      return isRoom
    })
    if (isIn) left.push(letter)
    else isRefused ||= /[\p{L}\d]/u.test(letter)
  }
  // What was selected cannot be missed.
  if (!fits(pattern, [...left, ...right].join(''))) return { text: before, caret: start, isRefused }
  const text = writeMasked(pattern, [...left, ...right].join(''), right.length === 0)
  return { text, caret: Math.min(text.length, placeAfter(pattern, left.length, true)), isRefused }
}

/** All of it is new: pasted, filled in by the browser, set by a script. */
function whole(pattern: Pattern, { before, start, end, inserted }: Edit): Shown {
  const value = readValue(pattern, before.slice(0, start) + inserted + before.slice(end))
  // Nothing of it fits: what was there is not lost for it.
  if (!value && readMasked(pattern, before)) return { text: before, caret: start, isRefused: true }
  const text = writeMasked(pattern, value, true)
  return { text, caret: text.length, isRefused: value === '' }
}

/** Something was taken out. */
function taken(
  pattern: Pattern,
  { before, start, end }: Edit,
  left: string,
  right: string,
  isForward: boolean,
): Shown {
  const isOnlyBetween = (readMasked(pattern, before)?.length ?? 0) === left.length + right.length
  // The caret passes over what writes itself again.
  if (isOnlyBetween && right && isForward) return { text: before, caret: end }
  // A digit must not move to a letter's place: the text stays, and what is typed next takes the place.
  if (!fits(pattern, left + right)) return { text: before, caret: start }
  const text = writeMasked(pattern, left + right)
  const places = [false, true].map((isPast) => placeAfter(pattern, left.length, isPast))
  return { text, caret: Math.min(Math.max(start, places[0] ?? 0), places[1] ?? 0, text.length) }
}
