/** The reference says what the code does: whole, without a dead link. */
import { describe, expect, test } from 'vitest'
import { islandOf } from '../../scripts/reference/island-page'
import { LANGUAGES } from '../../scripts/reference/model'
import { packageFiles } from '../../scripts/reference/package-files'
import { pagesIn } from '../../scripts/reference/pages'
import { references } from '../../scripts/reference/references'
import { islands, services } from '../../src/registry-entries'
import { anchorsOf } from '../helpers/guides'

test('every island has its reference, once, and nothing else has but a service', () => {
  const names = references.map(({ name }) => name)
  const own = new Set(services.map(({ name }) => name))
  expect(new Set(names).size).toBe(names.length)
  expect(names).toEqual(expect.arrayContaining(islands.map(({ name }) => name)))
  for (const name of names) expect(Boolean(islandOf(name)) || own.has(name), name).toBe(true)
})

test('no sentence is missing in either language', () => {
  for (const [path, text] of packageFiles())
    expect(text, path).not.toMatch(/(^|\| |- )undefined|\|\s*\|\s*\|/m)
})

describe.each(LANGUAGES)('in %s', (language) => {
  const pages = pagesIn(language)

  test('anchors are used once a page', () => {
    for (const page of pages) {
      const anchors = anchorsOf(page)
      expect(new Set(anchors).size, page.slug).toBe(anchors.length)
    }
  })

  test('links lead to pages and anchors that are there', () => {
    const there = new Map(pages.map((page) => [page.slug, anchorsOf(page)]))
    for (const page of pages)
      for (const text of [page.lead, page.markdown])
        for (const [link, slug = '', anchor] of text.matchAll(/\(ref:([\w-]+)(?:#([^)]+))?\)/g)) {
          expect([...there.keys()], `${page.slug}: ${link}`).toContain(slug)
          if (anchor) expect(there.get(slug), `${page.slug}: ${link}`).toContain(anchor)
        }
  })
})

test('both languages have the same pages and anchors', () => {
  const [french, english] = LANGUAGES.map((language) =>
    pagesIn(language).map((page) => [page.slug, anchorsOf(page)]),
  )
  expect(french).toEqual(english)
})
