/** What a site serves: scripts and styles, no source, no version of anything. Needs a build. */
import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const filesOf = async (folder: string) =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort()

test('the example copies exactly what the manifests list', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'ilots-copy-'))
  await promisify(execFile)(process.execPath, ['examples/self-hosted/copier.mjs', folder, '/assets/ilots'])
  const { version } = JSON.parse(await readFile('package.json', 'utf8')) as { version: string }
  const copied = await filesOf(join(folder, version))
  await rm(folder, { recursive: true })
  const listed = await Promise.all(
    ['', 'react/'].map(async (flavour) =>
      Object.keys(JSON.parse(await readFile(`dist/${flavour}manifest.json`, 'utf8'))).map(
        (path) => flavour + path,
      ),
    ),
  )
  expect(copied).toEqual(listed.flat().sort())
})
