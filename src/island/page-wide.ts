/** State of which a page has one, whatever number of files hold a copy of the module that keeps it (scripts/parts.ts). */

const PLACE = Symbol.for('ilots-shared')

/**
 * @param name of the state, once in the source.
 * @param make runs in the first copy that asks.
 */
export function pageWide<Value>(name: string, make: () => Value): Value {
  const page = globalThis as { [PLACE]?: Record<string, unknown> }
  page[PLACE] ??= {}
  page[PLACE][name] ??= make()
  return page[PLACE][name] as Value
}
