/** How many columns are shown, by the viewport's width (§9.9). */

const STEPS = [
  [1200, 7],
  [1024, 6],
  [992, 5],
  [767, 4],
  [576, 3],
] as const

/** @param isAtLeast whether the viewport has that many pixels. */
export function columnCount(isAtLeast: (pixels: number) => boolean, hasStickyLast: boolean): number {
  const count = STEPS.find(([pixels]) => isAtLeast(pixels))?.[1] ?? 2
  return count + Number(hasStickyLast && !isAtLeast(768))
}
