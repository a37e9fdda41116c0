/** State that a page has once, even when several built files hold a copy of the module that keeps it (scripts/parts.ts). */

import { ownValue } from './own-value'

const PLACE = Symbol.for('ilots-shared')

/**
 * Reads a state of the page, and makes it when it is first asked for.
 * @param name of the state, used once in the source.
 * @param make runs in the first copy that asks.
 */
export function pageWide<Value>(name: string, make: () => Value): Value {
  const page = globalThis as { [PLACE]?: Record<string, unknown> }
  page[PLACE] ??= {}
  const state = ownValue(page[PLACE], name) ?? make()
  page[PLACE][name] = state
  return state as Value
}
