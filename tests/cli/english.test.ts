/** `--lang en` is English throughout, and `--lang fr` French: every sentence that the command can say. */
import { readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { partsOf } from '../../cli/check/known'
import { wordsOf } from '../../cli/check/product-words'
import type { MigrationReport } from '../../cli/migrate/report'
import { references } from '../../scripts/reference/references'
import { refusal, sentence } from '../../src/base/errors'
import { catalogue } from '../helpers/catalogues'
import { check } from '../helpers/check'
import { ENGLISH, FRENCH, own } from '../helpers/languages'
import { sentencesOf } from '../helpers/sentences'

const FOLDER = 'tests/cli/pages'
const pages = readdirSync(FOLDER).filter((name) => name.endsWith('.html'))
const old = readdirSync(`${FOLDER}/migrate`).filter((name) => name.endsWith('.html'))

/** What the French sentences are made of, where no English one has it: too long for a page to have it by chance. */
const PIECES = [
  ...new Set(catalogue.flatMap(([, { fr }]) => fr.split(/\{\w+\}|\n/).map((piece) => piece.trim()))),
].filter(
  (piece) => piece.length > 12 && piece.includes(' ') && !catalogue.some(([, { en }]) => en.includes(piece)),
)

/** As islands say it, with a value in each place. */
const sentenceOf = (text: string) => {
  const words = text.split('{}')
  return words.length === 1 ? text : sentence(words, ...words.slice(1).map(() => 'x'))
}

describe('in English', () => {
  test.each(catalogue)('%s is', (_, { en }) => expect(own(en)).not.toMatch(FRENCH))

  // Its sentences are put together: no text of the sources is one.
  test('what is wrong with names in a configuration is', async () => {
    const { out } = await check('--lang', 'en', 'tests/cli/pages/configuration.html')
    expect(out.match(/ILOTS-\d+/g)).toHaveLength(6)
    expect(own(out)).not.toMatch(FRENCH)
  })

  const sentences = sentencesOf(['islands', 'src', 'legacy-compat'])

  test('there are sentences of islands to judge', () => expect(sentences.length).toBeGreaterThan(200))

  test('what is filled into a sentence stands apart from its words: its English is found by these', () => {
    const joined = sentences.filter(({ text, isApart }) => !isApart && FRENCH.test(text))
    expect(joined.map(({ file, text }) => `${file}: ${text}`)).toEqual([])
  })

  test.each(sentences.map(({ text, file, isExpected }) => [text, file, isExpected] as const))(
    '"%s" of %s is said',
    (text, _, isExpected) => {
      const sentence = sentenceOf(text)
      const whole = isExpected ? refusal('data-x', '1', sentence) : sentence
      expect(own(wordsOf(whole, 'en'))).not.toMatch(FRENCH)
    },
  )

  const attributes = references.flatMap(({ name, attributes: all, partSchemas = {} }) =>
    [all, ...Object.values(partSchemas).map((part) => part.attributes ?? {})].flatMap((schema) =>
      Object.entries(schema).map(([key, { expected }]) => [name, key, expected] as const),
    ),
  )
  test.each(attributes)('what %s expects of %s is said', (_, key, expected) => {
    const text = wordsOf(refusal(`data-${key}`, '1', expected), 'en')
    expect(own(text)).not.toMatch(FRENCH)
    expect(text).toMatch(/ refused: found "1", expected /)
  })

  test('what a page writes stays as it is, also where it reads like a sentence of ours', () => {
    const written = "un texte », attendu un objet. La fenêtre s'ouvre sans."
    expect(wordsOf(refusal('data-x', written, 'un texte'), 'en')).toBe(
      `data-x refused: found "${written}", expected a text.`,
    )
    expect(wordsOf(sentence`attendu un élément d'id « ${'aucun'} », aucun trouvé.`, 'en')).toBe(
      'expected an element with the id "aucun", found none.',
    )
  })

  test('a text of the configuration has its form in words, in both languages', () => {
    const refused = refusal(
      sentence`configuration ${sentence`site (${'IlotsConfig'})`}`,
      '/',
      sentence`un texte /${'^x'}/`,
    )
    const ofKey = refusal(
      sentence`configuration ${sentence`${'site'} (${'IlotsConfig'})`}`,
      '/',
      sentence`un texte /${'^x'}/`,
    )
    expect(wordsOf(ofKey, 'fr')).toContain('attendu un chemin sans / au début, comme monsite.')
    expect(wordsOf(ofKey, 'en')).toContain('expected a path without / at its start, such as monsite.')
    expect(wordsOf(refused, 'fr')).toContain('attendu un texte /^x/.')
  })

  test('a number that may be below zero is not said to begin at infinity', () => {
    const expected = references.find(({ name }) => name === 'scroll-reveal')?.attributes.aosOffset?.expected
    expect(expected).not.toContain('Infinity')
  })

  test.each(pages.filter((page) => page !== 'configuration.html'))(
    'a whole report of %s is',
    async (page) => {
      const { out } = await check('--lang', 'en', '--security', `${FOLDER}/${page}`)
      const lines = out.split('\n').filter((line) => /\[[\w-]+\]/.test(line))
      for (const piece of PIECES) expect(out).not.toContain(piece)
      for (const line of lines) expect(own(line.replace(/^.*?\] (\S+: )?/, ''))).not.toMatch(FRENCH)
    },
  )

  test.each(old)('all that is advised for %s is', async (page) => {
    const asked = ['--migrate', '--lang', 'en', `${FOLDER}/migrate/${page}`]
    for (const format of ['text', 'markdown', 'json']) {
      const { out } = await check(...asked, '--format', format)
      for (const piece of PIECES) expect(out).not.toContain(piece)
    }
    const text = (await check(...asked)).out.split('\n')
    // What is quoted of the page stands deeper, or behind its place.
    for (const line of text.filter((each) => !/^ {6}|^ {2}\S*\d:\d/.test(each)))
      expect(line).not.toMatch(/ : /)
    const { out } = await check(...asked, '--format', 'json')
    const [{ advice, files }] = JSON.parse(out).pages as [MigrationReport]
    const said = advice.flatMap(({ lost, notes, isSample, html }) => [
      ...lost.map(({ why }) => why),
      ...notes,
      ...(isSample ? html : []),
    ])
    for (const text of [...said, ...files.map(({ because = '' }) => because)])
      expect(own(text)).not.toMatch(FRENCH)
  })

  test('what an island reports of an error that it has caught is', async () => {
    const { out } = await check('--lang', 'en', 'tests/cli/pages/caught.html')
    expect(out).toContain(
      'the address is refused, found "javascript:alert(1)", expected an http or https address.',
    )
  })

  test('an option that is unknown is said to be', async () => {
    expect((await check('--lang', 'en', '--liste', 'x')).errors).toBe(
      '--liste: unknown option; see ilots --help.',
    )
  })
})

describe('in French', () => {
  test.each(catalogue)('%s is', (_, { fr }) => expect(own(fr)).not.toMatch(ENGLISH))

  test.each(
    [...partsOf].flatMap(([island, parts]) =>
      Object.values(parts).flatMap(({ attributes = {} }) =>
        Object.entries(attributes).map(([key, { expected }]) => [island, key, expected] as const),
      ),
    ),
  )('what %s expects of %s is', (_, __, expected) => expect(own(String(expected))).not.toMatch(ENGLISH))

  test('an option that is unknown is said to be', async () => {
    expect((await check('--liste', 'x')).errors).toBe('--liste : option inconnue ; voir ilots --help.')
  })
})
