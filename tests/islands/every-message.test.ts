/** Every text that a visitor reads, as it is shown: typography, the same keys in both languages, the same values. */
/// <reference types="vite/client" />
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { typeset } from '../../src/i18n/typeset'

type Texts = Readonly<Record<string, string>>

type Exported = Record<string, { fr: Texts; en: Texts; verbatim?: readonly string[] }>

const files = import.meta.glob<Exported>('../../{src,islands,legacy-compat}/**/*messages.ts', { eager: true })
/** Of an island whose texts are data alone. */
const data = import.meta.glob<Exported[string]>('../../islands/**/messages.json', {
  eager: true,
  import: 'default',
})
const all: readonly (readonly [path: string, exported: Exported])[] = [
  ...Object.entries(files),
  ...Object.entries(data).map(([path, messages]) => [path, { messages }] as const),
]
const cases = all.flatMap(([path, exported]) =>
  Object.values(exported).map(({ fr, en, verbatim = [] }) => ({
    path: path.replace('../../', ''),
    fr,
    en,
    verbatim,
  })),
)
const values = (text: string | undefined) => (text?.match(/\{\w+\}|%s/g) ?? []).sort()

test('there are those of the islands, of the shared pieces and of the old globals', () => {
  const paths = cases.map(({ path }) => path)
  expect(paths).toEqual(
    expect.arrayContaining([
      'islands/booking/messages.ts',
      'islands/inspector/messages.json',
      'src/overlay/overlay-messages.ts',
      'src/forms/check-messages.ts',
      'legacy-compat/old-globals/messages.ts',
    ]),
  )
})

/** What the platform gives, word for word. */
const platform = readFileSync('docs/platform.md', 'utf8')

describe.each(cases)('$path', ({ fr, en, verbatim }) => {
  test.each(Object.entries(fr).filter(([, text]) => typeset(text) !== text))(
    '%s is shown as it is written if the platform gives it, and as it is printed if not',
    (key, text) => {
      expect(verbatim.includes(key)).toBe(platform.includes(text))
    },
  )

  test.each(Object.entries(fr).filter(([key]) => !verbatim.includes(key)))(
    '%s, in French as it is shown',
    (_, text) => {
      const shown = typeset(text)
      expect(shown).not.toMatch(/'|\.\.\.| [:;?!»%](?!s\b)|« |\t| {2}/)
      // A sign of two parts has its no-break space, narrow or not.
      expect(shown).not.toMatch(/[\p{L}\d})»][;?!»]|«\S/u)
      expect(shown).not.toMatch(/[\u202f]:|\u00a0[;?!]/)
      // A unit keeps to its number.
      expect(shown).not.toMatch(/[\d}] (%|ms|ko|Mo|px|h|min|s)(?![\p{L}'’])/u)
    },
  )

  test.each(Object.entries(en))('%s, in English', (_, text) => {
    expect(text).not.toMatch(/'|\.\.\.| [:;?!%](?!s\b)|[«»\t]| {2}/)
  })

  test('has the same texts in both languages, with the same values', () => {
    expect(Object.keys(en)).toEqual(Object.keys(fr))
    for (const [key, text] of Object.entries(fr)) expect([key, values(en[key])]).toEqual([key, values(text)])
  })
})
