/** The translations' call (§7.12) and its answer. */
import type { Config } from '../island/config'
import { type LeaveOut, readSome } from '../island/read-each'

/** The site's texts: `traductions` by their French text. */
export interface Table {
  langue: string
  traductions: Readonly<Record<string, string>>
}

/** The address of the translations' call (§7.12). */
export const addressOf = ({ platform }: Config): string =>
  `/${platform}/ajax/modules/traductions/traitement.php`

/** The body of a call (§7.12): each names the scripts' own texts as its target. */
export const bodyOf = (action: string): URLSearchParams =>
  new URLSearchParams({ action, cible: 'javascript' })

/**
 * Reads the answer (§7.12). PHP writes an empty list as `[]`, `{}` or `null`. A text that does not fit is left out.
 * @throws SyntaxError or TypeError when the answer has another form.
 */
export function readTable(text: string, leave?: LeaveOut): Table {
  const { langue, traductions } = JSON.parse(text)
  const table: Record<string, string> = { __proto__: null as never }
  const take = (given: unknown) => {
    const { intitule, valeur } = given as Record<string, unknown>
    if (!intitule) return undefined
    // A text that nobody has translated yet stays as it is.
    if (valeur) table[String(intitule)] = String(valeur)
    return true
  }
  readSome(traductions ?? {}, '{ intitule, valeur }', take, leave)
  return { langue: String(langue ?? ''), traductions: table }
}
