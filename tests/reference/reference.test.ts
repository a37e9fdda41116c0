/** The reference says what the code does: whole, without a dead link. */
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { islandOf } from '../../scripts/reference/island-page'
import { LANGUAGES } from '../../scripts/reference/model'
import { packagePages } from '../../scripts/reference/package-pages'
import { pagesIn } from '../../scripts/reference/pages'
import { references } from '../../scripts/reference/references'
import { attributeNames } from '../../src/island/attributes'
import { islands, services } from '../../src/registered'
import { anchorsOf } from '../helpers/guides'

/** All the code below a folder; a reference would only confirm itself. */
const sourceIn = (folder: string): string =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !path.endsWith('reference.ts'))
    .map((path) => readFileSync(`${folder}/${path}`, 'utf8'))
    .join('\n')
const shared = sourceIn('src')

test('every island has its reference, once, and nothing else has but a service', () => {
  const names = references.map(({ name }) => name)
  const own = new Set(services.map(({ name }) => name))
  expect(new Set(names).size).toBe(names.length)
  expect(names).toEqual(expect.arrayContaining(islands.map(({ name }) => name)))
  for (const name of names) expect(Boolean(islandOf(name)) || own.has(name), name).toBe(true)
})

test('no sentence is missing in either language', () => {
  for (const [path, text] of packagePages())
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

describe.each(references.map((reference) => [reference.name, reference] as const))(
  '%s',
  (name, reference) => {
    const source = sourceIn(`islands/${name}`)

    test('its HTML carries its marker', () => {
      const marker = islandOf(name)?.marker
      document.body.innerHTML = reference.html.replaceAll('{product}', 'acme')
      if (marker && 'comment' in marker) expect(document.body.innerHTML).toContain(`<!-- ${marker.comment} {`)
      else if (marker) {
        // happy-dom knows no list of selectors inside `:has`.
        const selectors = marker.selector.replaceAll('{product}', 'acme').split(/,(?![^(]*\))/)
        expect(document.querySelector(selectors[0] ?? ''), marker.selector).not.toBeNull()
      } else expect(reference.script).toBeDefined()
    })

    test('its examples are taken by their readers', () => {
      for (const [key, attribute] of Object.entries(reference.attributes))
        expect(attribute.read(reference.examples[key] ?? ''), attributeNames(key, attribute)[0]).toBeDefined()
    })

    test('its events are those that it sends', () => {
      const sent = [...source.matchAll(/(?:emit|dispatch)\((?:\w+, )?'([\w-]+)'/g)].map(([, event]) => event)
      const told = Object.keys(reference.events).map((event) => event.replace('ilots:', ''))
      const own = sent.filter((event) => !/^(form-verify|navigate|track)$/.test(event ?? ''))
      expect(told).toEqual(expect.arrayContaining(own))
      for (const event of told) expect(`${source}${shared}`, event).toContain(`'${event}'`)
    })

    test('its calls go where its code sends them', () => {
      for (const { path } of reference.calls) {
        const [, tail] = /^\/\{\w+\}(\/.+)$/.exec(path) ?? []
        if (tail) expect(`${source}${shared}`, path).toContain(tail)
      }
    })

    test('its keys have a name in each language at most', () => {
      for (const key of Object.keys(reference.keyboard)) expect(key.split(' / ').length, key).toBeLessThan(3)
    })
  },
)
