/** The part of a suggestion that the visitor has typed, whatever its accents and case. */

const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** @returns the text as what stands before, what matches, and what follows; all of it before when nothing does. */
export function splitMatch(text: string, term: string): [before: string, match: string, after: string] {
  // Letter by letter: folding may change how long a text is.
  const letters = [...text.normalize('NFC')]
  const folded = letters.map(fold)
  const wanted = fold(term.trim())
  for (let from = 0; wanted && from < letters.length; from += 1) {
    let found = ''
    for (let to = from; wanted.startsWith(found) && to < letters.length; to += 1) {
      found += folded[to]
      if (found === wanted || (found.startsWith(wanted) && folded[to] !== ''))
        return [
          letters.slice(0, from).join(''),
          letters.slice(from, to + 1).join(''),
          letters.slice(to + 1).join(''),
        ]
    }
  }
  return [text, '', '']
}

/** The same as nodes, the match in `mark`. Text only. */
export function markMatch(text: string, term: string): (string | Node)[] {
  const [before, match, after] = splitMatch(text, term)
  if (!match) return [text]
  const mark = document.createElement('mark')
  mark.className = 'ilots-match'
  mark.textContent = match
  return [before, mark, after]
}
