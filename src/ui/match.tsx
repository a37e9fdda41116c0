/** The part of a suggestion that the visitor has typed, whatever its accents, case and spaces. */

const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').replace(/\s/g, ' ').toLowerCase()

/**
 * Splits a text around the part that matches `term`.
 * @returns all of the text as `before` when nothing matches.
 */
export function splitMatch(text: string, term: string): [before: string, match: string, after: string] {
  // Letter by letter: folding may change the length of a text.
  const letters = [...text.normalize('NFC')]
  const folded = letters.map(fold)
  const wanted = fold(term.trim())
  const place = wanted && placeOf(folded, wanted)
  if (!place) return [text, '', '']
  const [from, to] = place
  return [letters.slice(0, from).join(''), letters.slice(from, to).join(''), letters.slice(to).join('')]
}

/** Where the letters that fold to `wanted` begin and end. It reads the text once, as both texts may be long. */
function placeOf(folded: readonly string[], wanted: string): [from: number, to: number] | undefined {
  const begins = new Map<number, number>()
  const ends: number[] = []
  let length = 0
  for (const letter of folded) {
    if (!begins.has(length)) begins.set(length, ends.length)
    length += letter.length
    ends.push(length)
  }
  const whole = folded.join('')
  for (let at = whole.indexOf(wanted); at >= 0; at = whole.indexOf(wanted, at + 1)) {
    const from = begins.get(at)
    const last = at + wanted.length
    if (from !== undefined) return [from, ends.findIndex((end) => end >= last) + 1]
  }
  return undefined
}

interface Props {
  readonly text: string
  readonly term: string
}

/** Draws a text with the match in a `mark`. HTML in the text stays text. */
export function Match({ text, term }: Props) {
  const [before, match, after] = splitMatch(text, term)
  return (
    <>
      {before && <span>{before}</span>}
      {match && <mark className="ilots-match">{match}</mark>}
      {after && <span>{after}</span>}
    </>
  )
}
