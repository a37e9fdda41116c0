/** What `ilots check` prints of one page, word for word: the same sentences in each form, in both languages. */
import { describe, expect, test } from 'vitest'
import { check, reportOf } from '../helpers/check'

const PAGE = 'tests/cli/pages/printed.html'

const PRINTED = {
  fr: `
tests/cli/pages/printed.html
  2 îlots :
    8:3     slider            div (visible)
    11:3    form              form (visible)
  5:3     erreur [ILOTS-101] script : configuration platform (<script>) refusé : reçu « ../ailleurs », attendu un chemin sans / au début, comme plateforme.
  8:3     erreur [ILOTS-201] div : data-interval refusé : reçu « vite », attendu un nombre entier de 1 à 86400000.
  9:3     erreur [word-misspelt] div#photos : data-ilot="slidre" ne nomme aucun îlot ; écrire « slider ».
  10:3    erreur [ILOTS-203] a : data-goto-url refusé : reçu « javascript:alert(1) », attendu une adresse http, https, mailto ou tel.
  10:3    conseil [inline-handler] a : onclick : une CSP stricte (sans unsafe-inline) ne l’exécute pas ; passer par un script.
  11:42   erreur [part-near] input : data-check refusé sur [required], [data-check] : reçu « mail », attendu email, number, range ; écrire « email ».

1 page(s), 2 îlot(s), 5 erreur(s), 0 avertissement(s), 1 conseil(s).`,
  en: `
tests/cli/pages/printed.html
  2 islands:
    8:3     slider            div (visible)
    11:3    form              form (visible)
  5:3     error [ILOTS-101] script: configuration platform (<script>) refused: found "../ailleurs", expected a path without / at its start, such as plateforme.
  8:3     error [ILOTS-201] div: data-interval refused: found "vite", expected a whole number from 1 to 86400000.
  9:3     error [word-misspelt] div#photos: data-ilot="slidre" names no island; write "slider".
  10:3    error [ILOTS-203] a: data-goto-url refused: found "javascript:alert(1)", expected an http, https, mailto or tel address.
  10:3    hint [inline-handler] a: onclick: a strict CSP (no unsafe-inline) does not run it; use a script.
  11:42   error [part-near] input: data-check refused on [required], [data-check]: found "mail", expected email, number, range; write "email".

1 page(s), 2 island(s), 5 error(s), 0 warning(s), 1 hint(s).`,
} as const

describe.each(['fr', 'en'] as const)('in %s', (lang) => {
  /** `script : configuration …`, without place and code. */
  const sentences = PRINTED[lang].split('\n').flatMap((line) => / \[[\w-]+\] (.*)$/.exec(line)?.[1] ?? [])

  test('as text', async () => expect((await check('--lang', lang, PAGE)).out).toBe(PRINTED[lang]))

  test('as JSON', async () => {
    const { findings } = await reportOf('--lang', lang, PAGE)
    expect(
      findings.map(({ element, message }) => `${element}${lang === 'fr' ? ' :' : ':'} ${message}`),
    ).toEqual(sentences)
  })

  test('as SARIF', async () => {
    const [run] = JSON.parse((await check('--sarif', '--lang', lang, PAGE)).out).runs
    expect(run.language).toBe(lang)
    expect(run.results.map(({ message }: { message: { text: string } }) => message.text)).toEqual(sentences)
  })

  test('for Code Quality', async () => {
    const found: { description: string }[] = JSON.parse(
      (await check('--code-quality', '--lang', lang, PAGE)).out,
    )
    expect(found.map(({ description }) => description)).toEqual(sentences)
  })
})
