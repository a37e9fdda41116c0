/** What the first use of each island fetches beyond the loader, read from a build's manifest and its files. */
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { nodesOf } from './build/syntax'
import type { Manifest } from './manifest'

export interface FirstUse {
  readonly island: string
  /** Names of the parts that it is fetched with. */
  readonly parts: readonly string[]
  readonly scripts: number
  /** Round trips: a file that is found out by reading another one is one more. */
  readonly waves: number
  /** Brotli. */
  readonly bytes: number
}

/** @param folder of one flavour. */
export function firstUses(folder: string): readonly FirstUse[] {
  const manifest = JSON.parse(readFileSync(`${folder}/manifest.json`, 'utf8')) as Manifest
  return Object.entries(manifest)
    .flatMap(([path, { islands = [], needs = [] }]) =>
      islands.map((island) => {
        const files = [path, ...needs]
        return {
          island,
          parts: needs.map((need) => manifest[need]?.part ?? ''),
          scripts: files.length,
          waves: wavesOf(files, folder),
          bytes: files.reduce((sum, file) => sum + (manifest[file]?.brotli ?? 0), 0),
        }
      }),
    )
    .sort((a, b) => (a.island < b.island ? -1 : 1))
}

/** @param asked the files that are asked for at once. */
function wavesOf(asked: readonly string[], folder: string): number {
  const known = new Set(asked)
  let waves = 1
  for (let found = asked.flatMap((file) => importsOf(file, folder)); ; waves += 1) {
    found = found.filter((file) => !known.has(file))
    if (found.length === 0) return waves
    for (const file of found) known.add(file)
    found = found.flatMap((file) => importsOf(file, folder))
  }
}

/** The files that a file begins by asking for. */
const importsOf = (file: string, folder: string): string[] =>
  nodesOf(readFileSync(`${folder}/${file}`, 'utf8'), file).flatMap(({ source }) =>
    source ? [`p/${basename((source as { value: string }).value)}`] : [],
  )
