/** How the sources of one flavour hang together, as the bundler has read them. */
import { existsSync, readdirSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import { type Plugin, rolldown } from 'rolldown'
import { type Flavour, reading } from './flavours'
import { type Node, nodesOf } from './syntax'

/** A source, a style sheet, or a file of a library. */
export interface Module {
  /** What it imports when it begins. */
  readonly imports: readonly string[]
  /** What it fetches later. */
  readonly later: readonly string[]
  /** What others use of it. */
  readonly exports: readonly string[]
  /** Characters of what is left of it once nobody's code is gone. */
  readonly size: number
  /** Whether it keeps a state of its own. */
  readonly hasState: boolean
}

/** Modules by their place from the project's root. */
export type Graph = ReadonlyMap<string, Module>

/** Folder → its `mount.ts` or `mount.tsx`. */
export const mounts: ReadonlyMap<string, string> = new Map(
  ['islands', 'legacy-compat'].flatMap((room) =>
    readdirSync(room).flatMap((name): [string, string][] => {
      const path = ['ts', 'tsx'].map((end) => `${room}/${name}/mount.${end}`).find((each) => existsSync(each))
      return path ? [[name, path]] : []
    }),
  ),
)

/** The two classic scripts. */
export const LOADERS = { ilots: 'src/main.ts', 'ilots.legacy': 'src/main.legacy.ts' } as const

/** From the project's root; of a style sheet, its name. */
export const placeOf = (id: string): string => (id.startsWith('\0') ? id : relative('.', id))

/** Whether it is one of ours, not a library's. */
const isSource = (id: string): boolean => !id.includes('node_modules') && !id.startsWith('\0')

/** Reads every source that a page may get. */
export async function readGraph(flavour: Flavour): Promise<Graph> {
  const modules = new Map<string, { -readonly [Key in keyof Module]: Module[Key] }>()
  const states = new Set<string>()
  const note: Plugin = {
    name: 'ilots-graph',
    transform(code, id) {
      if (isSource(id) && !id.endsWith('.json') && keepsState(nodesOf(code, id))) states.add(placeOf(id))
    },
    moduleParsed: ({ id, importedIds, dynamicallyImportedIds }) => {
      const [imports, later] = [importedIds.map(placeOf), dynamicallyImportedIds.map(placeOf)]
      const place = placeOf(id)
      modules.set(place, { imports, later, exports: [], size: 0, hasState: states.has(place) })
    },
  }
  const input = Object.fromEntries(
    [...Object.entries(LOADERS), ...mounts].map(([name, path]) => [name, resolve(path)]),
  )
  const { output } = await (
    await rolldown({ ...reading(flavour, [note], { __ILOTS_PARTS__: '""' }), input })
  ).generate({ sourcemapIgnoreList: false })
  for (const chunk of output)
    for (const [id, { renderedLength, renderedExports }] of Object.entries(
      'modules' in chunk ? chunk.modules : {},
    )) {
      const found = modules.get(placeOf(id))
      if (found) Object.assign(found, { size: renderedLength, exports: renderedExports })
    }
  return modules
}

/**
 * What may change: `let`, or what a call, `new` or `[]` makes. An object literal is data: each file has a copy of it.
 */
function keepsState(nodes: readonly Node[]): boolean {
  return nodes
    .map((node) => (node.type === 'ExportNamedDeclaration' ? (node.declaration as Node) : node))
    .some(
      (node) =>
        node?.type === 'VariableDeclaration' &&
        (node.kind === 'let' || (node.declarations as readonly { init: Value }[]).some(isState)),
    )
}

type Value = (Node & { readonly elements?: unknown[] }) | null

const isState = ({ init }: { init: Value }): boolean =>
  init?.type === 'NewExpression' || init?.type === 'CallExpression' || init?.elements?.length === 0
