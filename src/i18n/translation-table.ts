/** The translations' call (§7.12) and its answer. */
import type { Config } from '../engine/config'

/** `traductions` by their French text. */
export interface Table {
  langue: string
  traductions: Readonly<Record<string, string>>
}

export const addressOf = ({ platform }: Config): string =>
  `/${platform}/ajax/modules/traductions/traitement.php`

/** All calls name the scripts' own texts. */
export const bodyOf = (action: string): URLSearchParams =>
  new URLSearchParams({ action, cible: 'javascript' })

/** PHP writes an empty list as `[]`, `{}` or `null`. @throws when the answer has another form. */
export function readTable(text: string): Table {
  const { langue, traductions } = JSON.parse(text)
  const table: Record<string, string> = { __proto__: null as never }
  for (const { intitule, valeur } of Object.values(traductions ?? {}) as Record<string, unknown>[]) {
    if (!intitule) throw new TypeError('attendu { langue, traductions: [{ intitule, valeur }] }')
    // A text that nobody has translated yet stays as it is.
    if (valeur) table[String(intitule)] = String(valeur)
  }
  return { langue: String(langue ?? ''), traductions: table }
}
