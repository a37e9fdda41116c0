/** How the code of islands is cut into files: by purpose, so that a first use is few files in one wave. */
import type { Descriptor } from '../../src/contracts/descriptor'
import { VISITOR_MOMENTS } from '../../src/island/visitor-moments'
import { MOST_SCRIPTS } from '../budgets'
import { type Graph, LOADERS, mounts } from './graph'

/** The rooms that every other one may use. */
const BELOW = [
  'src/base/',
  'src/contracts/',
  'src/dom/',
  'src/i18n/',
  'src/island/',
  'src/styles/',
  '\0styles:',
]

/**
 * What islands share, in files named after their purpose: what so many files use of these rooms, and what that needs.
 * One that stands beside another imports it. Who uses a part's third fetches it; others hold a copy of the little
 * they use.
 */
const PARTS: Readonly<Record<string, Part>> = {
  dialogs: { rooms: ['src/overlay/', 'src/history/'], users: 3, also: 'src/server/' },
  base: { rooms: BELOW, users: 8 },
  forms: { rooms: ['src/forms/'], users: 3, beside: 'base' },
  server: { rooms: ['src/server/'], users: 5, beside: 'base' },
}
interface Part {
  readonly rooms: readonly string[]
  readonly users: number
  /** A room of another part, of which it holds a copy: it is not fetched for the sake of that. */
  readonly also?: string
  readonly beside?: string
}
const LEAST = 0.3

/** Packages, or what stands for one, in a file of their own, which whoever imports them fetches. */
const LIBRARIES: Readonly<Record<string, readonly string[]>> = {
  react: ['preact', 'react', 'react-dom', 'scheduler', 'src/rendering/preact-root.ts'],
  zod: ['zod'],
  splide: ['@splidejs/splide'],
}

/** Islands that a visitor uses together share a file, named after what they have in common. */
const TOGETHER: Readonly<Record<string, readonly string[]>> = {
  windows: ['image-zoom', 'modal', 'popup', 'secure-link'],
  sharing: ['share', 'share-mail', 'share-native'],
  slides: ['carousel', 'slider'],
  furniture: ['admin-window', 'analytics', 'front-banner', 'scroll-reveal', 'sticky-header'],
}

/** Files that take no part: pages ask for them at once, or a visitor waits while typing. */
const ALONE = [
  'furniture',
  'legacy-more',
  'autocomplete',
  'mini-search',
  'toast',
  'src/overlay/third-party-layer.ts',
]

/** A file of `dist/p`, before it has its name. */
export interface File {
  readonly name: string
  /** Islands and services in it. */
  readonly islands: readonly string[]
  /** Sources that it is made of, with what they need and no part has. */
  readonly roots: readonly string[]
  /** What is fetched with it. */
  readonly parts: readonly string[]
}

/** The name of what is no file of `dist/p`: the script that fetches them. */
export const LOADER = 'loader'

export const isShared = (file: string): boolean =>
  Object.hasOwn(PARTS, file) || Object.hasOwn(LIBRARIES, file)

export class Plan {
  readonly files = new Map<string, File>()
  readonly #graph: Graph
  readonly #registry: readonly Descriptor[]
  /** File → the sources that it begins with. */
  readonly #roots = new Map<string, readonly string[]>([[LOADER, Object.values(LOADERS)]])
  readonly #parts = new Map<string, ReadonlySet<string>>()
  /** How many files begin with sources that need a module. */
  readonly #users = new Map<string, number>()
  /** What is fetched later → the files that fetch it. */
  readonly #fetchers = new Map<string, Set<string>>()

  /** @param registry tells which island opens another one as soon as it is used: that file comes with its own. */
  constructor(graph: Graph, registry: readonly Descriptor[]) {
    this.#graph = graph
    this.#registry = registry
    for (const [name, path] of mounts) this.#begin(groupOf(name), path)
    for (const { later } of graph.values())
      for (const target of later) if (!this.fileOf(target)) this.#begin(packageOf(target) ?? target, target)
    for (const [name, roots] of this.#roots) this.#count(name, roots)
    for (const name of Object.keys(PARTS)) this.#makePart(name)
    for (const name of Object.keys(LIBRARIES))
      this.files.set(name, { name, islands: [], roots: [], parts: [] })
    for (const name of this.#roots.keys()) this.#plan(name)
    this.files.delete(LOADER)
  }

  #begin(file: string, root: string): void {
    this.#roots.set(file, [...(this.#roots.get(file) ?? []), root])
  }

  #count(name: string, roots: readonly string[]): void {
    for (const module of this.#reach(roots)) {
      this.#users.set(module, (this.#users.get(module) ?? 0) + 1)
      for (const target of this.#graph.get(module)?.later ?? [])
        this.#fetchers.set(target, (this.#fetchers.get(target) ?? new Set()).add(name))
    }
  }

  /** What draws is in no part: who does not would fetch the renderer. */
  #makePart(name: string): void {
    const { rooms = [], users = 0, also = '', beside = '' } = PARTS[name] ?? {}
    const isWanted = isInRooms(also ? [...rooms, also] : rooms)
    const common = [...this.#users].filter(
      ([module, count]) => count >= users && isWanted(module) && this.#librariesOf([module]).length === 0,
    )
    const modules = this.#reach(
      common.map(([module]) => module),
      (module) => this.#isIn(beside, module),
    )
    this.#parts.set(name, modules)
    this.files.set(name, { name, islands: [], roots: [...modules], parts: beside ? [beside] : [] })
  }

  #plan(name: string): File {
    const roots = this.#roots.get(name) ?? []
    const islands = [...mounts].flatMap(([island, path]) => (roots.includes(path) ? [island] : []))
    const parts = ALONE.includes(name)
      ? this.#librariesOf(roots)
      : this.#choose(roots, this.#partsThere(name))
    const file = this.files.get(name) ?? { name, islands, roots, parts: name === LOADER ? [] : parts }
    this.files.set(name, file)
    return file
  }

  /** What comes with an island that it opens, or has come with whoever fetches it later. */
  #partsThere(name: string): readonly string[] {
    const opens = this.#registry.find((each) => each.name === name)?.opens
    const opened = opens && this.fileOf(mounts.get(opens) ?? '')
    if (opened) return [...this.#plan(opened).parts, opened]
    const [root = ''] = this.#roots.get(name) ?? []
    const [first, ...others] = [...(this.#fetchers.get(root) ?? [])].map((file) => this.#plan(file).parts)
    const used = [...this.#reach([root])]
    const isUsed = (part: string) =>
      used.some((module) => libraryOf(module) === part || this.#isIn(part, module))
    return first?.filter((part) => isUsed(part) && others.every((parts) => parts.includes(part))) ?? []
  }

  /**
   * The parts of which these sources use enough, as far as the number of files allows; the libraries; and what is
   * there.
   */
  #choose(roots: readonly string[], there: readonly string[]): readonly string[] {
    const used = this.#reach(roots)
    const libraries = this.#librariesOf(roots)
    const chosen = new Set([...libraries, ...there])
    const most = MOST_SCRIPTS[libraries.some((name) => name !== 'react') ? 'library' : 'draws']
    for (const [name, { rooms, beside = '' }] of Object.entries(PARTS)) {
      const own = [...(this.#parts.get(name) ?? [])].filter(isInRooms(rooms))
      const taken = own.filter(
        (module) => used.has(module) && ![...chosen].some((part) => this.#isIn(part, module)),
      )
      const isEnough = taken.length > 0 && this.#size(taken) >= LEAST * this.#size(own)
      const count = [...chosen].filter((part) => !there.includes(part)).length
      if (isEnough && count + 2 <= most && (!beside || chosen.has(beside))) chosen.add(name)
    }
    return [...new Set([...Object.keys(PARTS), ...chosen])].filter((name) => chosen.has(name))
  }

  /** Whether a visitor is what runs a file. What runs with the page calls less of it, and has no hurry. */
  waitsForVisitor(file: string): boolean {
    const islands = this.files.get(file)?.islands ?? []
    return islands.every((island) => {
      const when = this.#registry.find(({ name }) => name === island)?.when.on
      return when === undefined || VISITOR_MOMENTS.includes(when)
    })
  }

  /** Which file holds code that is fetched later. */
  fileOf(source: string): string | undefined {
    return [...this.#roots].find(([, roots]) => roots.includes(source))?.[0]
  }

  /** Which file has a module for the file that imports it: the loader, a library, a part, or that file itself. */
  homeOf(module: string, file: string): string {
    const { roots = [], parts = [] } = this.files.get(file) ?? {}
    if (this.files.has(file) && this.hasOneState(module) && this.#isInLoader(module, roots)) return LOADER
    if (this.#isIn(file, module)) return file
    return libraryOf(module) ?? parts.find((part) => this.#isIn(part, module)) ?? file
  }

  /** Whether a module has a state of its own, and several files may hold a copy. */
  hasOneState(module: string): boolean {
    return (this.#users.get(module) ?? 0) > 1 && (this.#graph.get(module)?.hasState ?? false)
  }

  #isInLoader(module: string, [root = '']: readonly string[]): boolean {
    const loader = root.startsWith('legacy-compat/legacy-') ? LOADERS['ilots.legacy'] : LOADERS.ilots
    return this.#reach([loader]).has(module)
  }

  #isIn = (part: string, module: string): boolean => this.#parts.get(part)?.has(module) ?? false

  #size = (modules: readonly string[]): number =>
    modules.reduce((sum, module) => sum + (this.#graph.get(module)?.size ?? 0), 0)

  #librariesOf = (roots: readonly string[]): readonly string[] => [
    ...new Set([...this.#reach(roots)].flatMap((module) => libraryOf(module) ?? [])),
  ]

  /** Modules that begin with these. @param isElsewhere leaves out one and what only it needs. */
  #reach(roots: readonly string[], isElsewhere = (_module: string) => false): Set<string> {
    const found = new Set<string>()
    const walk = (module: string): void => {
      if (found.has(module) || isElsewhere(module)) return
      found.add(module)
      for (const target of this.#graph.get(module)?.imports ?? []) walk(target)
    }
    for (const root of roots) walk(root)
    return found
  }
}

const isInRooms =
  (rooms: readonly string[]) =>
  (module: string): boolean =>
    rooms.some((room) => module.startsWith(room))

const groupOf = (name: string): string =>
  Object.keys(TOGETHER).find((group) => TOGETHER[group]?.includes(name)) ?? name

function packageOf(module: string): string | undefined {
  const [, inside] = module.split('node_modules/')
  const [first = '', second] = inside?.split('/') ?? []
  return inside && (first.startsWith('@') ? `${first}/${second}` : first)
}

const libraryOf = (module: string): string | undefined =>
  Object.keys(LIBRARIES).find((library) => LIBRARIES[library]?.includes(packageOf(module) ?? module))
