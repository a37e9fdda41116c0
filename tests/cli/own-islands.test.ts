/** What `ilots check --islands` says of islands that a site's own script registers. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { check, reportOf } from '../helpers/check'

const SCRIPT = `Ilots.register({ name: 'plain', marker: '.plain', mount() {} })
Ilots.register({ name: 'narrow', marker: '.narrow', when: { on: 'visible', media: '(width < 40em)' }, mount() {} })`
const PAGE =
  '<!doctype html><html lang="fr"><title>a</title><p class="plain"></p><p class="narrow"></p></html>'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ilots-own-'))
  await writeFile(join(folder, 'page.html'), PAGE)
})
afterAll(() => rm(folder, { recursive: true }))

/** A script is run once in a process: each check has its own. */
async function wordsFor(script: string): Promise<string[]> {
  await writeFile(join(folder, script), SCRIPT)
  return ['--islands', join(folder, script), join(folder, 'page.html')]
}

test('one that does not say when it is mounted waits for an interaction', async () => {
  const { out } = await check(...(await wordsFor('printed.mjs')))
  expect(out).toContain('p.plain (interaction)')
  expect(out).toContain('p.narrow (visible (width < 40em))')
})

test('reports say so, too', async () => {
  const { islands } = await reportOf(...(await wordsFor('reported.mjs')))
  expect(islands.map(({ island, when }) => [island, when])).toEqual([
    ['plain', 'interaction'],
    ['narrow', 'visible (width < 40em)'],
  ])
})
