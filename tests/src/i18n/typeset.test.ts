/**
 * French typography is for what is shown of our own French texts: keys, translations, values and English stay as they
 * are.
 */
import { beforeEach, describe, expect, test } from 'vitest'
import type { Engine } from '../../../src/engine/engine'
import { sayWith } from '../../../src/i18n/say'
import { typeset } from '../../../src/i18n/typeset'
import { startOn } from '../../helpers/engine'
import { anyAddress, fc, runs } from '../../helpers/property'
import { translate as arrive } from '../../helpers/translate'

describe('a text is set', () => {
  test.each([
    ['Aucune adresse trouvée !', 'Aucune adresse trouvée\u202f!'],
    ['Voulez vous supprimer cet élément ?', 'Voulez vous supprimer cet élément\u202f?'],
    ['Page relue ; rien.', 'Page relue\u202f; rien.'],
    ['Retour : {title}', 'Retour\u00a0: {title}'],
    ['« {text} » est là', '«\u00a0{text}\u00a0» est là'],
    ['agrandie à {percent} %', 'agrandie à {percent}\u202f%'],
    ["Veuillez patienter s'il vous plait...", 'Veuillez patienter s’il vous plait…'],
    ["jusqu'à {date}, qu'{name}", 'jusqu’à {date}, qu’{name}'],
  ])('%s', (text, shown) => expect(typeset(text)).toBe(shown))

  test.each([
    'à 12:30, le 1:2',
    'https://exemple.fr/a?b=1;c!d%20e',
    '%s sur %s',
    '{field}: {message}',
    'Réponse de 100% à {n}%',
    '{current}/{total}',
  ])('%s stays as it is', (text) => expect(typeset(text)).toBe(text))

  test('and set again, it stays as it is', () =>
    fc.assert(
      fc.property(
        fc
          .string({ unit: fc.constantFrom(..." '.:;?!«»%aé{}\u00a0\u202f") })
          .filter((text) => !text.includes('....')),
        (text) => {
          expect(typeset(typeset(text))).toBe(typeset(text))
        },
      ),
      runs(5_000),
    ))

  test('nothing but spaces, apostrophes and dots changes', () => {
    const bare = (text: string) => text.replace(/[\s'’]|…|\.{3}/g, '')
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(bare(typeset(text))).toBe(bare(text))
      }),
    )
  })
})

describe('what is said', () => {
  const messages = {
    fr: { found: "C'est trouvé : {value} ?", plain: "Aujourd'hui !" },
    en: { found: "It's found : {value} ?", plain: "Today's !" },
  }
  let engine: Engine
  const say = (...given: Parameters<ReturnType<typeof sayWith<(typeof messages)['fr']>>>) =>
    sayWith(messages, engine)(...given)

  beforeEach(async () => {
    engine = await startOn('<main></main>')
  })

  test('is set, and values in it are not, whatever they hold', () =>
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), anyAddress, fc.constantFrom('12:30', "l'an ? 5 %", '...')),
        (value) => {
          expect(say('found', { value })).toBe(`C’est trouvé\u00a0: ${value}\u202f?`)
        },
      ),
    ))

  test('is asked for by its key as it stands', () => {
    say('plain')
    expect([...engine.asked]).toContain("Aujourd'hui !")
  })

  test('as the site translates it, is the site’s own', () => {
    arrive(engine, { "Aujourd'hui !": "Ce jour d'hui !" })
    expect(say('plain')).toBe("Ce jour d'hui !")
  })

  test('of a text that the site gives for itself, is set', () => {
    arrive(engine, { "Aujourd'hui !": "Aujourd'hui !" })
    expect(say('plain')).toBe('Aujourd’hui\u202f!')
  })

  test('in English is the English text', () => {
    engine.config.lang = 'en'
    expect(say('plain')).toBe("Today's !")
  })

  test('on a page in another language is the French text, set', () => {
    engine.config.lang = 'de'
    expect(say('plain')).toBe('Aujourd’hui\u202f!')
  })

  test('with `typography: false` is the text as it stands', () => {
    engine.config.typography = false
    expect(say('plain')).toBe("Aujourd'hui !")
  })

  test('a text of the page’s own scripts is the page’s', () =>
    expect(engine.t("L'atelier : {n} ?", { n: 1 }, { learn: {} })).toBe("L'atelier : 1 ?"))
})
