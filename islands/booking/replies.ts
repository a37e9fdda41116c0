/** The server's answers (§7.14), read by hand: they are a few words, and a schema library weighs as much as the island. */

import { readJson } from '../../src/server/json'

/** A vehicle (§3.12). */
export interface Vehicle {
  readonly isFound: boolean
  readonly marque: string
  readonly modele: string
  readonly annee: string
}

/** An address with its postal code (§3.13). */
export type Place = { readonly code_postal: string; readonly adresse: string }

/** Reads the answer about a registration number. @throws Error, SyntaxError */
export function readVehicle(text: string): Vehicle {
  const word = wordsOf(readJson(text))
  const isFound = word('return') === 'success'
  return { isFound, marque: word('marque'), modele: word('modele'), annee: word('annee') }
}

/**
 * Reads the answer about a position. PHP writes "nothing found" as `false`, `null`, `[]` or an empty text.
 * @returns undefined without a postal code. @throws Error, SyntaxError
 */
export function readPlace(text: string): Place | undefined {
  const found = text.trim() ? readJson(text) : null
  if (!found || (Array.isArray(found) && found.length === 0)) return undefined
  const word = wordsOf(found)
  const place = { code_postal: word('code_postal'), adresse: word('adresse') }
  return place.code_postal ? place : undefined
}

/** @returns reads a word by its name. PHP sends years and postal codes as texts, as numbers, or not at all: then empty. */
function wordsOf(answer: unknown): (name: string) => string {
  if (typeof answer !== 'object' || !answer || Array.isArray(answer)) throw new Error('attendu un objet JSON')
  return (name) => {
    const value = (answer as Readonly<Record<string, unknown>>)[name] ?? ''
    if (typeof value === 'string' || typeof value === 'number') return String(value)
    throw new Error(`attendu un texte ou un nombre dans « ${name} »`)
  }
}
