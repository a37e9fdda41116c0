/** The tag, as `ilots check` reads it: from another origin. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { reportOf } from '../helpers/check'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ilots-tag-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function findingsOf(tag: string, ...words: string[]) {
  const page = join(folder, 'page.html')
  await writeFile(page, `<!doctype html><title>A</title>\n${tag}`)
  return (await reportOf(page, ...words)).findings
}

test.each([
  ['--lang=fr', /vient de https:\/\/cdn\.example sans crossorigin.*ajouter crossorigin="anonymous"/],
  ['--lang=en', /comes from https:\/\/cdn\.example without crossorigin.*add crossorigin="anonymous"/],
])('of another origin without crossorigin is an error, with what to add (%s)', async (lang, message) => {
  const tag = '<script src="https://cdn.example/ilots/ilots.js" defer></script>'
  expect(await findingsOf(tag, lang)).toEqual([
    expect.objectContaining({
      level: 'error',
      code: 'tag-crossorigin',
      line: 2,
      column: 1,
      message: expect.stringMatching(message),
    }),
  ])
})

test.each([
  '<script src="https://cdn.example/ilots/ilots.js" crossorigin="anonymous" defer></script>',
  '<script src="https://cdn.example/ilots/ilots.js" crossorigin defer></script>',
  '<script src="/ilots/ilots.js" data-warm="none" defer></script>',
])('%s has nothing wrong', async (tag) => {
  expect(await findingsOf(tag)).toEqual([])
})
