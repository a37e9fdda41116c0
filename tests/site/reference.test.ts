/** The reference as a site, without a browser: what it links to is there, what it searches is found. */
import { describe, expect, test } from 'vitest'
import { casesOf } from '../../fixtures/cases'
import { app } from '../../fixtures/platform/app'
import { pathOf } from '../../fixtures/site/reference/labels'
import { find, indexOf } from '../../fixtures/site/reference/search'
import { LANGUAGES } from '../../scripts/reference/model'
import { pagesIn } from '../../scripts/reference/pages'
import { references } from '../../scripts/reference/references'
import { WHOLE } from '../helpers/whole'

const ENTITIES: Readonly<Record<string, string>> = { '&amp;': '&', '&quot;': '"', '&#39;': "'" }
const unescaped = (text: string) => text.replace(/&\w+;|&#39;/g, (entity) => ENTITIES[entity] ?? entity)
async function textOf(path: string): Promise<string> {
  const response = await app.request(path)
  expect(response.status, path).toBe(200)
  return response.text()
}
/** What a page's own links and frames lead to, on this site. */
const linksOf = (html: string): string[] =>
  [...html.matchAll(/<(?:a|iframe|link|form)\b[^>]*? (?:href|src|action)="(\/[^"]*)"/g)].map(
    ([, link = '']) => unescaped(link),
  )

test('every page, in both languages, leads to pages and anchors that are there', WHOLE, async () => {
  const paths = LANGUAGES.flatMap((language) => pagesIn(language).map(({ slug }) => pathOf(slug, language)))
  const pages = new Map(await Promise.all(paths.map(async (path) => [path, await textOf(path)] as const)))
  const links = new Set([...pages.values()].flatMap(linksOf))
  for (const link of links) {
    const { pathname, search, hash } = new URL(link, 'http://site.example')
    const known = pages.get(pathname)
    if (!known) expect((await app.request(pathname + search)).status, link).toBeLessThan(400)
    else if (hash) expect(unescaped(known), link).toContain(` id="${decodeURIComponent(hash.slice(1))}"`)
  }
  expect(links.size).toBeGreaterThan(400)
})

describe.each(LANGUAGES)('in %s', (language) => {
  const index = indexOf(pagesIn(language), language)

  test('an island is the first that its name finds', () => {
    for (const { name } of references) expect(find(index, name)[0]?.path).toBe(pathOf(name, language))
  })

  test('attributes, events, codes and old globals are found', () => {
    const first = (query: string) => find(index, query)[0]?.path
    expect(first('data-goto-target')).toBe(`${pathOf('goto-block', language)}#attributs`)
    expect(first('ilots:menu-open')).toBe(`${pathOf('mobile-menu', language)}#evenements`)
    expect(first('ILOTS-203')).toBe(`${pathOf('errors', language)}#ILOTS-203`)
    expect(first('SqueezeBox')).toBe(pathOf('squeezebox', language))
    expect(first('$$')).toBe(`${pathOf('migration', language)}#${encodeURIComponent('$$')}`)
    expect(find(index, 'zzz')).toEqual([])
  })
})

test('a live case takes only what it knows, and keeps it in every switch', async () => {
  const html = await textOf('/reference/squeezebox?theme=dark&largeur=390&panne=500&cas=image&moteur=autre')
  expect(html).toContain('/ilots/squeezebox/image?cadre=1&amp;flavour=preact&amp;theme=dark&amp;fault=500')
  expect(html).toContain('live-frame is-390')
  expect(html).toMatch(/href="[^"]*cas=image[^"]*theme=light[^"]*largeur=390[^"]*panne=500[^"]*#essai"/)
  const odd = await textOf('/reference/squeezebox?theme=%22%3E%3Cb%3E&cas=nulle-part')
  expect(odd).not.toContain('"><b>')
  expect(odd).toContain('/ilots/squeezebox/ajax?cadre=1&amp;flavour=preact"')
})

test('every island has a case to try', () => {
  for (const { name } of references) expect(casesOf[name]?.length, name).toBeGreaterThan(0)
})
