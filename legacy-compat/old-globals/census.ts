/** The census of old globals: who uses them, and what replaces them (contract §6). */

import { Code } from '../../src/contracts/errors'
import type { LegacyCensus, LegacyUse } from '../../src/contracts/services/old-globals'
import type { WholePage } from '../../src/contracts/whole-page'
import { isEnglish } from '../../src/i18n/is-english'

const COLUMNS = ['nom', 'emplois', 'fichier', 'ligne', 'colonne', 'remplacement', 'documentation']

export function makeCensus(page: Pick<WholePage, 'config' | 'legacy' | 'on'>): LegacyCensus {
  let isWarning = false
  const rows = async (): Promise<LegacyUse[]> => {
    const uses = [...page.legacy.values()]
    await Promise.all(uses.map(explainUse))
    return uses.sort((one, other) => other.count - one.count || one.name.localeCompare(other.name))
  }
  const warn = async (): Promise<void> => {
    if (isWarning) return
    isWarning = true
    page.on('legacy', (use) => void print(use as LegacyUse, page.config.lang))
    for (const use of [...page.legacy.values()]) await print(use, page.config.lang)
  }
  return { rows, warn, table: async () => tableOf(await rows()) }
}

/** Adds what replaces the name; when that table cannot be had, the uses are still worth showing. */
async function explainUse(use: LegacyUse): Promise<LegacyUse> {
  const table = await import('../replacements').catch(() => undefined)
  return Object.assign(use, table?.replacementOf(use.name))
}

/** Prints a use, and leaves `inspect().warnings` alone: uses of many old scripts would push the others out. */
async function print(use: LegacyUse, lang: string): Promise<void> {
  const say = isEnglish(lang) ? inEnglish : inFrench
  console.warn(`[ILOTS-${Code.legacyUse}] ${say(await explainUse(use))}`)
}

const placeOf = ({ file, line, column }: LegacyUse) => file && `${file}:${line}:${column}`

function inFrench(use: LegacyUse): string {
  const { name, replacement, documentation } = use
  const instead = replacement ? ` Aujourd'hui : ${replacement} Voir ${documentation}.` : ''
  return `${name} est un ancien appel (${placeOf(use) || 'ligne inconnue'}).${instead}`
}

/** The guide has what replaces it in English, at the same anchor. */
function inEnglish(use: LegacyUse): string {
  const { name, documentation } = use
  const instead = documentation ? ` What to use today: ${documentation.replace('/fr/', '/en/')}.` : ''
  return `${name} is an old call (${placeOf(use) || 'line unknown'}).${instead}`
}

/** Writes the uses as a table. Only the table itself may have tabs and line ends, so that the cells lose theirs. */
function tableOf(uses: readonly LegacyUse[]): string {
  const lines = uses.map(({ name, count, file, line, column, replacement = '', documentation = '' }) => [
    name,
    count,
    file,
    line,
    column,
    replacement,
    documentation,
  ])
  return [COLUMNS, ...lines]
    .map((cells) => cells.map((cell) => String(cell).replace(/\s+/g, ' ')).join('\t'))
    .join('\n')
}
