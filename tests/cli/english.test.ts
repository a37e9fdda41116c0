/** `--lang en` is English throughout, and `--lang fr` French: every sentence that the command can say. */
import { describe, expect, test } from 'vitest'
import { translate } from '../../cli/check/english'
import { partsOf } from '../../cli/check/known'
import { references } from '../../scripts/reference/references'
import { catalogue } from '../helpers/catalogues'
import { check } from '../helpers/check'
import { sentencesOf } from '../helpers/sentences'

/** Words that are French and not English; names of the platform's fields are both. */
const FRENCH =
  /[éèêàùçîôâû]|(?<![\w-])(attendu|reçu|un|une|le|la|les|des|du|de|est|sont|ou|et|dans|sur|pour|avec|sans|aucune?|ne|pas|que|qui|il|elle|ce|cette|nombre|adresse|liste|objet|ajouter|mettre|corriger|voir)(?![\w-])/i
const ENGLISH =
  /(?<![\w-])(the|an|is|are|of|expected|found|refused|write|add|mend|with|without|which|that|each|see)(?![\w-])/i

/** What a page writes, and what stands between backquotes or quotation marks, has no language; nor have names. */
const own = (text: string) =>
  text
    .replace(/"[^"]*"|« [^»]* »|“[^”]*”|'[^']*'|\{[^}]*\}|<[^>]*>|https?:\S*|\/\S+|--\S+( <[^>]+>)?/g, ' ')
    .replace(/var\(--marque\)|(?<![\w-])(methode|etape|cibles|identite|Îlots)(?![\w-])/g, ' ')

describe('in English', () => {
  test.each(catalogue)('%s is', (_, { en }) => expect(own(en)).not.toMatch(FRENCH))

  // Its sentences are put together: no text of the sources is one.
  test('what is wrong with names in a configuration is', async () => {
    const { out } = await check('--lang', 'en', 'tests/cli/pages/configuration.html')
    expect(out.match(/ILOTS-\d+/g)).toHaveLength(6)
    expect(own(out)).not.toMatch(FRENCH)
  })

  const sentences = sentencesOf(['islands', 'src'])

  test('there are sentences of islands to judge', () => expect(sentences.length).toBeGreaterThan(100))

  test.each(sentences.map(({ text, file, isExpected }) => [text, file, isExpected] as const))(
    '"%s" of %s is said',
    (text, _, isExpected) => {
      const said = isExpected
        ? translate('en', `data-x refusé : reçu « 1 », attendu ${text}.`)
        : translate('en', text.replace(/^… (?=L[ae] )/, ''))
      expect(own(said)).not.toMatch(FRENCH)
    },
  )

  const attributes = references.flatMap(({ name, attributes: all, partSchemas = {} }) =>
    [all, ...Object.values(partSchemas).map((part) => part.attributes ?? {})].flatMap((schema) =>
      Object.entries(schema).map(([key, { expected }]) => [name, key, expected] as const),
    ),
  )
  test.each(attributes)('what %s expects of %s is said', (_, key, expected) => {
    const said = translate('en', `data-${key} refusé : reçu « 1 », attendu ${expected}.`)
    expect(own(said)).not.toMatch(FRENCH)
    expect(said).toMatch(/ refused: found "1", expected /)
  })

  test('a number that may be below zero is not said to begin at infinity', () => {
    const expected = references.find(({ name }) => name === 'scroll-reveal')?.attributes.aosOffset?.expected
    expect(expected).not.toContain('Infinity')
  })

  test.each(['broken', 'parts', 'first-try'])('a whole report of %s is', async (page) => {
    const { out } = await check('--lang', 'en', `tests/cli/pages/${page}.html`)
    const lines = out.split('\n').filter((line) => /\[[\w-]+\]/.test(line))
    for (const line of lines) expect(own(line.replace(/^.*?\] (\S+ : )?/, ''))).not.toMatch(FRENCH)
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
  )('what %s expects of %s is', (_, __, expected) => expect(own(expected)).not.toMatch(ENGLISH))

  test('an option that is unknown is said to be', async () => {
    expect((await check('--liste', 'x')).errors).toBe('--liste : option inconnue ; voir ilots --help.')
  })
})
