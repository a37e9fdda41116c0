import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Reports } from '../../../src/contracts/page'
import { resolveConfig } from '../../../src/engine/config'
import { makeReporter } from '../../../src/engine/reporter'
import { complaints } from '../../helpers/engine'

let report: Reports
beforeEach(() => {
  complaints()
  report = makeReporter(() => {})
})

function tag(attributes: string): HTMLElement {
  const box = document.createElement('div')
  box.innerHTML = `<script ${attributes}></script>`
  return box.firstElementChild as HTMLElement
}

function inPage(json: string): void {
  const script = document.createElement('script')
  Object.assign(script, { type: 'application/json', id: 'ilots-config', textContent: json })
  document.head.append(script)
}

const inWindow = (value: unknown) => vi.stubGlobal('IlotsConfig', value)
const messages = () => report.errors.map(({ message }) => message)

describe('defaults', () => {
  test('are those of the contract', () =>
    expect(resolveConfig(null, report)).toEqual({
      product: 'ilots',
      platform: 'platform',
      site: 'site',
      lang: 'fr',
      windowName: 'ilots',
      session: { hash: '' },
      identite: {},
      loader: {},
      recaptcha: null,
      analytics: { consent: false },
      markers: {},
      islands: null,
      endpoints: {},
      translations: true,
      navbar: [],
      typography: true,
      trustOldHtml: false,
      content: '[data-ilots-content]',
      contentIslands: [],
      inspector: 'off',
      warm: 'near',
      base: '',
    }))

  test('the language is the page’s', () => {
    document.documentElement.lang = 'en-GB'
    expect(resolveConfig(null, report).lang).toBe('en-GB')
  })

  test.each([
    ['en_GB', 'en-GB'],
    ['EN', 'en'],
    ['fr_FR.UTF-8', 'fr-FR'],
    [' fr-ca ', 'fr-CA'],
    ['', 'fr'],
  ])('the language %j is %s, and says nothing', (written, lang) => {
    document.documentElement.lang = written
    expect(resolveConfig(null, report).lang).toBe(lang)
    expect(new Intl.DateTimeFormat(resolveConfig(null, report).lang)).toBeDefined()
    expect(report.errors).toEqual([])
  })

  test.each(['??', 'fr-x', 'fr-FR-', 'français'])(
    'the language %j is French, and says so once',
    (written) => {
      document.documentElement.lang = written
      expect(resolveConfig(null).lang).toBe('fr')
      expect(resolveConfig(null, report).lang).toBe('fr')
      expect(report.errors.map(({ message }) => message)).toEqual([
        `configuration lang (<html>) refusé : reçu « ${written} », attendu une langue comme fr ou en-GB (BCP 47) ; elle reste fr.`,
      ])
    },
  )

  test('the window is named after the product', () =>
    expect(resolveConfig(tag('data-product="acme"'), report).windowName).toBe('acme'))
})

describe('sources', () => {
  test('the page’s JSON, the global and the tag are all read', () => {
    inPage('{"site":"a","identite":{"nom":"Vitréa"}}')
    inWindow({ platform: 'b' })
    expect(resolveConfig(tag('data-window-name="c"'), report)).toMatchObject({
      site: 'a',
      platform: 'b',
      windowName: 'c',
      identite: { nom: 'Vitréa' },
    })
    expect(messages()).toEqual([])
  })

  test('the global wins over the JSON', () => {
    inPage('{"site":"json"}')
    inWindow({ site: 'global' })
    expect(resolveConfig(null, report).site).toBe('global')
  })

  test('the tag wins over the global', () => {
    inWindow({ site: 'global' })
    expect(resolveConfig(tag('data-site="tag"'), report).site).toBe('tag')
  })

  test('the session’s hash is `session.hash` or `data-session-hash`', () => {
    inWindow({ session: { hash: 'h1' } })
    expect(resolveConfig(null, report).session).toEqual({ hash: 'h1' })
    expect(resolveConfig(tag('data-session-hash="h2"'), report).session).toEqual({ hash: 'h2' })
  })

  test('a missing or null value is not given', () => {
    inWindow({ site: null, lang: undefined, markers: null })
    expect(resolveConfig(null, report)).toMatchObject({ site: 'site', lang: 'fr', markers: {} })
    expect(messages()).toEqual([])
  })

  test('the values are not copied into the source', () => {
    const source = Object.freeze({ product: 'acme' })
    inWindow(source)
    expect(resolveConfig(null, report).product).toBe('acme')
  })
})

describe('what another script has put into Object.prototype', () => {
  const polluted = ['siteKey', 'src', 'session', 'product', 'target', 'logo', 'autocomplete'] as const
  afterEach(() => {
    for (const name of polluted) Reflect.deleteProperty(Object.prototype, name)
  })

  test.each([{}, { recaptcha: { version: '3' }, loader: {}, analytics: {}, identite: {}, endpoints: {} }])(
    'is no part of the configuration %j',
    (given) => {
      for (const name of polluted)
        Object.defineProperty(Object.prototype, name, { value: '/x', configurable: true, writable: true })
      inWindow(given)
      const config = resolveConfig(null, report)
      expect([config.product, config.session.hash]).toEqual(['ilots', ''])
      const inner = [config.recaptcha, config.loader, config.analytics, config.identite, config.endpoints]
      for (const each of inner)
        for (const name of polluted) expect(Object(each)[name]).toBe(each ? undefined : '/x')
      expect(messages()).toEqual([])
    },
  )
})

describe('the functions of the menu’s navbars', () => {
  test('are a list of names', () => {
    inPage('{"navbar":["monBandeau","mesHoraires"]}')
    expect(resolveConfig(null, report).navbar).toEqual(['monBandeau', 'mesHoraires'])
    expect(messages()).toEqual([])
  })

  test.each([{ navbar: 'monBandeau' }, { navbar: 1 }, { navbar: { a: 'b' } }])(
    '%j is refused by name, and there are none',
    (given) => {
      inWindow(given)
      expect(resolveConfig(null, report).navbar).toEqual([])
      expect(messages()).toEqual([
        expect.stringMatching(/configuration navbar \(IlotsConfig\) refusé : .* attendu une liste/),
      ])
    },
  )

  test('a list is nothing for another key', () => {
    inWindow({ markers: ['a'] })
    expect(resolveConfig(null, report).markers).toEqual({})
    expect(messages()).toEqual([expect.stringContaining('attendu un objet')])
  })
})

test.each([[['form']], [{ except: ['form'] }], [{ except: 'form' }]])(
  'islands may be %j, whatever came before',
  (islands) => {
    inPage('{"islands":["lightbox"]}')
    inWindow({ islands })
    expect(resolveConfig(null, report).islands).toEqual(islands)
    expect(messages()).toEqual([])
  },
)

test.each(['form', 1, true])('islands that are %j are refused', (islands) => {
  inWindow({ islands })
  expect(resolveConfig(null, report).islands).toBeNull()
  expect(messages()).toHaveLength(1)
})

describe('the address of a call', () => {
  test('is a path, or an address of this site', () => {
    const endpoints = { menu: '/api/menu?x=1', block: `${location.origin}/bloc` }
    inWindow({ endpoints })
    expect(resolveConfig(null, report).endpoints).toEqual(endpoints)
    expect(messages()).toEqual([])
  })

  test.each([
    12,
    null,
    '',
    'api/menu',
    '//autre.example/menu',
    'https://autre.example/menu',
    '/\\autre.example',
  ])('that is %j is refused by its name, and its neighbour stays', (menu) => {
    inWindow({ endpoints: { menu, block: '/bloc' } })
    expect(resolveConfig(null, report).endpoints).toEqual({ block: '/bloc' })
    expect(messages()).toEqual([
      `configuration endpoints.menu refusé : reçu « ${menu} », attendu un chemin de ce site, qui commence par /.`,
    ])
  })
})

test('typography is on, or off', () => {
  inWindow({ typography: false })
  expect(resolveConfig(null, report).typography).toBe(false)
  expect(messages()).toEqual([])
  inWindow({ typography: 'non' })
  expect(resolveConfig(null, report).typography).toBe(true)
  expect(messages()).toEqual([expect.stringContaining('attendu true ou false')])
})

describe('a bad value', () => {
  test.each([
    ['product', '2 fois', 'ilots'],
    ['product', 12, 'ilots'],
    // `mon-garageModal()` is no call.
    ['product', 'mon-garage', 'ilots'],
    ['platform', 'une plateforme', 'platform'],
    ['platform', '..', 'platform'],
    ['site', 'a/../b', 'site'],
    ['site', 'a b', 'site'],
    ['lang', 'français', 'fr'],
    ['windowName', {}, 'ilots'],
    ['warm', 'chaud', 'near'],
    ['inspector', 'toujours', 'off'],
    ['identite', 'Vitréa', {}],
    ['identite', ['Vitréa'], {}],
    ['loader', true, {}],
    ['recaptcha', 'clé', null],
    ['analytics', 1, { consent: false }],
    ['markers', '.bloc', {}],
    ['typography', 'false', true],
    ['typography', 0, true],
    ['typography', {}, true],
    ['trustOldHtml', 'true', false],
  ])('%s %j is reported by name and its default is used', (key, value, fallback) => {
    inWindow({ [key]: value })
    expect(resolveConfig(null, report)).toHaveProperty(key, fallback)
    expect(messages()).toHaveLength(1)
    expect(messages()[0]).toContain(`configuration ${key} (IlotsConfig) refusé : reçu « `)
    expect(report.errors[0]?.code).toBe('ILOTS-101')
  })

  test('that is an unknown key is named, with the known ones', () => {
    inWindow({ couleur: 'bleu' })
    resolveConfig(null, report)
    expect(messages()[0]).toMatch(
      /^configuration couleur \(IlotsConfig\) refusé : reçu « bleu », attendu une clé parmi .*product/,
    )
  })

  test.each(['toString', 'constructor', '__proto__'])(
    '%s, which every object inherits, is an unknown key too',
    (key) => {
      inPage(`{"${key}":"x","site":"ok"}`)
      expect(resolveConfig(null, report).site).toBe('ok')
      expect(messages()[0]).toContain(`configuration ${key} (#ilots-config) refusé`)
    },
  )

  test('does not take the other values of its source away', () => {
    inWindow({ product: '!', site: 'ok' })
    expect(resolveConfig(null, report)).toMatchObject({ product: 'ilots', site: 'ok' })
  })

  test('leaves what an earlier source gave', () => {
    inPage('{"site":"ok"}')
    inWindow({ site: 'a b' })
    expect(resolveConfig(null, report).site).toBe('ok')
  })

  test('a session that is no object is named', () => {
    inWindow({ session: 'abc' })
    expect(resolveConfig(null, report).session).toEqual({ hash: '' })
    expect(messages()[0]).toContain('configuration session (IlotsConfig) refusé')
  })

  test('a hash that is no text is named', () => {
    inWindow({ session: { hash: 12 } })
    expect(resolveConfig(null, report).session).toEqual({ hash: '' })
    expect(messages()[0]).toContain('configuration session.hash (IlotsConfig) refusé')
  })

  test('a source that is no object is named', () => {
    inWindow('product=acme')
    expect(resolveConfig(null, report).product).toBe('ilots')
    expect(messages()[0]).toContain(
      'configuration IlotsConfig refusé : reçu « product=acme », attendu un objet',
    )
  })

  test('JSON that is broken is named, and the other sources are read', () => {
    inPage('{"site":')
    expect(resolveConfig(tag('data-site="ok"'), report).site).toBe('ok')
    expect(messages()[0]).toContain(
      'configuration #ilots-config refusé : reçu « {"site": », attendu du JSON (',
    )
  })

  test('is reported once when the sources are read again', () => {
    inPage('{"site":')
    inWindow({ product: '!' })
    resolveConfig(null)
    resolveConfig(null, report)
    expect(messages()).toHaveLength(2)
  })
})

describe('what content can write is no source', () => {
  const named = (html: string) => {
    document.body.innerHTML = html
  }
  test.each([
    ['a paragraph', '<p id="ilots-config">{"site":"evil"}</p>'],
    ['a script of another type', '<script id="ilots-config" type="text/plain">{"site":"evil"}</script>'],
    ['a template', '<template id="ilots-config" type="application/json">{"site":"evil"}</template>'],
  ])('%s, which is told once', (_, html) => {
    named(html)
    expect(resolveConfig(null).site).toBe('site')
    expect(resolveConfig(null, report).site).toBe('site')
    expect(messages()).toEqual([
      expect.stringMatching(/#ilots-config.*reçu.*<script type="application\/json">/),
    ])
  })

  test('one before the real one hides nothing', () => {
    named('<p id="ilots-config">{"site":"evil"}</p>')
    const script = document.createElement('script')
    Object.assign(script, { type: 'application/json', id: 'ilots-config', textContent: '{"site":"vrai"}' })
    document.body.append(script)
    expect(resolveConfig(null, report).site).toBe('vrai')
    expect(messages()).toEqual([])
  })

  test('an image is no tag', () => {
    const image = Object.assign(document.createElement('img'), { name: 'currentScript' })
    image.dataset.site = 'evil'
    expect(resolveConfig(image, report).site).toBe('site')
  })

  test('an object of the browser’s, as two anchors of one name are, is no IlotsConfig', () => {
    named('<a></a>')
    inWindow(document.querySelectorAll('a'))
    expect(resolveConfig(null, report).site).toBe('site')
    expect(messages()).toEqual([expect.stringMatching(/IlotsConfig.*attendu un objet/)])
  })
})

test('a selector of content that cannot be read is named, and the default stands', () => {
  inWindow({ content: '[[' })
  expect(resolveConfig(null, report).content).toBe('[data-ilots-content]')
  expect(messages()).toEqual([expect.stringMatching(/content \(IlotsConfig\).*« \[\[ ».*sélecteur/)])
})

describe('base', () => {
  test.each([
    '/',
    '/assets/ilots',
    '/assets/ilots/',
    'https://fichiers.example/ilots/7.1/',
    'http://a.example:8080/',
  ])('is a folder: %s', (base) => {
    inWindow({ base })
    expect(resolveConfig(null, report).base).toBe(base)
    expect(messages()).toEqual([])
  })

  test.each([
    '',
    'assets/ilots/',
    './',
    '//ailleurs.example/',
    '/\\ailleurs.example/',
    'javascript:alert(1)//',
    'data:text/javascript,x/',
    'https://fichiers.example',
    'https://moi@fichiers.example/',
    '/assets/ilots/?v=7',
    '/assets/ilots/ilots.js',
  ])('is none: %j', (base) => {
    inWindow({ base })
    expect(resolveConfig(null, report).base).toBe('')
    expect(messages()).toEqual([
      `configuration base (IlotsConfig) refusé : reçu « ${base} », attendu le dossier d’ilots.js, comme /assets/ilots/ ou https://…/ilots/.`,
    ])
  })

  test('the nearest source wins', () => {
    inPage('{"base":"/page/"}')
    expect(resolveConfig(null, report).base).toBe('/page/')
    inWindow({ base: '/global/' })
    expect(resolveConfig(null, report).base).toBe('/global/')
    expect(resolveConfig(tag('data-base="/tag/"'), report).base).toBe('/tag/')
  })

  test.each([
    ['marked as content', 'data-ilots-content', {}],
    ['that the configuration selects as content', 'class="texte"', { content: '.texte' }],
  ])('is not taken from what is %s', (_, attribute, more) => {
    document.body.innerHTML = `<div ${attribute}><script type="application/json" id="ilots-config">{"base":"https://ailleurs.example/","site":"a"}</script></div>`
    inWindow(more)
    expect(resolveConfig(null, report)).toMatchObject({ base: '', site: 'a' })
    expect(messages()).toEqual([
      expect.stringMatching(/base \(#ilots-config\) refusé.*attendu hors d’un contenu/),
    ])
    inWindow({ ...more, base: '/global/' })
    expect(resolveConfig(null, report).base).toBe('/global/')
  })
})
