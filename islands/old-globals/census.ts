/** The census of old globals: who uses them, and what replaces them (contract §6). */
import type { Engine, LegacyUse } from '../../src/engine/engine'
import { Code } from '../../src/island/errors'
import type { LegacyCensus } from '../../src/island/services/old-globals'

const COLUMNS = ['nom', 'emplois', 'fichier', 'ligne', 'colonne', 'remplacement', 'documentation']

export function makeCensus(engine: Engine): LegacyCensus {
  let isWarning = false
  const rows = async (): Promise<LegacyUse[]> => {
    const uses = [...engine.legacy.values()]
    await Promise.all(uses.map(explainUse))
    return uses.sort((one, other) => other.count - one.count || one.name.localeCompare(other.name))
  }
  const warn = async (): Promise<void> => {
    if (isWarning) return
    isWarning = true
    engine.on('legacy', (use) => void print(use as LegacyUse))
    for (const use of [...engine.legacy.values()]) await print(use)
  }
  return { rows, warn, table: async () => tableOf(await rows()) }
}

/** Fills in what replaces it; without that table, the uses are worth having. */
async function explainUse(use: LegacyUse): Promise<LegacyUse> {
  const table = await import('../../legacy-compat/replacements').catch(() => undefined)
  return Object.assign(use, table?.replacementOf(use.name))
}

/** Not one of `inspect().warnings`: a page of old scripts would push the others out. */
async function print(use: LegacyUse): Promise<void> {
  const { name, file, line, column, replacement, documentation } = await explainUse(use)
  const where = file ? `${file}:${line}:${column}` : 'ligne inconnue'
  const instead = replacement ? ` Aujourd'hui : ${replacement} Voir ${documentation}.` : ''
  console.warn(`[ILOTS-${Code.legacyUse}] ${name} est un ancien appel (${where}).${instead}`)
}

/** Tabs and line ends are the table's own. */
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
