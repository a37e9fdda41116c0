/** The page of ten lines with which both READMEs begin is one that works. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { references } from '../../scripts/reference/references'
import { reportOf } from '../helpers/check'

const firstPage = async (file: string) => {
  const [, html = ''] = /```html\n([\s\S]*?)```/.exec(await readFile(file, 'utf8')) ?? []
  return html
}

test('it mounts what it promises, and nothing in it is wrong', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'ilots-readme-'))
  const page = join(folder, 'page.html')
  await writeFile(page, await firstPage('README.md'))
  const { islands, findings } = await reportOf(page)
  await rm(folder, { recursive: true })
  expect(findings).toEqual([])
  expect(islands.map(({ island }) => island).sort()).toEqual([
    'form',
    'lightbox',
    'lightbox',
    'mobile-menu',
    'squeezebox',
  ])
})

test('it is of ten lines, of this version, and the same in French', async () => {
  const html = await firstPage('README.md')
  const { version } = JSON.parse(await readFile('package.json', 'utf8')) as { version: string }
  expect(html.trim().split('\n').length).toBeLessThanOrEqual(10)
  expect(html).toContain(`/ilots/${version}/ilots.js`)
  expect(await firstPage('README.fr.md')).toBe(html)
})

test.each([
  ['README.md', ['Install', 'The tag', 'Check', 'Configuration', 'Islands', 'Read on', 'Work on it']],
  ['README.fr.md', ['Installer', 'La balise', 'Vérifier', 'Configurer', 'Les îlots', 'Lire', 'Y travailler']],
])(
  '%s begins with what a site does, and ends with what only those who work on it need',
  async (file, order) => {
    const text = await readFile(file, 'utf8')
    expect([...text.matchAll(/^## (.+)$/gm)].map(([, title]) => title)).toEqual(order)
  },
)

test.each(['README.md', 'README.fr.md'])(
  '%s is read in two minutes, and lists islands that there are, once',
  async (file) => {
    const text = await readFile(file, 'utf8')
    const listed = [...text.matchAll(/^- `([\w-]+)`, .+: .+$/gm)].map(([, name]) => name)
    expect(text.split('\n').length).toBeLessThanOrEqual(150)
    // A new island is its folder and one line: the page that lists all of them is made by the build.
    const names = references.map(({ name }) => name)
    expect(listed.filter((name) => !names.includes(name ?? ''))).toEqual([])
    expect(new Set(listed).size).toBe(listed.length)
    expect(listed.length).toBeGreaterThan(40)
  },
)
