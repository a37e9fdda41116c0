/** The syntax of a source, as the bundler's own parser reads it. */
import { readFileSync } from 'node:fs'
import { parseAst } from 'rolldown/parseAst'

export interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [member: string]: unknown
}

/** The statements of a source. */
export const nodesOf = (code: string, path: string): readonly Node[] =>
  parseAst(code, { lang: path.endsWith('x') ? 'tsx' : 'ts' }).body as unknown as readonly Node[]

const REGISTRY = 'src/registry.ts'

/** What the registry exports, in the order of the source: a namespace has its members in that of the alphabet. */
export const registryNames = (): readonly string[] =>
  nodesOf(readFileSync(REGISTRY, 'utf8'), REGISTRY)
    .flatMap(({ specifiers }) => (specifiers ?? []) as readonly { exported: { name: string } }[])
    .map(({ exported }) => exported.name)
