/** Reads the parameters in `data-params`, a JSON object (contract §4.2). */

import type { Query } from '../../src/contracts/services/modal'
import { readJson } from '../../src/server/json'

/**
 * An empty attribute has no parameters, nor has `[]`, PHP's empty object.
 * @throws SyntaxError or TypeError for anything but an object.
 */
export function readParams(raw: string): Query {
  const given = raw.trim() ? readJson(raw) : {}
  const isList = Array.isArray(given)
  if (Object(given) !== given || (isList && given.length > 0)) throw new TypeError('attendu un objet JSON')
  return isList ? {} : { ...(given as Query) }
}
