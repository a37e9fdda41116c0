/** The translations' call (§7.12) and its answer. */
import type { Config } from '../island/config'

/** The site's texts: `traductions` by their French text. */
export interface Table {
  langue: string
  traductions: Readonly<Record<string, string>>
}

/** The address of the translations' call (§7.12). */
export const addressOf = ({ platform, endpoints }: Config): string =>
  endpoints.translations ?? `/${platform}/ajax/modules/traductions/traitement.php`

/** The body of a call (§7.12): each names the scripts' own texts as its target. */
export const bodyOf = (action: string): URLSearchParams =>
  new URLSearchParams({ action, cible: 'javascript' })

/** What a row of the answer has to be. */
export const ROW = '{ intitule, valeur }'

/**
 * Reads the answer (§7.12). PHP writes an empty list as `[]`, `{}` or `null`. Every page's loader holds this code: it does
 * without `readSome`.
 * @param leave hears of the rows that do not fit, by their place.
 * @throws SyntaxError or TypeError when the answer has another form.
 */
export function readTable(text: string, leave?: (left: [string, unknown][]) => void): Table {
  const { langue, traductions } = JSON.parse(text)
  const table: Record<string, string> = { __proto__: null as never }
  const rows = Object.entries(traductions ?? {})
  const left = rows.filter(([, row]) => {
    try {
      const { intitule, valeur } = row as Readonly<Record<string, string>>
      // A text that nobody has translated yet stays as it is.
      if (intitule && valeur) table[intitule] = String(valeur)
      return !intitule
    } catch {
      return true
    }
  })
  if (left[0] && left.length === rows.length) throw new TypeError(`attendu ${ROW}`)
  leave?.(left)
  return { langue: String(langue ?? ''), traductions: table }
}
