/** Progress of the loader (§9.10). */

/**
 * 'n / m' as a percentage, rounded up, from 0 to 100. Nothing to do (`m` of 0) is 0 (contract §7).
 * @returns `undefined` when one of them is not a number.
 */
export function percentage(done: unknown, total: unknown): number | undefined {
  const n = toNumber(done)
  const m = toNumber(total)
  if (n === undefined || m === undefined) return undefined
  // Multiplied first: 7 / 100 * 100 is a little more than 7, and would be rounded up to 8.
  return m === 0 ? 0 : Math.min(100, Math.max(0, Math.ceil((n * 100) / m)))
}

/** Old pages pass texts, which they have read from fields and attributes. */
function toNumber(value: unknown): number | undefined {
  const isText = typeof value === 'string' && value.trim() !== ''
  const number = typeof value === 'number' || isText ? Number(value) : Number.NaN
  return Number.isFinite(number) ? number : undefined
}
