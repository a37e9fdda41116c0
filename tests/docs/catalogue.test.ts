/** The catalogue: pictures of every island, or the reason why there are none. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { expect, test } from 'vitest'
import { casesOf } from '../../fixtures/cases'
import { app } from '../../fixtures/platform/app'
import { folderOf, islandNames } from '../../scripts/island-folders'
import { readRegistry } from '../../scripts/read-registry'
import { fileOfPicture, NOT_SHOWN, SHOWN } from '../../scripts/reference/catalogue'
import { pictureOf, SCHEMES, WIDTHS } from '../../scripts/reference/catalogue/pictures'
import { references } from '../../scripts/reference/references'

const shown = Object.keys(SHOWN)
const expected = shown.flatMap((name) =>
  WIDTHS.flatMap((width) =>
    SCHEMES.map((scheme) => [pictureOf(name, width, scheme), fileOfPicture(name, width, scheme)] as const),
  ),
)
const fileOf = new Map(expected)
/** Bytes: all of them come with every clone. */
const MOST = 4_000_000

test('each island is shown, or has a reason why not', async () => {
  const registered = (await readRegistry()).map(({ name }) => name)
  const names = new Set([...islandNames, ...registered, ...references.map(({ name }) => name)])
  expect([...shown, ...Object.keys(NOT_SHOWN)].sort()).toEqual([...names].sort())
})

test('each has its pictures, no picture is left over, and all of them are small', () => {
  const kept = islandNames
    .map((name) => `${folderOf(name)}/pictures`)
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder).map((file) => `${folder}/${file}`))
  expect(kept.sort()).toEqual([...fileOf.values()].sort())
  expect(kept.reduce((sum, file) => sum + statSync(file).size, 0)).toBeLessThan(MOST)
})

test('what is shown is a case of the island', () => {
  for (const [name, { page }] of Object.entries(SHOWN))
    expect((casesOf[name] ?? []).map((each) => `${name}/${each.name}`)).toContain(page)
})

test('the page has each picture with its size, once, and a text for who does not see it', async () => {
  for (const path of ['/reference/catalogue', '/reference/en/catalogue']) {
    const html = await (await app.request(path)).text()
    const tags = [
      ...html.matchAll(/(?:src|srcset)="\/assets\/site\/catalogue\/([^"]+)" width="(\d+)" height="(\d+)"/g),
    ]
    expect(tags.map(([, file]) => file).sort()).toEqual([...fileOf.keys()].sort())
    for (const [, file = '', width, height] of tags) {
      const bytes = readFileSync(fileOf.get(file) ?? '')
      expect([width, height], file).toEqual([String(bytes.readUInt32BE(16)), String(bytes.readUInt32BE(20))])
    }
    const texts = [...html.matchAll(/<img src="\/assets\/site\/catalogue\/[^>]* alt="([^"]+)"/g)].map(
      ([, alt]) => alt,
    )
    expect(new Set(texts).size, path).toBe(shown.length * WIDTHS.length)
  }
})
