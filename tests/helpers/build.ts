/** Builds of a copy of the tree: nobody's `dist` is touched. */
import { execFile } from 'node:child_process'
import { cp, mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'

const PARTS = [
  'src',
  'islands',
  'legacy-compat',
  'scripts',
  'package.json',
  'tsup.config.ts',
  'tsconfig.json',
]
const run = promisify(execFile)
const made: string[] = []

/** A copy of what the build reads. */
export async function copyTree(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'ilots-build-'))
  made.push(folder)
  await Promise.all(PARTS.map((part) => cp(part, join(folder, part), { recursive: true })))
  await symlink(resolve('node_modules'), join(folder, 'node_modules'))
  return folder
}

/** What a build made: its files, source maps aside, by their path. */
export type Built = ReadonlyMap<string, string>

/** Builds the scripts of both flavours, in the copy's own `dist`. */
export async function buildIn(folder: string): Promise<Built> {
  const env = { ...process.env, ILOTS_DIST: 'dist', ILOTS_PARTS: 'scripts', NODE_ENV: 'production' }
  await run('node_modules/.bin/tsup', { cwd: folder, env })
  const dist = join(folder, 'dist')
  const paths = (await readdir(dist, { recursive: true })).filter((path) => /\.(js|css)$/.test(path)).sort()
  const files = paths.map(async (path) => [path, await readFile(join(dist, path), 'utf8')] as const)
  return new Map(await Promise.all(files))
}

export async function removeBuilds(): Promise<void> {
  await Promise.all(made.splice(0).map((folder) => rm(folder, { recursive: true, force: true })))
}
