/** Finds `() => import('./target')` in a source, and puts another expression in its place. */
import { type Plugin, RolldownMagicString } from 'rolldown'
import { type Graph, placeOf } from './graph'
import type { Plan } from './plan'
import { type Node, nodesOf } from './syntax'

export interface LateImport {
  readonly target: string
  /** The file that holds it, and the one that asks for it. */
  readonly file: string
  readonly importer: string
  /** From the project's root. */
  readonly source: string
}

/** @param instead makes the expression. */
export const replaceLateImports = (
  graph: Graph,
  plan: Plan,
  instead: (late: LateImport) => string,
): Plugin => ({
  name: 'ilots-late-imports',
  async transform(code, id) {
    const [path = '', importer = ''] = id.split('?')
    if (!graph.get(placeOf(path))?.later.length) return undefined
    const text = new RolldownMagicString(code)
    for (const { target, start, end } of lateImportsIn(nodesOf(code, path))) {
      const found = await this.resolve(target, path, { skipSelf: true })
      const source = found ? placeOf(found.id.split('?')[0] ?? '') : ''
      const file = plan.fileOf(source)
      if (file) text.overwrite(start, end, instead({ target, file, importer, source }))
    }
    return text.hasChanged()
      ? { code: text.toString(), map: text.generateMap({ hires: true }).toString() }
      : undefined
  },
})

interface Found {
  readonly target: string
  readonly start: number
  readonly end: number
}

/** Functions without parameters that do nothing but import. */
function lateImportsIn(node: unknown): readonly Found[] {
  if (typeof node !== 'object' || node === null) return []
  const { type, params, body, start, end } = node as Node & { params?: unknown[]; body?: Node }
  if (type === 'ArrowFunctionExpression' && params?.length === 0 && body?.type === 'ImportExpression')
    return [{ target: (body.source as { value: string }).value, start, end }]
  return Object.values(node).flatMap(lateImportsIn)
}
