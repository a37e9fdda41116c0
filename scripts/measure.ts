/** Measures a build: each line of the table of budgets, and the first use of each island. */
import { readFileSync } from 'node:fs'
import { LATER } from '../cli/migrate/cost'
import { BUDGETS, MOST_SCRIPTS } from './budgets'
import { ceilingOf, ceilingOfFirstUse } from './ceilings'
import { firstUses } from './first-use'
import type { Manifest } from './manifest'
import type { Measured } from './room'

type Entry = Manifest[string]
type Whole = (typeof BUDGETS)['wholes'][number]['what']

export interface Build {
  /** Its folder. */
  readonly dist: string
  readonly manifest: Manifest
}

/** @param dist folder of one flavour. */
export const readBuild = (dist: string): Build => ({
  dist,
  manifest: JSON.parse(readFileSync(`${dist}/manifest.json`, 'utf8')) as Manifest,
})

/** What a page loads at once, and all together. */
export function measureWholes(build: Build): readonly Measured[] {
  const whole = (what: Whole, bytes: number, madeOf?: string): Measured => ({
    what,
    bytes,
    ceiling: ceilingOf('wholes', what),
    ...(madeOf && { madeOf }),
  })
  const brotli = (path: string) => build.manifest[path]?.brotli ?? 0
  const gzip = (path: string) => build.manifest[path]?.gzip ?? 0
  const home = ['ilots.js', fileWith(build, 'goto-block'), fileWith(build, 'sticky-header')]
  return [
    whole('ilots.js', brotli('ilots.js'), 'ilots.js'),
    whole('ilots.legacy.js', brotli('ilots.legacy.js'), 'ilots.legacy.js'),
    whole(
      'ilots.legacy.js above ilots.js, gzip',
      gzip('ilots.legacy.js') - gzip('ilots.js'),
      'ilots.legacy.js',
    ),
    {
      ...whole('home page at rest', weigh(build, home)),
      scripts: { found: home.length, most: MOST_SCRIPTS.home },
    },
    whole('all styles (ilots.css)', brotli('ilots.css')),
    whole('everything at once', sumOf(build, isOfEveryPage)),
    whole(
      'old scripts at once',
      sumOf(build, (_, entry) => isOld(entry)),
    ),
  ]
}

/** Each part that islands share. */
export const measureParts = (build: Build): readonly Measured[] =>
  BUDGETS.parts.map(({ what }) => ({
    what: `part ${what}`,
    bytes: weigh(build, [fileOfPart(build, what)]),
    ceiling: ceilingOf('parts', what),
    madeOf: what,
  }))

/** The first use of each island, then what some of them fetch once they are there. */
export const measureFirstUses = (build: Build): readonly Measured[] => [
  ...firstUses(build.dist).map(({ island, parts, scripts, waves, bytes }) => {
    const ceiling = ceilingOfFirstUse(island, parts)
    const count = { found: scripts, most: ceiling.scripts }
    return { what: island, bytes, ceiling: ceiling.bytes, scripts: count, waves, madeOf: island }
  }),
  ...Object.keys(LATER).map((island) => {
    const files = filesOf(build, island)
    return {
      what: `${island}, opened`,
      bytes: weigh(build, files),
      ceiling: ceilingOf('opened', island),
      scripts: { found: files.length, most: MOST_SCRIPTS.library },
      madeOf: island,
    }
  }),
]

/**
 * A part's file; or an island's, what it opens, and what both are fetched with.
 * @returns none for a name of neither.
 */
export function filesOf(build: Build, name: string): readonly string[] {
  const own = [fileWith(build, name), fileOfPart(build, LATER[name] ?? name)].filter((file) => file !== '')
  return [...new Set(own.flatMap((file) => [file, ...(build.manifest[file]?.needs ?? [])]))]
}

const findFile = ({ manifest }: Build, isIt: (entry: Entry) => boolean): string =>
  Object.entries(manifest).find(([, entry]) => isIt(entry))?.[0] ?? ''

const fileOfPart = (build: Build, name: string) => findFile(build, ({ part }) => part === name)

const fileWith = (build: Build, island: string) =>
  findFile(build, ({ islands = [] }) => islands.includes(island))

const weigh = ({ manifest }: Build, paths: readonly string[]): number =>
  paths.reduce((sum, path) => sum + (manifest[path]?.brotli ?? 0), 0)

const sumOf = (build: Build, isCounted: (path: string, entry: Entry) => boolean): number =>
  weigh(
    build,
    Object.entries(build.manifest)
      .filter(([path, entry]) => isCounted(path, entry))
      .map(([path]) => path),
  )

/** No visitor asks for the inspector, nor for what it fetches. */
const isInspector = ({ islands = [], part = '' }: Entry) =>
  islands.includes('inspector') || part.startsWith('islands/inspector/')

const isOld = ({ islands = [] }: Entry) => islands.some((island) => island.startsWith('legacy-'))

const isOfEveryPage = (path: string, entry: Entry) =>
  !/^(ilots\.legacy|index)/.test(path) && !isInspector(entry) && !isOld(entry)
