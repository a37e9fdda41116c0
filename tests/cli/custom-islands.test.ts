/** `ilots check --islands`: an island of the site's own that cannot be run here is told, not left out. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { check, reportOf } from '../helpers/check'

const TAG = '<script src="/assets/ilots/ilots.js" defer></script>'

let folder: string
let page: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ilots-own-'))
  page = join(folder, 'page.html')
  await writeFile(
    page,
    `<!doctype html><html lang="fr"><head><title>a</title>${TAG}</head><body>
<p data-ilot="counter">1</p>
<p data-ilot="chart">2</p>
<p data-ilot="slow">3</p>
<p data-ilot="right">4</p>
</body></html>`,
  )
})
afterAll(() => rm(folder, { recursive: true }))

let count = 0
/** Node runs a module once. */
async function script(name: string, rest: string): Promise<string> {
  count += 1
  const path = join(folder, `${name}-${count}.mjs`)
  await writeFile(path, `Ilots.register({ name: '${name}', marker: '[data-ilot~="${name}"]', ${rest} })`)
  return path
}
const scripts = async () =>
  (
    await Promise.all([
      script('counter', `load: () => import('/assets/counter.js')`),
      script('chart', `mount() { throw new Error('no canvas') }`),
      script('slow', 'mount: () => new Promise(() => {})'),
      script('right', 'mount() {}'),
    ])
  ).flatMap((path) => ['--islands', path])

test('what is not loaded, not mounted or not done is told with its place and its cause', async () => {
  const { islands, findings } = await reportOf(...(await scripts()), page)
  expect(islands.map(({ island, line }) => [island, line])).toEqual([
    ['counter', 2],
    ['chart', 3],
    ['slow', 4],
    ['right', 5],
  ])
  expect(findings.map(({ level, code, island, line }) => [level, code, island, line])).toEqual([
    ['hint', 'island-not-loaded', 'counter', 2],
    ['hint', 'island-not-mounted', 'chart', 3],
    ['hint', 'island-unfinished', 'slow', 4],
  ])
  expect(findings[0]?.message).toContain("'/assets/counter.js'")
  expect(findings[1]?.message).toContain('(no canvas)')
})

test.each([
  [
    'fr',
    /l’îlot counter n’a pas pu être lu ici \(.*counter\.js/,
    /chart n’a pas pu être monté ici \(no canvas\)/,
  ],
  [
    'en',
    /the island counter could not be read here \(.*counter\.js/,
    /chart could not be mounted here \(no canvas\)/,
  ],
])('in %s, as text and as SARIF, and it fails no check', async (lang, ...sentences) => {
  const { status, out } = await check('--strict', '--lang', lang, ...(await scripts()), page)
  expect(status).toBe(0)
  const sarif = (await check('--sarif', '--lang', lang, ...(await scripts()), page)).out
  for (const each of sentences) {
    expect(out).toMatch(each)
    expect(sarif).toMatch(each)
  }
})
