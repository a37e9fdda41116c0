/** Every text, link, field and image of the old HTML is in what is proposed, or in the list of what is left out. */
import { mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { Window } from 'happy-dom'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Advice, MigrationReport } from '../../../cli/migrate/report'
import { placed, takePlaces } from '../../../cli/shared/positions'
import { check } from '../../helpers/check'

const FOLDER = 'tests/cli/pages/migrate'
const pages = (await readdir(FOLDER)).filter((name) => name.endsWith('.html'))

async function migrated(page: string): Promise<MigrationReport> {
  const { out, errors } = await check('--migrate', '--format', 'json', page)
  const [report] = (JSON.parse(out) as { pages: MigrationReport[] }).pages
  if (!report) throw new Error(out + errors)
  return report
}

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ilots-left-out-'))
  for (const name of ['js', 'css']) await symlink(resolve(FOLDER, name), join(folder, name))
})
afterAll(() => rm(folder, { recursive: true }))

function parsed(html: string): Document {
  const window = new Window({ settings: { disableJavaScriptFileLoading: true, disableCSSFileLoading: true } })
  const root = window.document as unknown as Document
  root.write(html)
  return root
}

const plainly = (text: string | null): string => (text ?? '').replace(/\s+/g, ' ').trim()

const attributesOf = (root: ParentNode, selector: string, ...names: string[]): string[] =>
  [...root.querySelectorAll(selector)].flatMap((element) =>
    names.flatMap((name) => plainly(element.getAttribute(name)) || []),
  )

/** What visitors see, follow, fill in. */
function contentOf(root: ParentNode): Readonly<Record<Advice['leftOut'][number]['kind'], string[]>> {
  const leaves = [...root.querySelectorAll('*')].filter(
    ({ localName }) => !/^(script|style)$/.test(localName),
  )
  const texts = leaves.flatMap(({ childNodes }) => [...childNodes].filter(({ nodeType }) => nodeType === 3))
  return {
    text: [
      ...texts.flatMap(({ textContent }) => plainly(textContent) || []),
      ...attributesOf(root, '*', 'title', 'alt', 'aria-label', 'placeholder', 'data-caption', 'data-title'),
    ],
    link: attributesOf(root, 'a,area', 'href')
      .concat(attributesOf(root, 'form', 'action'))
      .filter((address) => address !== '#' && !address.startsWith('javascript:')),
    field: attributesOf(root, 'input,select,textarea,button', 'name'),
    image: attributesOf(root, 'img', 'src', 'data-src', 'data-lazy'),
  }
}

/** The elements that a proposal replaces, in a document of their own. */
function replacedBy({ replaces }: Advice, html: string): Document {
  const text = placed(html)
  const root = parsed(text.html)
  const where = takePlaces(root, text)
  const chosen = [...root.querySelectorAll('*')].filter((element) => {
    const { line, column } = where(element)
    return replaces.some((place) => place.line === line && place.column === column)
  })
  return parsed(`<body>${chosen.map(({ outerHTML }) => outerHTML).join('')}`)
}

async function expectNothingLost(name: string, html: string): Promise<void> {
  const page = join(folder, name)
  await writeFile(page, html)
  const { advice } = await migrated(page)
  for (const each of advice) {
    const old = contentOf(replacedBy(each, html).body)
    const proposed = contentOf(parsed(`<body>${each.html.join('')}`).body)
    for (const kind of ['text', 'link', 'field', 'image'] as const) {
      const told = each.leftOut
        .filter((left) => left.kind === kind)
        // A box has its value beside its name.
        .map(({ content }) => (kind === 'field' ? content.replace(/=.*/, '') : content))
      const missing = old[kind].filter((content) => ![...proposed[kind], ...told].includes(content))
      expect(missing, `${each.found}: ${kind}`).toEqual([])
    }
  }
}

/** One of each kind at the end of each element that may hold it, and named after its place. */
function filled(html: string): string {
  let count = 0
  return html.replace(/(?=<\/(?:div|p|section|figure|header|form|td|th|li|a|button)>)/g, () => {
    count += 1
    return `Mot ${count}<i title="Aide ${count}"><img src="/image-${count}.png" alt="Image ${count}"></i>\
<input name="champ-${count}"><span><a href="/lien-${count}">Lien ${count}</a></span>`
  })
}

describe.each(pages)('%s', (name) => {
  test('as it is', async () => {
    await expectNothingLost(name, await readFile(join(FOLDER, name), 'utf8'))
  })

  test('with more in each of its elements', async () => {
    await expectNothingLost(name, filled(await readFile(join(FOLDER, name), 'utf8')))
  })
})

test('most proposals replace elements of the page', async () => {
  const counts: number[] = []
  // One after the other: they share the window that a page is read in.
  for (const name of pages) {
    const { advice } = await migrated(`${FOLDER}/${name}`)
    counts.push(advice.reduce((count, { replaces }) => count + replaces.length, 0))
  }
  expect(counts.filter((count) => count > 0).length).toBeGreaterThan(pages.length / 2)
})

test('a modal of Bootstrap keeps its title, its form, and what stands below', async () => {
  const { advice } = await migrated(`${FOLDER}/bootstrap.html`)
  const { html = [], leftOut } = advice.find(({ found }) => found.includes('#devis')) ?? {}
  const [, dialog] = html
  expect(dialog).toBe(
    '<div id="devis" hidden><form action="/devis" method="post"><h2 class="modal-title">Votre devis</h2><img src="/devis.jpg" alt="Atelier"><input name="nom" aria-label="Nom"><a href="/conditions">Conditions de vente</a><button name="envoi">Envoyer</button></form></div>',
  )
  expect(leftOut?.map(({ kind, content }) => [kind, content])).toEqual([
    ['text', 'Fermer'],
    ['text', '×'],
  ])
})

test.each([
  ['fr', 'laissé de côté : texte « × » (21:181)'],
  ['en', 'left out: text “×” (21:181)'],
])('it is said in %s', async (lang, sentence) => {
  const { out } = await check('--migrate', '--lang', lang, `${FOLDER}/bootstrap.html`)
  expect(out).toContain(sentence)
  const { out: markdown } = await check(
    '--migrate',
    '--format',
    'markdown',
    '--lang',
    lang,
    `${FOLDER}/bootstrap.html`,
  )
  expect(markdown).toContain(`- ${sentence}`)
})
