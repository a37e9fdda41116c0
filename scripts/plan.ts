/** Reads how the sources hang together, and says which file of `dist/p` holds which (scripts/parts.ts). */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { ALONE, APART, COMPANIONS, GROUPS, PARTS, SMALL } from './parts'

/** A source file: what it offers, what it takes from others, and what it fetches later. */
export interface Source {
  readonly exports: readonly string[]
  /** Target → the names it takes; `*` for all of them. */
  readonly takes: ReadonlyMap<string, readonly string[]>
  readonly later: readonly string[]
}

/** A file of `dist/p`, before it has its name. */
export interface File {
  readonly name: string
  /** Islands and services in it. */
  readonly islands: readonly string[]
  readonly entry: string
  /** Sources that its entry names. */
  readonly roots: readonly string[]
  /** What is fetched with it: parts, each after those that it imports itself, and a companion. */
  readonly parts: readonly string[]
}

const ROOMS = ['src', 'islands', 'legacy-compat']
const LATE_LIBRARIES = new Set(['dompurify'])

/** Every source of the three rooms that hold code for pages. */
function readSources(): ReadonlyMap<string, Source> {
  const paths = ROOMS.flatMap((room) =>
    (readdirSync(room, { recursive: true }) as string[])
      .filter((path) => /(?<!\.d|[\\/]cases)\.tsx?$/.test(path))
      .map((path) => posix.join(room, path.replaceAll('\\', '/'))),
  )
  return new Map(paths.map((path) => [path, parse(path, readFileSync(path, 'utf8'))] as const))
}

const IMPORT = /^(?:import|export)\s+(?!type\b)([^"'`;=()]*?)\s*(?:\bfrom\s*)?'([^']+)'$/gm
const EXPORT =
  /^export (?:default |async |abstract |const (?=enum ))*(?:const|let|function\*?|class|enum) (\w+)/gm

/** What is left of it once its types are gone. The formatter writes each statement in one way. */
function parse(path: string, text: string): Source {
  const takes = new Map<string, string[]>()
  for (const [, clause = '', target = ''] of text.matchAll(IMPORT)) {
    const names = namesIn(clause)
    // Nothing but types.
    if (clause.includes('{') && names.length === 0) continue
    const place = resolveFrom(path, target)
    takes.set(place, [...(takes.get(place) ?? []), ...names])
  }
  if (path.endsWith('.tsx')) takes.set('react/jsx-runtime', ['Fragment', 'jsx', 'jsxs'])
  const code = text.replaceAll(/^\s*(?:\/?\*|\/\/).*$/gm, '')
  const later = [...code.matchAll(/(?<!typeof )\bimport\('([^']+)'\)/g)].map(([, target = '']) =>
    resolveFrom(path, target),
  )
  const exports = [...text.matchAll(EXPORT)].map(([, name = '']) => name)
  return { exports, takes, later }
}

/** `base, { a, b as c }`, `* as name`. */
function namesIn(clause: string): string[] {
  const [, listed = ''] = /\{([^}]*)\}/.exec(clause) ?? []
  const named = listed
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each && !each.startsWith('type '))
    .map((each) => each.split(/\s+as\s+/)[0] ?? '')
  if (clause.includes('*')) named.push('*')
  if (/^[\w$]+/.test(clause)) named.push('default')
  return named
}

/** A source's path from the project's root; libraries and style sheets stay as they are named. */
export function resolveFrom(importer: string, target: string): string {
  if (!target.startsWith('.')) return target
  const path = posix.join(posix.dirname(importer), target)
  const found = [`${path}.ts`, `${path}.tsx`, `${path}/index.ts`].find((each) => existsSync(each))
  if (!found) throw new Error(`${importer} imports ${target}, which is no file`)
  return found
}

export interface Plan {
  readonly files: readonly File[]
  /** What islands fetch later, a source's path or a library → the file that it is in. */
  readonly later: ReadonlyMap<string, string>
  /** Part → what it offers → the names of it that others take. */
  readonly offers: ReadonlyMap<string, ReadonlyMap<string, readonly string[]>>
}

/** Which source goes where. */
export function planFiles(sources: ReadonlyMap<string, Source> = readSources()): Plan {
  const mounts = new Map([...mountsIn('islands'), ...mountsIn('legacy-compat')])
  const reached = reach([...mounts.values()], sources)
  const offers = readOffers(sources, reached.all)
  const grouped = new Set(Object.values(GROUPS).flat())
  const files: File[] = Object.keys(PARTS).map((name) => partFile(name, offers))
  const islandAt = new Map([...mounts].map(([name, path]) => [path, name] as const))
  const later = new Map([...reached.later].map((target) => [target, islandAt.get(target) ?? target] as const))
  for (const [target, file] of later) {
    if (file !== target) continue
    const source = JSON.stringify(place(target))
    const star = LATE_LIBRARIES.has(target) ? `export { default } from ${source}` : `export * from ${source}`
    files.push({ name: target, islands: [], entry: star, ...partsOf(target, [target], offers, sources) })
  }
  for (const [group, names] of Object.entries(GROUPS)) {
    const roots = names.map((name) => mounts.get(name) ?? '')
    const lines = names.map((name, index) => {
      const path = roots[index] ?? ''
      const taken = (sources.get(path)?.exports ?? []).filter((each) => /^(island|create)$/.test(each))
      const list = taken.map((each) => `${each} as ${each}${index}`).join(', ')
      const object = taken.map((each) => `${each}: ${each}${index}`).join(', ')
      return { import: `import { ${list} } from './${path}'`, member: `'${name}': { ${object} }` }
    })
    const entry = `${lines.map((line) => line.import).join('\n')}\nexport default { ${lines.map((line) => line.member).join(', ')} }`
    files.push({ name: group, islands: names, entry, ...partsOf(group, roots, offers, sources) })
  }
  const companionOf = (name: string) => files.find((file) => file.name === COMPANIONS[name])
  for (const [name, path] of mounts)
    if (!grouped.has(name)) {
      const entry = `export * from './${path}'`
      const companion = companionOf(name)
      const own = partsOf(name, [path], offers, sources, companion?.parts)
      const parts = companion ? [...own.parts, companion.name] : own.parts
      files.push({ name, islands: [name], entry, ...own, parts })
    }
  return { files, later, offers }
}

/** Folder → its `mount.ts` or `mount.tsx`. */
function mountsIn(room: string): [name: string, path: string][] {
  return readdirSync(room).flatMap((name): [string, string][] => {
    const path = ['ts', 'tsx']
      .map((ending) => `${room}/${name}/mount.${ending}`)
      .find((each) => existsSync(each))
    return path ? [[name, path]] : []
  })
}

/** Everything that the code of islands leads to, by value. */
function reach(roots: readonly string[], sources: ReadonlyMap<string, Source>) {
  const all = new Set<string>()
  const later = new Set<string>()
  const walk = (path: string): void => {
    if (all.has(path)) return
    all.add(path)
    const source = sources.get(path)
    for (const target of source?.takes.keys() ?? []) walk(target)
    for (const target of source?.later ?? []) {
      if (sources.has(target) || LATE_LIBRARIES.has(target)) later.add(target)
      walk(target)
    }
  }
  for (const root of roots) walk(root)
  return { all, later }
}

/** Reads `src/parts`: `export * as name from '../module'`, or `export { names } from 'library'`. */
function readOffers(sources: ReadonlyMap<string, Source>, reached: ReadonlySet<string>): Plan['offers'] {
  const offers = new Map<string, Map<string, readonly string[]>>()
  for (const part of Object.keys(PARTS)) {
    const path = `src/parts/${part}.ts`
    const takes = sources.get(path)?.takes
    if (!takes) throw new Error(`${path} is missing: a part is listed there, module by module`)
    const offered = new Map<string, readonly string[]>()
    for (const [target, names] of takes)
      offered.set(target, names.includes('*') ? takenNames(target, takes, sources, reached) : names)
    offers.set(part, offered)
  }
  return offers
}

/** What others than the part itself take of a module. */
function takenNames(
  target: string,
  own: ReadonlyMap<string, unknown>,
  sources: ReadonlyMap<string, Source>,
  reached: ReadonlySet<string>,
): readonly string[] {
  const taken = new Set<string>()
  for (const [path, { takes }] of sources) {
    if (!reached.has(path) || own.has(path)) continue
    for (const name of takes.get(target) ?? [])
      for (const each of name === '*' ? (sources.get(target)?.exports ?? []) : [name]) taken.add(each)
  }
  return [...taken].sort()
}

/** Others take each export of a part by a short name: sources may call theirs alike. */
export function shortNames(
  offered: ReadonlyMap<string, readonly string[]>,
): Map<string, Map<string, string>> {
  let count = 0
  const next = () => {
    let rest = count++
    let name = ''
    do {
      name = String.fromCharCode(97 + (rest % 26)) + name
      rest = Math.floor(rest / 26) - 1
    } while (rest >= 0)
    return name
  }
  return new Map(
    [...offered].map(([target, names]) => [target, new Map(names.map((name) => [name, next()]))] as const),
  )
}

const place = (target: string) => (/\.tsx?$/.test(target) ? `./${target}` : target)

function partFile(name: string, offers: Plan['offers']): File {
  const offered = offers.get(name) ?? new Map()
  const entry = [...shortNames(offered)]
    .filter(([, names]) => names.size > 0)
    .map(([target, names]) => {
      const list = [...names].map(([from, to]) => `${from} as ${to}`).join(', ')
      return `export { ${list} } from '${place(target)}'`
    })
    .join('\n')
  return { name, islands: [], entry, roots: [...offered.keys()], parts: PARTS[name]?.imports ?? [] }
}

/** The fewest parts that have what these sources need and do not hold themselves. @param there are fetched anyway. */
function partsOf(
  name: string,
  roots: readonly string[],
  offers: Plan['offers'],
  sources: ReadonlyMap<string, Source>,
  there: readonly string[] = [],
): Pick<File, 'roots' | 'parts'> {
  if (ALONE.has(name)) return { roots, parts: [] }
  const own = new Set([...roots])
  const needed = new Set<string>()
  const apart = new Set(APART[name] ?? [])
  const offering = (target: string) =>
    Object.keys(PARTS).filter((part) => !apart.has(part) && offers.get(part)?.has(target))
  const walk = (path: string): void => {
    for (const target of sources.get(path)?.takes.keys() ?? []) {
      if (own.has(target)) continue
      if (offering(target).length > 0 && !SMALL.has(target)) needed.add(target)
      else {
        own.add(target)
        walk(target)
      }
    }
  }
  for (const root of roots) walk(root)
  const chosen = new Set(there)
  const choose = (part: string) => {
    for (const other of PARTS[part]?.imports ?? []) chosen.add(other)
    chosen.add(part)
  }
  for (const target of needed) {
    const [only, ...others] = offering(target)
    if (only && others.length === 0) choose(only)
  }
  for (const target of needed) {
    const all = offering(target)
    if (!all.some((part) => chosen.has(part)) && all[0]) choose(all[0])
  }
  return { roots, parts: Object.keys(PARTS).filter((part) => chosen.has(part)) }
}
