/** Reads the answer of §7.12, and names what does not fit. Old scripts' loader has its own `readTable`. */

import type { OnSkipped } from '../../src/contracts/on-skipped'
import type { Table } from '../../src/contracts/services/translations'
import { readSome } from '../../src/island/read-each'
import type { Shape } from '../../src/server/call'
import { readJson } from '../../src/server/json'
import { list, missing, readShape, should, text, word } from '../../src/server/shape'

export const table = {
  name: 'table',
  fields: { langue: word, traductions: should(list) },
} as const satisfies Shape

/** A text that nobody has translated yet has no `valeur`: it stays French. */
export const translation = {
  name: 'translation',
  fields: { intitule: text, valeur: word },
} as const satisfies Shape

/** @throws SyntaxError or TypeError when the answer has another form, or no row of it can be read. */
export function readAnswer(answer: string, onSkipped?: OnSkipped): Table {
  const given = answer.trim() ? readJson(answer) : {}
  const { langue, traductions } = readShape(table, given)
  missing(table, given, onSkipped)
  const rows = readSome(traductions, '', (row) => readShape(translation, row), onSkipped)
  const known = rows.flatMap(({ intitule, valeur }) => (valeur ? [[intitule, valeur]] : []))
  return { langue, traductions: Object.assign(Object.create(null), Object.fromEntries(known)) }
}
