/** The registry as a list: its names, and what the built scripts have in place of its namespace. */
import { readFileSync } from 'node:fs'
import { type Plugin, RolldownMagicString } from 'rolldown'
import { placeOf } from './graph'
import { type Node, nodesOf } from './syntax'

const REGISTRY = 'src/registry.ts'

/** What the registry exports, in the order of the source: a namespace has its members in that of the alphabet. */
export const registryNames = (): readonly string[] =>
  nodesOf(readFileSync(REGISTRY, 'utf8'), REGISTRY)
    .flatMap(({ specifiers }) => (specifiers ?? []) as readonly { exported: { name: string } }[])
    .map(({ exported }) => exported.name)

/**
 * A namespace whose members are listed becomes a list: the object that stands for one is read with what scripts of
 * the page inherit to it.
 */
export const listedRegistry: Plugin = {
  name: 'ilots-listed-registry',
  transform(code, id) {
    if (placeOf(id.split('?')[0] ?? '') !== 'src/registry-entries.ts') return undefined
    const text = new RolldownMagicString(code)
    const names = registryNames().map((name) => `registry.${name}`)
    for (const { start, end } of callsOfValues(nodesOf(code, id))) text.overwrite(start, end, `[${names}]`)
    return { code: text.toString(), map: text.generateMap({ hires: true }).toString() }
  },
}

/** `Object.values(registry)`. */
function callsOfValues(node: unknown): readonly Node[] {
  if (typeof node !== 'object' || node === null) return []
  const { type, arguments: given } = node as Node & { arguments?: readonly { name?: string }[] }
  if (type === 'CallExpression' && given?.[0]?.name === 'registry') return [node as Node]
  return Object.values(node).flatMap(callsOfValues)
}
