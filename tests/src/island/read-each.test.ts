/** Whatever a page or an answer holds, a list's reader gives what fits, names what does not, or refuses the whole. */
import { expect, test } from 'vitest'
import { readItems } from '../../../islands/autocomplete/replies'
import { settings } from '../../../islands/autocomplete/settings'
import { attributes as menu } from '../../../islands/mobile-menu/attributes'
import { readMenu } from '../../../islands/mobile-menu/replies'
import { attributes as search } from '../../../islands/search-placeholder/attributes'
import { attributes as slideshow } from '../../../islands/slideshow/attributes'
import { readAnswer } from '../../../islands/translations/read-answer'
import type { OnSkipped } from '../../../src/contracts/on-skipped'
import { anyJsonValue, fc, runs } from '../../helpers/property'

type Read = (text: string, onSkipped: OnSkipped) => unknown

const WORDS = [
  'src',
  'href',
  'value',
  'type',
  'data',
  'enfant',
  'id_page',
  'traductions',
  'intitule',
  'cibles',
]
const VALUES = ['menu', 'html', 'javascript:x', '/a', '', 'x']
const json = anyJsonValue({ maxDepth: 3 }).chain((any) =>
  fc.oneof(
    fc.constant(any),
    fc.array(
      fc.dictionary(fc.constantFrom(...WORDS), fc.oneof(fc.constantFrom(...VALUES), fc.constant(any))),
    ),
    fc.constant({ classname: 'a', methode: 'b', cibles: any, traductions: any }),
  ),
)
const text = fc.oneof(
  fc.string(),
  json.map((value) => JSON.stringify(value)),
)

const ATTRIBUTES: [string, Read][] = [
  ['data-slides', (raw, onSkipped) => slideshow.slides.read(raw, onSkipped)],
  ['data-placeholders', (raw, onSkipped) => search.placeholders.read(raw, onSkipped)],
  ['data-header', (raw, onSkipped) => menu.header.read(raw, onSkipped)],
  ['data-autocomplete', (raw, onSkipped) => settings.read(raw, onSkipped)],
]
const ANSWERS: [string, Read][] = [
  ['the menu', readMenu],
  ['suggestions', readItems],
  ['translations', readAnswer],
]

/** Each is reported once, with its place and what was expected. */
function judge(read: Read, raw: string): void {
  const places: string[] = []
  read(raw, (place, found, expected, thrown) => {
    expect(place).toMatch(/^(\.data)?\[|^$/)
    expect(found).toBeDefined()
    expect(expected || (thrown as Error).cause).toBeTruthy()
    places.push(place)
  })
  expect(new Set(places).size).toBe(places.length)
}

test.each(ATTRIBUTES)(
  '%s never throws',
  (_, read) => {
    fc.assert(
      fc.property(text, (raw) => judge(read, raw)),
      runs(10_000),
    )
  },
  30_000,
)

test.each(ANSWERS)(
  'an answer of %s fits, or is refused by an error that says why',
  (_, read) => {
    fc.assert(
      fc.property(text, (raw) => {
        try {
          judge(read, raw)
        } catch (error) {
          expect(error).toBeInstanceOf(Error)
          expect((error as Error).name).toMatch(/^(SyntaxError|TypeError|Error)$/)
          expect((error as Error).message || (error as Error).cause).toBeTruthy()
        }
      }),
      runs(10_000),
    )
  },
  30_000,
)
