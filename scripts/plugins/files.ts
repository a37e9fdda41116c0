/** Finds the files of plugins: in a folder that is handed over, by their hashes, or in packages of the registry. */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { type PluginCase, type PluginFile, sourceOf } from './case'

const CACHE = resolve('node_modules/.cache/plugins')

const hashOf = (content: Buffer) => createHash('sha256').update(content).digest('hex')

/** What a folder holds: contents by hash, and the names of all files. */
export interface Folder {
  readonly contents: ReadonlyMap<string, Buffer>
  readonly names: ReadonlySet<string>
}

/** Those whose licence allows it. */
const OWN = 'tests/plugins/files'

/** @param given holds others, if somebody has put them there. */
export function readFolders(given?: string): Folder {
  const contents = new Map<string, Buffer>()
  const names = new Set<string>()
  for (const path of given ? [OWN, given] : [OWN])
    for (const entry of readdirSync(path, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile() || !entry.name.endsWith('.js')) continue
      const content = readFileSync(join(entry.parentPath, entry.name))
      contents.set(hashOf(content), content)
      names.add(entry.name)
    }
  return { contents, names }
}

/** Packages whose fetching has failed: asked for once a run. */
const missing = new Set<string>()

/** Fetches a package into the cache, unless it is there. */
function packageFolder(name: string): string | undefined {
  const folder = join(CACHE, name.replaceAll('/', '+'))
  if (existsSync(folder)) return folder
  if (missing.has(name)) return undefined
  const unpacked = `${folder}.${process.pid}`
  mkdirSync(unpacked, { recursive: true })
  const packed = spawnSync('npm', ['pack', name, '--silent', '--pack-destination', unpacked], {
    encoding: 'utf8',
    timeout: 120_000,
    shell: process.platform === 'win32',
  })
  const archive = packed.stdout?.trim().split('\n').at(-1)
  const isThere = packed.status === 0 && archive
  if (isThere && spawnSync('tar', ['-xzf', archive], { cwd: unpacked }).status === 0) {
    rmSync(join(unpacked, archive))
    if (!existsSync(folder)) renameSync(unpacked, folder)
    return folder
  }
  rmSync(unpacked, { recursive: true, force: true })
  missing.add(name)
  return undefined
}

function packedFile(file: PluginFile): Buffer | undefined {
  if (!('package' in file)) return undefined
  const folder = packageFolder(`${file.package}@${file.version}`)
  const path = folder && join(folder, 'package', file.path)
  return path && existsSync(path) ? readFileSync(path) : undefined
}

/** The contents of a case's files in their order; or a line that says what is missing. */
export type Found = { readonly scripts: readonly string[] } | { readonly lacks: string }

/**
 * Finds the files of a case.
 * @param withAdditions also those that only the original needs, before the others.
 */
export function findFiles(plugin: PluginCase, folder: Folder, withAdditions = false): Found {
  const scripts: string[] = []
  for (const file of [...(withAdditions ? (plugin.additions ?? []) : []), ...plugin.files]) {
    const content = folder.contents.get(file.sha256) ?? packedFile(file)
    if (content && hashOf(content) === file.sha256) scripts.push(content.toString())
    else return { lacks: lack(file, content !== undefined || folder.names.has(basename(file.path))) }
  }
  return { scripts }
}

function lack(file: PluginFile, isOther: boolean): string {
  const place = `${file.path} of ${sourceOf(file)}`
  return isOther
    ? `${place} is there, with another content: its SHA-256 is not ${file.sha256}`
    : `${place} is not there (SHA-256 ${file.sha256})`
}
