/** How much of each star is drawn. */

export type Fill = 'full' | 'half' | 'empty'

/** Averages are drawn to the nearest half. */
export function fillsOf(note: number, count: number): Fill[] {
  const halves = Math.round(note * 2)
  return Array.from({ length: count }, (_, index) => {
    if (halves >= 2 * index + 2) return 'full'
    return halves === 2 * index + 1 ? 'half' : 'empty'
  })
}
