/** `ilots copy`: a folder that never changes, named after its version, with a page of its tags. */
import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { VERSION } from '../../src/engine/api'
import { Unread } from '../shared/unread'
import type { SiteOptions } from './options'
import { type Served, servedFiles } from './tags'
import { tagsPage } from './tags-page'

const PAGE = 'index.html'

export interface Copied {
  readonly folder: string
  readonly page: string
  readonly count: number
  /** Compressed. */
  readonly kilobytes: number
  readonly isNew: boolean
}

/**
 * Copies what pages load. The folder is there whole or not at all: a server may read it meanwhile.
 * @param dist where the files are.
 * @throws Unread when the folder has other files, the package is damaged, or nothing can be written.
 */
export async function copy(options: SiteOptions, dist: string): Promise<Copied> {
  if (options.place === undefined) throw new Unread('no-folder', {})
  const files = await servedFiles(dist)
  const folder = join(options.place, VERSION)
  const contents = new Map<string, string | Buffer>([[PAGE, tagsPage(files, options)]])
  for (const file of files) contents.set(file.path, await sound(file, dist))
  const there = await filesOf(folder)
  if (there.length > 0) await mustBe(contents, there, folder)
  await written(contents, folder, there.length === 0)
  return {
    folder,
    page: join(folder, PAGE),
    count: files.length,
    kilobytes: Math.round(files.reduce((sum, { brotli }) => sum + brotli, 0) / 1024),
    isNew: there.length === 0,
  }
}

/** A file as the manifest has it. */
async function sound({ path, integrity }: Served, dist: string): Promise<Buffer> {
  const file = join(dist, path)
  const bytes = await readFile(file).catch(() => Buffer.alloc(0))
  const hash = `sha384-${createHash('sha384').update(bytes).digest('base64')}`
  if (hash !== integrity) throw new Unread('site-damaged', { file })
  return bytes
}

async function filesOf(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
}

/** Pages of visitors ask for files of a version by name for a year: none may be another one. */
async function mustBe(contents: ReadonlyMap<string, string | Buffer>, there: string[], folder: string) {
  for (const path of there) {
    const wanted = contents.get(path.replaceAll('\\', '/'))
    const isSame = wanted !== undefined && Buffer.from(wanted).equals(await readFile(join(folder, path)))
    // The page may have been written with other settings.
    if (!isSame && path !== PAGE) throw new Unread('other-files', { folder, version: VERSION })
  }
}

async function written(contents: ReadonlyMap<string, string | Buffer>, folder: string, isNew: boolean) {
  const target = isNew ? `${folder}.part` : folder
  try {
    for (const [path, content] of contents) {
      await mkdir(dirname(join(target, path)), { recursive: true })
      await writeFile(join(target, path), content)
    }
    if (isNew) await rename(target, folder)
  } catch (error) {
    if (isNew) await rm(target, { recursive: true, force: true }).catch(() => {})
    throw new Unread('not-written', { folder, cause: String((error as Error).message) })
  }
}
