/** Markers that a library of the page takes as well. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { SHARED } from '../../cli/check/neighbours'
import { reportOf } from '../helpers/check'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ilots-neighbours-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function findingsOf(file: string, body: string, config = '{}') {
  const page = join(folder, 'page.html')
  const head = `<title>a</title><script type="application/json" id="ilots-config">${config}</script>
<script src="/assets/ilots/ilots.js" defer></script><script src="${file}" defer></script>`
  await writeFile(page, `<!doctype html><html lang="fr"><head>${head}</head><body>\n${body}</body></html>`)
  const { findings } = await reportOf(page)
  return findings.filter(({ code }) => code === 'marker-shared')
}

const TOGGLE = '<a class="dropdown-toggle" data-bs-toggle="dropdown" href="/a">A</a><ul><li>a</li></ul>'
const PLAIN = '<a class="dropdown-toggle" href="/a">A</a><ul><li>a</li></ul>'
const BOOTSTRAP = '/js/bootstrap.bundle.min.js?v=5'

test.each([
  ['Bootstrap', BOOTSTRAP, TOGGLE, 'dropdown', 'warning'],
  ['Bootstrap, where it is not asked for', BOOTSTRAP, PLAIN, 'dropdown', 'hint'],
  ['Lightbox2', '/js/lightbox.min.js', '<a rel="lightbox[a]" href="/a.jpg">A</a>', 'lightbox', 'warning'],
  ['Slimbox', '/js/slimbox2.js', '<a rel="lightbox" href="/a.jpg">A</a>', 'lightbox', 'warning'],
  ['SqueezeBox', '/js/SqueezeBox.js', '<a class="squeezebox" href="/a.jpg">A</a>', 'squeezebox', 'warning'],
  ['AOS', 'https://unpkg.com/aos@2.3.1/dist/aos.js', '<p data-aos="fade">A</p>', 'scroll-reveal', 'warning'],
])('%s is told with the first of its elements', async (_, file, body, island, level) => {
  const findings = await findingsOf(file, body)
  expect(findings).toEqual([
    expect.objectContaining({ level, island, message: expect.stringContaining(file) }),
  ])
  expect(findings[0]?.line).toBeGreaterThan(1)
})

test.each([
  ['the island is left out', BOOTSTRAP, TOGGLE, '{"islands":{"except":["dropdown"]}}'],
  ['its marker is another', BOOTSTRAP, TOGGLE, '{"markers":{"dropdown":"header .dropdown-toggle"}}'],
  [
    'the marker is ours alone',
    BOOTSTRAP,
    PLAIN.replace('class="dropdown-toggle"', 'data-ilot="dropdown"'),
    '{}',
  ],
  ['the library is not there', '/js/site.js', TOGGLE, '{}'],
])('nothing is told where %s', async (_, file, body, config) => {
  expect(await findingsOf(file, body, config)).toEqual([])
})

test.each(['en', 'fr'])('the guide has the same markers: %s', async (lang) => {
  const guide = await readFile(`docs/${lang}/neighbours.md`, 'utf8')
  for (const { island } of SHARED) expect(guide).toContain(`islands/${island}/reference.ts`)
  expect(guide.match(/^\| .*islands\/[\w-]+\/reference\.ts/gm)).toHaveLength(SHARED.length)
})
