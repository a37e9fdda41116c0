/** Levenshtein's distance: letters to add, to take away or to change until `a` is `b`. */
export function distance(a: string, b: string): number {
  let row = [0, ...b].map((_, index) => index)
  for (const letter of a) {
    let before = 0
    row = row.map((above, index) => {
      const changed = (row[index - 1] ?? 0) + Number(letter !== b[index - 1])
      before = index ? Math.min(before + 1, above + 1, changed) : above + 1
      return before
    })
  }
  return row[b.length] ?? 0
}
