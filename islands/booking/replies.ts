/** Reads the server's answers of §7.14; only this file knows their shapes. */

import type { OnSkipped } from '../../src/contracts/on-skipped'
import type { Shape } from '../../src/server/call'
import { readJson, readJsonAnswer } from '../../src/server/json'
import { schemaMismatch } from '../../src/server/schema-mismatch'
import { missing, readShape, should, word } from '../../src/server/shape'

/** §3.12 */
export const vehicle = {
  name: 'vehicle',
  fields: { return: should(word), marque: word, modele: word, annee: word },
} as const satisfies Shape

/** §3.13 */
export const place = {
  name: 'place',
  fields: { code_postal: should(word), adresse: should(word) },
} as const satisfies Shape

/** A vehicle. */
export interface Vehicle {
  readonly isFound: boolean
  readonly make: string
  readonly model: string
  readonly year: string
}

/** An address with its postal code. */
export type Place = { readonly postalCode: string; readonly address: string }

/** Reads the answer about a registration number. @throws TypeError, SyntaxError */
export function readVehicle(answer: string, onSkipped?: OnSkipped): Vehicle {
  const given = readJson(answer)
  const { return: found, marque: make, modele: model, annee: year } = readShape(vehicle, given)
  missing(vehicle, given, onSkipped)
  const isFound = found === 'success'
  if (isFound && !make && !model)
    onSkipped?.('', given, '', schemaMismatch(vehicle, given, ['marque', 'modele']))
  return { isFound, make, model, year }
}

/**
 * Reads the answer about a position. PHP writes "nothing found" as `false`, `null`, `[]` or an empty text.
 * @returns undefined without a postal code. @throws TypeError, SyntaxError
 */
export function readPlace(answer: string, onSkipped?: OnSkipped): Place | undefined {
  const found = readJsonAnswer(answer)
  if (!found || (Array.isArray(found) && found.length === 0)) return undefined
  const { code_postal: postalCode, adresse: address } = readShape(place, found)
  missing(place, found, onSkipped)
  return postalCode ? { postalCode, address } : undefined
}
