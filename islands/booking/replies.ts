/** The server's answers (§7.14). No other file knows their shape. */

import * as z from 'zod/mini'
import { readJson } from '../../src/server/json'

/** PHP sends years and postal codes as texts, as numbers, or not at all. */
const word = z.pipe(
  z.nullish(z.union([z.string(), z.number()])),
  z.transform((value) => (value === null || value === undefined ? '' : String(value))),
)

const vehicle = z.looseObject({ return: word, marque: word, modele: word, annee: word })
const place = z.looseObject({ code_postal: word, adresse: word })

/** A vehicle (§3.12). */
export interface Vehicle {
  readonly isFound: boolean
  readonly marque: string
  readonly modele: string
  readonly annee: string
}

/** An address with its postal code (§3.13). */
export type Place = { readonly code_postal: string; readonly adresse: string }

/** Reads the answer about a registration number. @throws SyntaxError, ZodError */
export function readVehicle(text: string): Vehicle {
  const { return: result, marque, modele, annee } = vehicle.parse(readJson(text))
  return { isFound: result === 'success', marque, modele, annee }
}

/**
 * Reads the answer about a position. PHP writes "nothing found" as `false`, `null`, `[]` or an empty text.
 * @returns undefined without a postal code. @throws SyntaxError, ZodError
 */
export function readPlace(text: string): Place | undefined {
  const found = text.trim() ? readJson(text) : null
  if (!found || (Array.isArray(found) && found.length === 0)) return undefined
  const { code_postal, adresse } = place.parse(found)
  return code_postal ? { code_postal, adresse } : undefined
}
