/** Which ceiling of the table (scripts/budgets.ts) holds for what, in bytes. */
import { BUDGETS, type Budget, MOST_SCRIPTS } from './budgets'
import { flavours } from './build/flavours'
import { readGraph } from './build/graph'
import { Plan } from './build/plan'
import { readRegistry } from './read-registry'

type Section = keyof typeof BUDGETS

/** Of a first use. */
export interface FirstUseCeiling {
  readonly bytes: number
  readonly scripts: number
}

/** @returns bytes. @throws Error for what the section has no line of. */
export function ceilingOf(section: Section, what: string): number {
  const bytes = lineOf(section, what)
  if (bytes === undefined) throw new Error(`scripts/budgets.ts: ${section} has no line of "${what}"`)
  return bytes
}

function lineOf(section: Section, what: string): number | undefined {
  const lines: readonly Budget[] = BUDGETS[section]
  const line = lines.find((each) => [each.what].flat().includes(what))
  return line && line.ceiling * 1_024
}

/** Of an island by its name, with the parts that the build gives it. @throws Error for one that has no code. */
export function ceilingOfIsland(island: string): FirstUseCeiling {
  const file = [...plan.files.values()].find(({ islands }) => islands.includes(island))
  if (!file) throw new Error(`No file of dist/p holds ${island}`)
  return ceilingOfFirstUse(island, file.parts)
}

const plan = new Plan(await readGraph(flavours[0]), await readRegistry())

/** Of an island's first use: its own line, or that of its kind. @param parts that it is fetched with. */
export function ceilingOfFirstUse(island: string, parts: readonly string[]): FirstUseCeiling {
  return {
    bytes: lineOf('firstUses', island) ?? ceilingOfKind(parts),
    scripts: mostScripts(parts),
  }
}

const kindOf = (parts: readonly string[]) =>
  (['forms', 'server', 'base'] as const).find((part) => parts.includes(part)) ?? 'alone'

function ceilingOfKind(parts: readonly string[]): number {
  const renderer = parts.includes('react') ? ceilingOf('parts', 'react') : 0
  return ceilingOf('kinds', kindOf(parts)) + renderer
}

/** What is as large as everything else of an island. */
const LIBRARIES = ['react', 'zod', 'splide']

function mostScripts(parts: readonly string[]): number {
  if (parts.some((part) => LIBRARIES.includes(part))) return MOST_SCRIPTS.library
  return parts.some((part) => part !== 'base') ? MOST_SCRIPTS.draws : MOST_SCRIPTS.listens
}
