/** `manifest.json`: file → bytes (raw, gzip, brotli), integrity hash, island (architecture §2). */
import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

export interface ManifestEntry {
  raw: number
  gzip: number
  brotli: number
  /** For the tag's `integrity`. */
  integrity: string
  island?: string
}
export type Manifest = Record<string, ManifestEntry>

/** Of one flavour's folder; the react folder has its own. */
export async function writeManifest(folder: string): Promise<void> {
  const manifest: Manifest = {}
  for (const path of await filesOf(folder)) {
    const island = /^islands\/(.+)-[A-Z0-9]{8}\.\w+$/.exec(path)?.[1]
    manifest[path] = { ...measure(await readFile(join(folder, path))), ...(island && { island }) }
  }
  await writeFile(join(folder, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`)
}

function measure(bytes: Buffer): Omit<ManifestEntry, 'island'> {
  return {
    raw: bytes.length,
    gzip: gzipSync(bytes, { level: 9 }).length,
    brotli: brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length,
    integrity: `sha384-${createHash('sha384').update(bytes).digest('base64')}`,
  }
}

async function filesOf(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return (
    entries
      .filter((entry) => entry.isFile() && /\.(js|css)$/.test(entry.name))
      .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
      .filter((path) => folder.endsWith('react') || !path.startsWith('react/'))
      // What Node runs no page loads.
      .filter((path) => !path.startsWith('cli/'))
      .sort()
  )
}
