/**
 * Reads a record by a name that comes from outside: an attribute, an id, an address, a reply, the configuration. `constructor` and
 * the like are names that every object answers, with what it inherits.
 */

/**
 * Reads a value that the record itself has.
 * @returns `undefined` for a name that it only inherits, and where there is no record.
 */
export const ownValue = <Value>(
  record: Readonly<Record<string, Value>> | null | undefined,
  name: string,
): Value | undefined => (record && Object.hasOwn(record, name) ? record[name] : undefined)
