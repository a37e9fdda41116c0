/** `npx tsx scripts/all-parts.ts` writes `src/all-parts.ts`, of the folders that have a `parts.ts`. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { folderOf, islandNames } from './island-folders'

const PATH = 'src/all-parts.ts'

const camel = (name: string): string => name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())
const keyOf = (name: string): string => (name.includes('-') ? `'${name}'` : name)

function allParts(): string {
  const names = islandNames.filter((name) => existsSync(`${folderOf(name)}/parts.ts`))
  const imports = names.map((name) => `import { parts as ${camel(name)} } from '../islands/${name}/parts'`)
  const members = names.map((name) => `  ${keyOf(name)}: ${camel(name)},`)
  return [
    '/** Made by `npx tsx scripts/all-parts.ts`: the parts of every island, data that the inspector alone fetches. */',
    '',
    ...imports,
    "import type { Parts } from './island/part'",
    '',
    'export const allParts: Readonly<Record<string, Parts>> = {',
    ...members,
    '}',
    '',
  ].join('\n')
}

export const isCurrent = (): boolean => readFileSync(PATH, 'utf8') === allParts()

if (import.meta.url === `file://${process.argv[1]}`) writeFileSync(PATH, allParts())
