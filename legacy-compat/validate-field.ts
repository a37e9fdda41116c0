/** The rules of `MM_validateForm`: `R`, `isEmail`, `RisEmail`, `NisNum`, `RisNum`, `RinRange0:20` (§5.2). */

/** Reads a number; a comma is a decimal separator. */
export const numberIn = (value: string): number => +value.replace(',', '.')

/** The bounds of `inRangeMIN:MAX`, as the page wrote them. */
export const boundsIn = (rule: string): string[] => rule.split(/inRange|:/).slice(1)

/**
 * Whether a value passes a rule. Only a rule that begins with R refuses an empty value; '@' must be neither
 * the first nor the last character.
 */
export function isAccepted(value: string, rule: string): boolean {
  if (!value) return !rule.startsWith('R')
  if (rule.includes('isEmail')) return /^[^@]+@./s.test(value)
  const [min = -Infinity, max = Infinity] = boundsIn(rule)
  return rule === 'R' || (numberIn(value) >= +min && numberIn(value) <= +max)
}
