/** JSON that somebody else has written: an attribute, a comment, an answer. */

/** Leads from an object to what all others inherit. */
export const isInherited = (name: string): boolean => /^(__proto__|constructor|prototype)$/.test(name)

/** A reader's last word on each value: objects have no prototype, and no name that leads to one (contract §8). */
export function bare(name: string, value: unknown): unknown {
  if (isInherited(name)) return undefined
  return typeof value === 'object' && value && !Array.isArray(value)
    ? Object.setPrototypeOf(value, null)
    : value
}

/** As `JSON.parse`, {@link bare}. @throws SyntaxError */
export const readJson = (text: string): unknown => JSON.parse(text, bare)
