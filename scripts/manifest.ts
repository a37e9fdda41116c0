/** `manifest.json`: file → bytes (raw, gzip, brotli), integrity hash, what is in it and what comes with it. */
import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Code, Written } from './build/code'

interface ManifestEntry {
  raw: number
  gzip: number
  brotli: number
  /** For the tag's `integrity`. */
  integrity: string
  /** Islands and services that are in this file. */
  islands?: readonly string[]
  /** What it is, if it is a part that islands share, or code that one of them fetches later. */
  part?: string
  /** Files that come with it, in one wave. */
  needs?: readonly string[]
}
export type Manifest = Record<string, ManifestEntry>

/** Of one flavour's folder; the react folder has its own. */
export async function writeManifest(folder: string, code: Code): Promise<void> {
  const manifest: Manifest = {}
  const written = new Map<string, { name: string } & Written>(
    [...code].map(([name, file]) => [`p/${file.hash}.js`, { name, ...file }] as const),
  )
  for (const path of await filesOf(folder))
    manifest[path] = {
      ...measure(await readFile(join(folder, path))),
      ...described(written.get(path), code),
    }
  await writeFile(join(folder, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`)
}

function described(file: ({ name: string } & Written) | undefined, code: Code): Partial<ManifestEntry> {
  if (!file) return {}
  const { name, islands, parts } = file
  const needs = parts.map((part) => `p/${code.get(part)?.hash}.js`)
  return { ...(islands.length > 0 ? { islands } : { part: name }), ...(needs.length > 0 && { needs }) }
}

function measure(bytes: Buffer): Omit<ManifestEntry, 'islands' | 'part' | 'needs'> {
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
      // What Node runs, and what bundlers take, no page loads.
      .filter((path) => !/^(cli\/|island\.js)/.test(path))
      .sort()
  )
}
