/** What the reference says of each island is what its code does. */
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { references } from '../../scripts/reference/references'
import { attributeNames } from '../../src/island/attributes'
import { islands } from '../../src/registry-entries'

/** All the code below a folder; a reference would only confirm itself. */
const sourceIn = (folder: string): string =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !path.endsWith('reference.ts'))
    .map((path) => readFileSync(`${folder}/${path}`, 'utf8'))
    .join('\n')
const shared = sourceIn('src')

/** A section of another name would be read by nobody. */
const SECTIONS = [
  ...[
    'name',
    'family',
    'purpose',
    'picture',
    'html',
    'script',
    'attributes',
    'descriptions',
    'examples',
    'partSchemas',
  ],
  ...['parts', 'events', 'calls', 'chapters', 'globals', 'withoutScript', 'keyboard', 'accessibility'],
]

describe.each(references.map((reference) => [reference.name, reference] as const))(
  '%s',
  (name, reference) => {
    const source = sourceIn(`islands/${name}`)

    test('its HTML carries its marker', () => {
      const marker = islands.find((island) => island.name === name)?.marker
      document.body.innerHTML = reference.html.replaceAll('{product}', 'acme')
      if (marker && 'comment' in marker) expect(document.body.innerHTML).toContain(`<!-- ${marker.comment} {`)
      else if (marker) {
        // happy-dom knows no list of selectors inside `:has`.
        const selectors = marker.selector.replaceAll('{product}', 'acme').split(/,(?![^(]*\))/)
        expect(document.querySelector(selectors[0] ?? ''), marker.selector).not.toBeNull()
      } else expect(reference.script).toBeDefined()
    })

    test('it says something of all that there is, and of nothing else', () => {
      const { attributes, descriptions, examples, partSchemas, parts } = reference
      for (const texts of [descriptions, examples])
        expect(Object.keys(texts).sort()).toEqual(Object.keys(attributes).sort())
      if (partSchemas) expect(Object.keys(parts).sort()).toEqual(Object.keys(partSchemas).sort())
      for (const [part, text] of Object.entries(parts))
        if (partSchemas && 'attributes' in text)
          expect(Object.keys(text.attributes).sort(), part).toEqual(
            Object.keys(partSchemas[part]?.attributes ?? {}).sort(),
          )
      for (const section of Object.keys(reference)) expect(SECTIONS).toContain(section)
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
