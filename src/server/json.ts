/** JSON that the page or the server has written: an attribute, a comment, an answer. */

/** Whether a property's name leads from an object to what all objects inherit. */
export const isInherited = (name: string): boolean => ['__proto__', 'constructor', 'prototype'].includes(name)

/** A reviver for `JSON.parse`: objects have no prototype, and no property whose name leads to one (contract §8). */
function bare(name: string, value: unknown): unknown {
  if (isInherited(name)) return undefined
  return typeof value === 'object' && value && !Array.isArray(value)
    ? Object.setPrototypeOf(value, null)
    : value
}

/**
 * Reads JSON as `JSON.parse` does, with {@link bare} objects.
 * @throws SyntaxError
 */
export const readJson = (text: string): unknown => JSON.parse(text, bare)

/**
 * Reads a JSON answer. PHP writes "nothing" as `null`, or not at all: 204, or an empty body.
 * @throws SyntaxError
 */
export const readJsonAnswer = (text: string): unknown => (text.trim() ? readJson(text) : null)
