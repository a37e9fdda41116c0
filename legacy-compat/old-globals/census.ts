/** The census of old globals: who uses them, and what replaces them (contract §6). */

import { Code } from '../../src/contracts/errors'
import type { LegacyCensus, LegacyUse } from '../../src/contracts/services/old-globals'
import type { WholePage } from '../../src/contracts/whole-page'

const COLUMNS = ['nom', 'emplois', 'fichier', 'ligne', 'colonne', 'remplacement', 'documentation']

export function makeCensus(page: Pick<WholePage, 'legacy' | 'on'>): LegacyCensus {
  let isWarning = false
  const rows = async (): Promise<LegacyUse[]> => {
    const uses = [...page.legacy.values()]
    await Promise.all(uses.map(explainUse))
    return uses.sort((one, other) => other.count - one.count || one.name.localeCompare(other.name))
  }
  const warn = async (): Promise<void> => {
    if (isWarning) return
    isWarning = true
    page.on('legacy', (use) => void print(use as LegacyUse))
    for (const use of [...page.legacy.values()]) await print(use)
  }
  return { rows, warn, table: async () => tableOf(await rows()) }
}

/** Adds what replaces the name; when that table cannot be had, the uses are still worth showing. */
async function explainUse(use: LegacyUse): Promise<LegacyUse> {
  const table = await import('../replacements').catch(() => undefined)
  return Object.assign(use, table?.replacementOf(use.name))
}

/** Prints a use, and leaves `inspect().warnings` alone: uses of many old scripts would push the others out. */
async function print(use: LegacyUse): Promise<void> {
  const { name, file, line, column, replacement, documentation } = await explainUse(use)
  const where = file ? `${file}:${line}:${column}` : 'ligne inconnue'
  const instead = replacement ? ` Aujourd'hui : ${replacement} Voir ${documentation}.` : ''
  console.warn(`[ILOTS-${Code.legacyUse}] ${name} est un ancien appel (${where}).${instead}`)
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
