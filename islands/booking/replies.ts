/** The answers of §7.14, the only place that knows their shape. */

import * as z from 'zod/mini'
import { readJson } from '../../src/server/json'

/** Numbers for years and postal codes, or nothing. */
const word = z.pipe(
  z.nullish(z.union([z.string(), z.number()])),
  z.transform((value) => (value === null || value === undefined ? '' : String(value))),
)

const vehicle = z.looseObject({ return: word, marque: word, modele: word, annee: word })
const place = z.looseObject({ code_postal: word, adresse: word })

/** §3.12. */
export interface Vehicle {
  readonly isFound: boolean
  readonly marque: string
  readonly modele: string
  readonly annee: string
}

/** §3.13; `undefined` without a postal code. */
export type Place = { readonly code_postal: string; readonly adresse: string }

/** @throws SyntaxError, ZodError */
export function readVehicle(text: string): Vehicle {
  const { return: result, marque, modele, annee } = vehicle.parse(readJson(text))
  return { isFound: result === 'success', marque, modele, annee }
}

/** PHP writes "nothing" as `false`, `null`, `[]` or nothing at all. @throws SyntaxError, ZodError */
export function readPlace(text: string): Place | undefined {
  const found = text.trim() ? readJson(text) : null
  if (!found || (Array.isArray(found) && found.length === 0)) return undefined
  const { code_postal, adresse } = place.parse(found)
  return code_postal ? { code_postal, adresse } : undefined
}
