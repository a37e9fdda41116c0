/** Parameters in `data-params`, a JSON object (contract §4.2). */

import * as z from 'zod/mini'
import { readJson } from '../../src/json'
import type { Query } from '../../src/services/modal'

/** PHP writes an empty object as `[]`. */
const schema = z.union([z.record(z.string(), z.unknown()), z.tuple([])])

/** @throws SyntaxError or ZodError for anything but an object. An empty attribute has none. */
export function readParams(raw: string): Query {
  return raw.trim() ? { ...schema.parse(readJson(raw)) } : {}
}
