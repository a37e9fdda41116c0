/**
 * Reads what comes from outside without what all objects inherit. A record by a name: an attribute, an id, an
 * address, a reply, the configuration; `constructor` and the like are names that every object answers. Options by our
 * names: another script may have put `html` or `src` into `Object.prototype`, where they are nobody's options.
 */

/**
 * Reads a value that the record itself has.
 * @returns `undefined` for a name that it only inherits, and where there is no record.
 */
export const ownProperty = <Value>(
  record: Readonly<Record<string, Value>> | null | undefined,
  name: string,
): Value | undefined => (record && Object.hasOwn(record, name) ? record[name] : undefined)

/** Whether a value is a plain object: neither a list nor one of the browser's own objects. */
export const isPlain = (value: unknown): value is Record<string, unknown> =>
  Object(value) === value && [null, Object.prototype].includes(Object.getPrototypeOf(value))

/**
 * Copies options, also those inside of them, into objects without a prototype: an option that nobody has given is not
 * there. Elements, functions and instances of classes stay what they are, and what holds itself is copied once.
 */
export const withoutPrototype = <Given>(given: Given): Given => copyOf(given, new Map()) as Given

function copyOf(given: unknown, copies: Map<unknown, unknown>): unknown {
  if (copies.has(given)) return copies.get(given)
  if (!Array.isArray(given) && !isPlain(given)) return given
  const copy: Record<string, unknown> = Array.isArray(given) ? [] : Object.create(null)
  copies.set(given, copy)
  for (const [name, value] of Object.entries(given))
    copy[name] = Object(value) === value ? copyOf(value, copies) : value
  return copy
}
