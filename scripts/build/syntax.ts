/** The syntax of a source, as the bundler's own parser reads it. */
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
