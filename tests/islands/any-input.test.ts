/** Whatever a page, an answer, a visitor or another script has written, it is read, or refused by a sentence that names it. */
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { watchChoice } from '../../islands/autocomplete/choice'
import type { AutocompleteContext } from '../../islands/autocomplete/context'
import { readItems } from '../../islands/autocomplete/replies'
import type { Settings } from '../../islands/autocomplete/settings'
import type { BookingContext } from '../../islands/booking/context'
import { readPlace, readVehicle } from '../../islands/booking/replies'
import { keep, recall } from '../../islands/booking/under-way'
import { addressWith, loadMoreUrl, readComment, refreshUrl } from '../../islands/content-block/refresh-url'
import type { ElementContext } from '../../islands/element-form/context'
import { Drafts } from '../../islands/element-form/drafts'
import { island as hashScroll } from '../../islands/hash-scroll/mount'
import { groupOf, readSlides } from '../../islands/lightbox/read-slides'
import { recentSearches } from '../../islands/mini-search/recent-searches'
import { readReply } from '../../islands/my-elements/replies'
import { readParams } from '../../islands/popup/read-params'
import { decodeUrl } from '../../islands/share/decode-url'
import { compareKeys, keysOf } from '../../islands/sortable-table/keys'
import { cookieGlobals } from '../../legacy-compat/cookies'
import { references } from '../../scripts/reference/references'
import { resolveConfig } from '../../src/engine/config'
import { makeReporter } from '../../src/engine/reporter'
import { type AttributeSchema, attributeNames, readAttributes } from '../../src/island/attributes'
import type { Config } from '../../src/island/config'
import type { Slot } from '../../src/island/descriptor'
import { isIlotsError } from '../../src/island/errors'
import type { Page } from '../../src/island/page'
import { replacement, replaceWithHtml } from '../../src/server/replaced'
import { Kept } from '../../src/storage/kept'

/** A tenth every day; all of them by `npm run test:all`. */
const RUNS = { numRuns: Number(process.env.RUNS ?? 1_000) }
const PATIENCE = 120_000

const words = (...list: string[]) =>
  fc.array(fc.constantFrom(...list), { maxLength: 12 }).map((parts) => parts.join(''))
const hostile = words(
  '<',
  '>',
  '"',
  "'",
  '&',
  '{',
  '}',
  '[',
  ']',
  ':',
  ',',
  '\\',
  '\0',
  '\ud800',
  '%',
  '%E9',
  '__proto__',
  '0',
  '-1',
  '1e999',
)
const json = fc.jsonValue({ maxDepth: 3 }).map((value) => JSON.stringify(value))
const text = fc.oneof(fc.string({ unit: 'binary' }), fc.string(), hostile, json, fc.webUrl())

/** What a reader may throw: an error with a sentence. */
function readsOrRefuses(read: () => unknown): void {
  try {
    read()
  } catch (error) {
    expect(error).toBeInstanceOf(Error)
    expect(isIlotsError(error) || /^(SyntaxError|TypeError|Error)$/.test((error as Error).name)).toBe(true)
    // A misfit is put into words later.
    const { message, cause } = error as Error
    expect(message || cause).toBeTruthy()
  }
}

const every = (read: (raw: string) => unknown, given: fc.Arbitrary<string> = text) =>
  fc.assert(
    fc.property(given, (raw) => readsOrRefuses(() => read(raw))),
    RUNS,
  )

describe('attributes', () => {
  const schemas = references
    .map(({ name, attributes }) => [name, attributes as AttributeSchema] as const)
    .filter(([, schema]) => Object.keys(schema).length > 0)

  test('of many islands are tried', () => expect(schemas.length).toBeGreaterThan(20))

  test.each(schemas)(
    'of %s are read, or refused by name and value',
    (_, schema) => {
      const host = document.createElement('div')
      const names = Object.entries(schema).map(([key, attribute]) => attributeNames(key, attribute)[0] ?? '')
      fc.assert(
        fc.property(text, (raw) => {
          for (const name of names) host.setAttribute(name, raw)
          const refused: string[] = []
          const values = readAttributes(
            host,
            schema,
            (name, found, expected) => {
              expect(found).toBe(raw)
              expect(expected).not.toBe('')
              refused.push(name)
            },
            (place) => expect(names.some((name) => place.startsWith(name))).toBe(true),
          )
          for (const [key, attribute] of Object.entries(schema))
            if (refused.includes(attributeNames(key, attribute)[0] ?? ''))
              expect(values[key]).toBe(attribute.default)
        }),
        RUNS,
      )
    },
    PATIENCE,
  )
})

describe('what a page writes', () => {
  test(
    'the comment of a block',
    () => {
      const block = document.createElement('section')
      every(
        (raw) => {
          block.replaceChildren(document.createComment(`bloc ${raw}`))
          const parameters = readComment(block)
          expect(typeof parameters.url).toBe('string')
          expect(refreshUrl(parameters, [['a', raw]], 'bloc', 1)).toContain('identload=bloc_refresh1')
        },
        fc.oneof(
          text,
          fc
            .dictionary(fc.constantFrom('url', 'referer', 'search'), fc.jsonValue({ maxDepth: 1 }))
            .map((value) => JSON.stringify(value)),
        ),
      )
    },
    PATIENCE,
  )

  test('parameters of a pop-up', () => every(readParams), PATIENCE)

  test(
    'the `rel` and the address of a lightbox link, which takes no other along',
    () => {
      document.body.innerHTML = '<a rel="lightbox[a]" href="/photo.jpg"></a><a href="/photo.jpg"></a>'
      const [good, any] = document.querySelectorAll('a')
      if (!good || !any) throw new Error('two links')
      fc.assert(
        fc.property(words('lightbox', '[', ']', '-', 'a', ' ', '\\', '"'), text, (rel, href) => {
          any.setAttribute('rel', rel)
          any.setAttribute('href', href)
          groupOf(rel)
          const refuse = vi.fn()
          const { slides, index } = readSlides(good, refuse)
          expect(slides.at(index)).toMatchObject({ type: 'image', src: '/photo.jpg' })
          for (let at = 0; at < slides.length; at += 1) slides.at(at)
          for (const [link] of refuse.mock.calls) expect(link).toBe(any)
        }),
        RUNS,
      )
      document.body.replaceChildren()
    },
    PATIENCE,
  )

  test(
    'selectors of `cibles`, which take no other field along',
    () => {
      document.body.innerHTML = '<form><input><input id="ville"></form>'
      const [field, target] = document.querySelectorAll('input')
      if (!field || !target) throw new Error('two fields')
      const selector = words('#', '.', '[', ']', '=', '"', ':not(', ')', '>', ' ', 'ville', '\\')
      fc.assert(
        fc.property(fc.oneof(selector, text), text, (raw, value) => {
          const errors: string[] = []
          const error = (_: unknown, message: string) => errors.push(message)
          const context = { host: field, island: 'autocomplete', page: { report: { error } }, say: String }
          const controller = new AbortController()
          const choose = watchChoice(
            field,
            { ...context, signal: controller.signal } as unknown as AutocompleteContext,
            { value: 'value', cibles: { bad: raw, nom: '#ville' } } as unknown as Settings,
            () => false,
          )
          choose({ value: 'Brest', bad: '', nom: value })
          expect(target.value).toBe(value.replace(/[\r\n]/g, ''))
          for (const message of errors) expect(message).toContain(`« ${raw} »`)
          controller.abort()
        }),
        RUNS,
      )
      document.body.replaceChildren()
    },
    PATIENCE,
  )

  test(
    'the hash of an address',
    () => {
      document.body.innerHTML = '<p id="ici">Ici</p>'
      const { body } = document
      const before = history.length
      // happy-dom lays nothing out.
      Object.assign(document, { elementsFromPoint: () => [] })
      fc.assert(
        fc.property(fc.oneof(text, words('#', ':', '~', 'text=', '%', '%C3', 'ici', 'top')), (raw) => {
          history.replaceState(null, '', `#${raw}`)
          const controller = new AbortController()
          const slot = { host: body, island: { name: 'hash-scroll' }, signal: controller.signal }
          hashScroll.mount(slot as unknown as Slot, {} as Page)
          dispatchEvent(new Event('hashchange'))
          controller.abort()
        }),
        RUNS,
      )
      expect(history.length).toBe(before)
      history.replaceState(null, '', '/')
      body.replaceChildren()
    },
    PATIENCE,
  )

  test(
    'an address in base64: one of http or https, or none',
    () =>
      every(
        (raw) => {
          const url = decodeUrl(raw)
          if (url !== undefined) expect(new URL(url, location.href).protocol).toMatch(/^https?:$/)
        },
        fc.oneof(
          text,
          text.map((raw) => Buffer.from(raw).toString('base64')),
        ),
      ),
    PATIENCE,
  )

  test(
    'prices and dates of a table: their order is one order',
    () => {
      const cell = fc.oneof(
        words('0', '1', '9', ',', ' ', ' ', ' ', '€', '-'),
        words('01', '12', '31', '/', '2024', ' ', ':', '00'),
        fc.string(),
      )
      fc.assert(
        fc.property(fc.array(cell, { maxLength: 6 }), (cells) => {
          const keys = keysOf(cells)
          expect(keys).toHaveLength(cells.length)
          for (const one of keys)
            for (const other of keys) {
              const way = Math.sign(compareKeys(one, other, 1))
              expect(way).not.toBeNaN()
              expect(Math.sign(compareKeys(other, one, 1)) + way).toBe(0)
            }
        }),
        RUNS,
      )
    },
    PATIENCE,
  )
})

function readSuggestions(raw: string): void {
  const left: string[] = []
  for (const { value } of readItems(raw, (place) => left.push(place))) expect(typeof value).toBe('string')
}

describe('what a server answers', () => {
  test.each<[string, (raw: string) => unknown]>([
    ['of a vehicle', readVehicle],
    ['of a place', readPlace],
    ['of an element', readReply],
    ['of a field with suggestions', readSuggestions],
  ])('%s', (_, read) => every(read), PATIENCE)

  test(
    'in place of a block or a month, without touching what is around it',
    () => {
      const html = words(
        '<p>',
        '</p>',
        '<section id="bloc">',
        '</section>',
        '<script>',
        '</script>',
        '<template>',
        '<svg>',
        '<a href="javascript:1">',
        '<img src=x onerror=1>',
        '<form>',
        '<input name="id">',
        '<!--',
        '-->',
        'texte',
        '"',
        '<',
      )
      fc.assert(
        fc.property(fc.oneof(text, html), (raw) => {
          document.body.innerHTML = '<p>avant</p><section id="bloc">contenu</section><p>après</p>'
          const [before, block, after] = document.body.children as unknown as HTMLElement[]
          readsOrRefuses(() => replaceWithHtml(block as HTMLElement, replacement(raw)))
          expect(document.body.firstElementChild).toBe(before)
          expect(document.body.lastElementChild).toBe(after)
          expect(document.body.children).toHaveLength(3)
          expect(document.querySelector('script,[onerror],[href^="javascript:"]')).toBeNull()
        }),
        RUNS,
      )
      document.body.replaceChildren()
    },
    PATIENCE,
  )
})

describe('the configuration', () => {
  const KEYS = [
    'product',
    'platform',
    'site',
    'lang',
    'windowName',
    'session',
    'content',
    'inspector',
    'warm',
    'markers',
    'navbar',
    'analytics',
    'identite',
    '__proto__',
    'constructor',
    'inconnue',
  ]
  const source = fc.oneof(
    text,
    fc
      .dictionary(fc.constantFrom(...KEYS), fc.oneof(fc.jsonValue({ maxDepth: 2 }), text))
      .map((value) => JSON.stringify(value)),
  )
  afterEach(() => {
    document.head.replaceChildren()
    vi.restoreAllMocks()
  })

  test(
    'is whole, and what is wrong in it is named',
    () => {
      vi.spyOn(console, 'error').mockImplementation(() => {})
      document.head.innerHTML = '<script id="ilots-config" type="application/json"></script>'
      const script = document.querySelector('script')
      if (!script) throw new Error('a script')
      const keys = Object.keys(
        resolveConfig(
          null,
          makeReporter(() => {}),
        ),
      )
      fc.assert(
        fc.property(source, (raw) => {
          script.textContent = raw
          const report = makeReporter(() => {})
          const config = resolveConfig(null, report)
          expect(Object.keys(config)).toEqual(keys)
          for (const key of ['product', 'platform', 'site', 'lang', 'content', 'inspector', 'warm'] as const)
            expect(typeof config[key]).toBe('string')
          for (const { message } of report.errors)
            expect(message).toMatch(/^configuration .+ refusé.* : reçu « .*», attendu ./s)
        }),
        RUNS,
      )
    },
    PATIENCE,
  )
})

describe('what other scripts have written', () => {
  beforeEach(() => localStorage.clear())

  test(
    'into a cookie',
    () => {
      let cookies = ''
      const cookie = vi.spyOn(document, 'cookie', 'get').mockImplementation(() => cookies)
      fc.assert(
        fc.property(fc.array(text), text, (pairs, name) => {
          cookies = pairs.join('; ')
          expect(['string', 'object']).toContain(typeof cookieGlobals.getCookie(name))
        }),
        RUNS,
      )
      cookie.mockRestore()
    },
    PATIENCE,
  )

  test(
    'into what is kept of a session',
    () => {
      const kept = new Kept({ platform: 'p', session: { hash: 'h' } } as Config, 'searches', 'essai', 'local')
      kept.write('')
      const [key] = Object.keys(localStorage)
      const mark = localStorage.getItem(key ?? '')?.slice(0, -2)
      fc.assert(
        fc.property(text, fc.boolean(), (raw, isMarked) => {
          localStorage.setItem(key ?? '', (isMarked ? mark : '') + raw)
          const value = kept.read()
          if (value !== undefined) expect(JSON.parse(raw)).toEqual(value)
        }),
        RUNS,
      )
    },
    PATIENCE,
  )

  describe('for a session, in any shape', () => {
    const config = { platform: 'p', session: { hash: 'h' } } as Config
    const HARD = [
      null,
      true,
      0,
      -1,
      1e21,
      '',
      'adresse',
      'filter[a]',
      [],
      [['adresse', 'x']],
      { at: 1 },
      { length: 3 },
    ]
    /** The last two cannot be read by `String()`. */
    const atom = fc.constantFrom<unknown>(...HARD, { toString: 1, valueOf: 1 }, [
      { toString: null, valueOf: null },
    ])
    const any = fc.oneof(atom, fc.array(atom, { maxLength: 3 }))
    const list = fc.oneof(any, fc.array(any, { maxLength: 4 }))
    const form = document.createElement('form')
    form.innerHTML = '<input name="adresse" value="1 rue de la Paix"><input name="filter[a]" type="checkbox">'

    test(
      'a booking',
      () => {
        const context = { page: { config }, attributes: { keep: 'local' }, form } as BookingContext
        const kept = new Kept(config, 'booking', location.pathname, 'local')
        const booking = fc.record({
          day: fc.oneof(fc.constant(new Date().toDateString()), any),
          step: fc.oneof(fc.nat(5), any),
          fields: fc.oneof(list, fc.array(fc.tuple(any, any))),
          secret: list,
        })
        fc.assert(
          fc.property(fc.oneof(booking, any), (value) => {
            kept.write(value)
            for (const [name, text] of recall(context)?.fields ?? [])
              expect([typeof name, typeof text]).toEqual(['string', 'string'])
            kept.write(value)
            keep(2, context)
            expect(recall(context)?.step).toBe(2)
          }),
          RUNS,
        )
      },
      PATIENCE,
    )

    test(
      'drafts of an element',
      () => {
        const attributes = { kind: 'annonce', keep: 'local' }
        const context = { page: { config }, attributes } as unknown as ElementContext
        const kept = new Kept(config, 'element', ['annonce', location.pathname, ''].join(' '), 'local')
        const draft = fc.record({
          at: fc.oneof(fc.constant(Date.now()), any),
          fields: fc.oneof(list, fc.array(fc.tuple(any, any))),
        })
        fc.assert(
          fc.property(fc.oneof(fc.array(fc.oneof(draft, any)), any), (value) => {
            kept.write(value)
            const drafts = new Drafts(form, context)
            expect(drafts.keep()).toBe(true)
            drafts.dropOwn()
          }),
          RUNS,
        )
      },
      PATIENCE,
    )

    test(
      'recent searches',
      () => {
        const kept = new Kept(config, 'searches', 'recent', 'local')
        fc.assert(
          fc.property(list, (value) => {
            kept.write(value)
            const searches = recentSearches(kept, 'ilots')
            searches.add('verre')
            expect(searches.list()[0]).toBe('verre')
            expect(searches.list().every((term) => typeof term === 'string')).toBe(true)
          }),
          RUNS,
        )
      },
      PATIENCE,
    )
  })

  test(
    'into the address',
    () => {
      fc.assert(
        fc.property(text, text, (name, value) => {
          const url = addressWith(`https://vitrea.example/?${name}#${value}`, [[name, value]], [value])
          expect(new URL(url).origin).toBe('https://vitrea.example')
          expect(loadMoreUrl(value)).toContain('paginate=auto')
        }),
        RUNS,
      )
    },
    PATIENCE,
  )
})
