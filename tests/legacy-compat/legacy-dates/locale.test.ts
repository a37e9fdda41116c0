// @ts-nocheck: written as page scripts of that time, which have no types.
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { kit } from '../../../legacy-compat/kit'
import { create } from '../../../legacy-compat/legacy-dates/mount'
import { startOn } from '../../helpers/engine'
import { installPart } from '../../helpers/legacy-parts'

const page = await installPart('Locale')
const { Locale } = page
const { lang } = window.MooTools
beforeEach(() => Locale.use('fr-FR'))

test.each([
  ['', 'fr-FR'],
  ['en-GB', 'en-US'],
  ['fr-CA', 'fr-FR'],
])('a page in «%s» begins in %s', async (lang, expected) => {
  document.documentElement.lang = lang
  const { globals } = await create(await startOn(''), kit)
  document.documentElement.lang = ''
  expect(globals.Locale.getCurrent().name).toBe(expected)
})

test('who asks again is given the same languages', async () => {
  const engine = await startOn('')
  expect((await create(engine, kit)).globals.Locale).toBe((await create(engine, kit)).globals.Locale)
})

test('another language is used, its listeners are told, and one that nobody defined changes nothing', () => {
  const told = vi.fn()
  Locale.addEvent('change', told)
  expect(Locale.use('en-US').getCurrent().name).toBe('en-US')
  Locale.use('xx-XX')
  expect(told.mock.calls.map(([locale]) => locale.name)).toEqual(['en-US'])
  expect(Locale.list().slice(0, 2)).toEqual(['en-US', 'fr-FR'])
})

test('scripts add texts, functions and whole sets; what is missing is English', () => {
  Locale.define('fr-FR', 'Site', { hello: 'Bonjour', items: (count) => `${count} articles` })
  Locale.define('en-US', 'Site', 'bye', 'Bye')
  expect([
    Locale.get('Site.hello'),
    Locale.get('Site.items', 3),
    Locale.get('Site.bye'),
    Locale.get('Site.no'),
  ]).toEqual(['Bonjour', '3 articles', 'Bye', ''])
  const set = Locale.get('Site')
  expect(set.hello).toBe('Bonjour')
  set.hello = 'x'
  expect(Locale.get('Site.hello')).toBe('Bonjour')
})

test('a language inherits from others, in circles too', () => {
  Locale.define('nl-NL').inherit('en-US')
  Locale.define('EU').inherit('World')
  Locale.define('World', 'Number', { bar: 'foo' }).inherit('EU')
  Locale.inherit('nl-NL', 'EU', 'Number').use('nl-NL')
  expect([Locale.get('Number.bar'), Locale.get('Number.none')]).toEqual(['foo', ''])
})

test('names that lead to prototypes are no keys', () => {
  Locale.define('fr-FR', '__proto__', { polluted: true })
  Locale.define('__proto__', 'polluted', 'key', 1)
  expect([{}.polluted, Locale.get('constructor.name'), Locale.get('Date.__proto__')]).toEqual([
    undefined,
    '',
    '',
  ])
})

test('MooTools.lang of 1.2 is the same', () => {
  lang.set('en-GB', 'Site', { hello: 'Hello' }).set('en-AU', 'cascade', ['en-GB']).setLanguage('en-AU')
  expect([lang.get('Site', 'hello'), lang.getCurrentLanguage(), Locale.getCurrent().name]).toEqual([
    'Hello',
    'en-AU',
    'en-AU',
  ])
})

describe('numbers', () => {
  test.each([
    [1235432.163, { decimals: 1, group: '.', decimal: ',', suffix: '+', prefix: '-' }, '-1.235.432,2+'],
    [-20000, undefined, '-20,000'],
    [-20000, { negative: { prefix: '_', suffix: '^' } }, '_20,000^'],
    [123.456, { decimals: 0 }, '123'],
    [123456789, { precision: 4, scientific: false }, '123,500,000'],
    [12, { precision: 4, scientific: false }, '12.00'],
    [1.2345e30, { scientific: false }, `1,234,500${',000'.repeat(8)}`],
    [1.234345e-30, { scientific: false }, `0.${'0'.repeat(29)}1234345`],
  ])('%d as %j', (number, options, expected) => {
    Locale.use('en-US')
    expect(number.format(options)).toBe(expected)
  })

  test('amounts and shares', () => {
    Locale.use('en-US')
    expect([(2000).formatCurrency(), (-2000).formatCurrency(0), (50.123).formatPercentage(1)]).toEqual([
      '$ 2,000.00',
      '$ -2,000',
      '50.1%',
    ])
    Locale.use('fr-FR')
    expect([(2000).formatCurrency(), (50.123).formatPercentage()]).toEqual([
      '2\u202f000,00\u00a0€',
      '50,12\u00a0%',
    ])
  })
})
