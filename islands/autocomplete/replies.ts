/** Reads the answer of §7.11; only this file knows its shape (§3.15). */

import type { OnSkipped } from '../../src/contracts/on-skipped'
import { readSome } from '../../src/island/read-each'
import type { Shape } from '../../src/server/call'
import { readJsonAnswer } from '../../src/server/json'
import { schemaMismatch } from '../../src/server/schema-mismatch'
import { list, readShape, text } from '../../src/server/shape'

/** `value`, and arbitrary other fields (§3.15). */
export interface Item {
  readonly value: string
  readonly [field: string]: unknown
}

export const suggestion = {
  name: 'suggestion',
  fields: { value: text },
} as const satisfies Shape

/**
 * Reads suggestions. PHP answers `null` or `[]` when it knows nothing, and an object when a list has gaps.
 * @throws TypeError or SyntaxError for anything else.
 */
export function readItems(answer: string, onSkipped?: OnSkipped): readonly Item[] {
  const given = readJsonAnswer(answer)
  const items = list.read(given) ?? [given]
  // `{"results":[…]}`: the list is in an object that the contract does not name.
  if (!Array.isArray(items) && Object.values(items).some(Array.isArray)) throw schemaMismatch('list', given)
  return readSome(items, '', (item) => readShape(suggestion, item), onSkipped)
}
