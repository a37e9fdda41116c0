/** Levenshtein's distance: letters to add, to take away or to change until `a` is `b`. */
export function distance(a: string, b: string): number {
  let row = [0, ...b].map((_, index) => index)
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1]
    for (const [j, other] of [...b].entries())
      next.push(Math.min((next[j] ?? 0) + 1, (row[j + 1] ?? 0) + 1, (row[j] ?? 0) + Number(letter !== other)))
    row = next
  }
  return row[b.length] ?? 0
}
