/** Texts are written again when translations change them, and only then: what is written again is announced again. */
import { beforeEach, describe, expect, test } from 'vitest'
import type { Engine } from '../../../src/engine/engine'
import { renderTranslated, sayWith } from '../../../src/i18n/say'
import { failureNotice } from '../../../src/ui/failure-notice'
import { find, startOn } from '../../helpers/engine'
import { translate as arrive } from '../../helpers/translate'

const messages = {
  fr: { failed: 'Le contenu n’est pas venu.', retry: 'Réessayer' },
  en: { failed: 'The content has not come.', retry: 'Try again' },
}
let engine: Engine

const translate = (traductions: Record<string, string>) => arrive(engine, traductions)

describe.each(['fr', 'en'] as const)('on a page in %s', (lang) => {
  let said: string[]

  beforeEach(async () => {
    document.documentElement.lang = lang
    engine = await startOn('<main></main>')
    engine.config.lang = lang
    said = []
    const say = sayWith(messages, engine)
    renderTranslated(engine, new AbortController().signal, () => said.push(say('failed')))
  })

  test('a table without our texts changes nothing', () => {
    translate({ Connexion: 'Anmelden' })
    expect(said).toEqual([messages[lang].failed])
  })

  test('a translation is said, and once', () => {
    translate({ [messages.fr.failed]: 'Nichts' })
    translate({ [messages.fr.failed]: 'Nichts', Connexion: 'Anmelden' })
    expect(said).toEqual([messages[lang].failed, 'Nichts'])
  })

  test('one that is taken back, too', () => {
    translate({ [messages.fr.failed]: 'Nichts' })
    translate({})
    expect(said).toEqual([messages[lang].failed, 'Nichts', messages[lang].failed])
  })

  test('the French text for itself is no translation, and nothing is said again', () => {
    translate({ [messages.fr.failed]: messages.fr.failed })
    expect(said).toEqual([messages[lang].failed])
    expect(sayWith(messages, engine)('failed')).toBe(messages[lang].failed)
  })

  test('an alert keeps its words, which would be spoken twice', () => {
    const { signal } = new AbortController()
    const say = sayWith(messages, engine)
    failureNotice(
      { page: engine, signal, say },
      (notice) => find('main').append(notice),
      () => {},
    )
    const words = find('[role="alert"] p').firstChild
    translate({ Connexion: 'Anmelden' })
    expect(find('[role="alert"] p').firstChild).toBe(words)
    translate({ [messages.fr.failed]: 'Nichts' })
    expect(find('[role="alert"] p').textContent).toBe('Nichts')
  })
})

test('an unknown key is refused by name, with those that there are', async () => {
  engine = await startOn('<main></main>')
  const say = sayWith(messages, engine) as (key: string) => string
  expect(() => say('faild')).toThrow('say refusé : reçu « faild », attendu failed, retry.')
  expect(() => say('faild')).toThrow(expect.objectContaining({ code: 208 }))
})
