/** The translations' call (§7.12) and its answer. */
import type { Config } from '../contracts/config'
import type { Table } from '../contracts/services/translations'

/** The address of the translations' call (§7.12). */
export const addressOf = ({ platform, endpoints }: Config): string =>
  endpoints.translations ?? `/${platform}/ajax/modules/traductions/traitement.php`

/** The body of a call (§7.12): each names the scripts' own texts as its target. */
export const bodyOf = (action: string): URLSearchParams =>
  new URLSearchParams({ action, cible: 'javascript' })

/**
 * Reads the answer (§7.12) for scripts that cannot wait. PHP writes an empty list as `[]`, `{}` or `null`, and
 * nothing as an empty body. Every page's loader holds this code: it does without `shape.ts`.
 * @throws SyntaxError or TypeError when the answer is no object; a row of another form is left out.
 */
export function readTable(text: string): Table {
  const { langue, traductions } = JSON.parse(text.trim() || '{}')
  const table: Record<string, string> = { __proto__: null as never }
  const rows = Object.values<Readonly<Record<string, string>> | null>(traductions ?? {})
  for (const row of rows) {
    const { intitule, valeur } = Object(row)
    // A text that nobody has translated yet stays as it is.
    if (intitule && valeur) table[intitule] = String(valeur)
  }
  if (rows[0] !== undefined && !rows.some((row) => row?.intitule))
    throw new TypeError('attendu { intitule, valeur }')
  return { langue: String(langue ?? ''), traductions: table }
}
