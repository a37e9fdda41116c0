/** What files weigh: those of old libraries, and ours by the build's own list. Brotli on both sides. */
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { Bytes } from './report'

const compress = promisify(brotliCompress)

/** As the build compresses its own: the best there is, which is what a server keeps ready. */
export async function weigh(text: string): Promise<Bytes> {
  const bytes = Buffer.from(text)
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
  return { raw: bytes.length, brotli: (await compress(bytes, { params })).length }
}

export const sum = (all: readonly Bytes[]): Bytes => ({
  raw: all.reduce((total, { raw }) => total + raw, 0),
  brotli: all.reduce((total, { brotli }) => total + brotli, 0),
})

interface Entry extends Bytes {
  readonly islands?: readonly string[]
  readonly needs?: readonly string[]
  readonly part?: string
}
export type Manifest = Readonly<Record<string, Entry>>

/** Fetched once its island is there, without anybody's asking. */
export const LATER: Readonly<Record<string, string>> = { 'date-field': 'islands/date-field/picker.tsx' }

/** The loader and all that the first use of these islands fetches. */
export function ourCost(
  manifest: Manifest,
  islands: readonly string[],
  isLegacy: boolean,
): Bytes & { files: readonly string[] } {
  const files = new Set([isLegacy ? 'ilots.legacy.js' : 'ilots.js'])
  for (const [file, { islands: inside = [], needs = [], part }] of Object.entries(manifest)) {
    const isAsked = inside.some((island) => islands.includes(island))
    const isLater = islands.some((island) => part !== undefined && LATER[island] === part)
    if (isAsked || isLater) for (const each of [file, ...needs]) files.add(each)
  }
  return { ...sum([...files].flatMap((file) => manifest[file] ?? [])), files: [...files] }
}

/** Beside the command in a build; from the sources, that of the last build. */
export async function readManifest(): Promise<Manifest | undefined> {
  for (const place of ['../manifest.json', '../../dist/manifest.json'])
    try {
      return JSON.parse(await readFile(new URL(place, import.meta.url), 'utf8')) as Manifest
    } catch {}
  return undefined
}
