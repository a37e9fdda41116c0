/** A French telephone number in its two writings: 06 12 34 56 78 in the country, +33 6 12 34 56 78 from abroad. */

/** Whether a text is a French number with its international prefix. */
export const isFromAbroad = (text: string): boolean => /^\s*\+/.test(text)

/**
 * Writes such a number in the other ways, as telephones and browsers fill it in.
 * @returns nothing for any other text.
 */
export function alternativeNotations(text: string): string[] {
  if (/\p{L}/u.test(text)) return []
  const digits = `${isFromAbroad(text) ? '+' : ''}${text.replace(/\D/g, '')}`
  // Some write +33 (0)6.
  const [, abroad] = /^(?:\+|00)330?([1-9]\d{8})$/.exec(digits) ?? []
  if (abroad) return [`0${abroad}`, `+33${abroad}`]
  const [, country] = /^0([1-9]\d{8})$/.exec(digits) ?? []
  return country ? [`+33${country}`] : []
}
