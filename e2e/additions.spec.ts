// @ts-nocheck: what runs in the page is written as page scripts of that time, which have no types.
import { readFileSync } from 'node:fs'
import { expect, open, test } from './test'

/** The page of 2009 loads `ilots.legacy.js`; the site's own file of additions, and a plugin, follow the tag. */
const PAGE = '/actualites/archives-2009'
const FILE = 'node_modules/mootools-more/lib/mootools-more-1.5.2.js'

/** A plugin of the site's, which has names of ours. */
const PLUGIN = `
  var Swiff = new Class({ mine: true });
  Fx.Elements = new Class({ Extends: Fx, mine: true });
  Hash.Cookie = new Class({ Extends: Cookie, mine: true });
  var early = {
    keys: Event.Keys.enter,
    type: Slick.parse('keydown:keys(shift+a)').expressions[0][0],
    nothing: $$('..').length + $$(':not(').length + $$('#').length
  };
`

test.beforeEach(async ({ page }) => {
  // As it is published there, a file that is for servers, two of its parts run into one another: no semicolon stands
  // between.
  const additions = readFileSync(FILE, 'utf8').replaceAll(/^\}\)\(\)$/gm, '})();')
  await page.route('**/additions.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: additions }),
  )
  await page.route('**/plugin.js', (route) => route.fulfill({ contentType: 'text/javascript', body: PLUGIN }))
  await page.route(`**${PAGE}`, async (route) => {
    const response = await route.fetch()
    const html = await response.text()
    const nonce = /nonce="([^"]+)"/.exec(html)?.[1]
    const tags = ['additions', 'plugin'].map((name) => `<script src="/${name}.js" nonce="${nonce}"></script>`)
    const body = html.replace(/<script[^>]*ilots\.legacy\.js[^>]*><\/script>/, (tag) => tag + tags.join(''))
    await route.fulfill({ response, body })
  })
})

test('the original’s additions run after the tag', { tag: '@daily' }, async ({ page }) => {
  await open(page, PAGE)
  const found = await page.evaluate(() => {
    const { Class, Color, Date: Dates, Hash, Locale, MooTools, Options, Table } = window
    const Counter = new Class({
      Implements: Options,
      Binds: 'count',
      options: { step: 2 },
      total: 0,
      initialize(options) {
        this.setOptions(options)
      },
      count() {
        this.total += this.options.step
        return this.total
      },
    })
    const { count } = new Counter({ step: 3 })
    Class.refactor(Counter, {
      count() {
        return -this.previous()
      },
    })
    Locale.use('en-US')
    const table = new Table()
    table.set(document.body, 'body')
    return {
      version: MooTools.More.version,
      bound: count(),
      refactored: new Counter().count(),
      date: new Dates(2009, 4, 1).format('%Y-%m-%d'),
      parsed: Dates.parse('2009-05-01').getMonth(),
      message: Locale.get('Date.months')[4],
      query: 'a=1&b[c]=2'.parseQueryString(),
      amount: (1234.5).format({ decimals: 2, group: ' ', decimal: ',' }),
      mixed: new Color('#000').mix('#fff').hex,
      path: Object.getFromPath({ a: { b: 1 } }, 'a.b'),
      hash: new Hash({ a: { b: 2 } }).getFromPath('a.b'),
      table: table.get(document.body),
      unique: [1, 1, 2].unique(),
      listed: Object.keys([]).length,
    }
  })
  expect(found).toEqual({
    version: '1.5.2',
    bound: 3,
    refactored: -2,
    date: '2009-05-01',
    parsed: 4,
    message: 'May',
    query: { a: '1', b: { c: '2' } },
    amount: '1 234,50',
    mixed: '#7f7f7f',
    path: 1,
    hash: 2,
    table: 'body',
    unique: [1, 2],
    listed: 0,
  })
})

test('names that the page’s files define stay theirs once the rest of ours is here, and what they read early is there', async ({
  page,
}) => {
  await open(page, PAGE)
  // `domready` comes after the code.
  const found = await page.evaluate(
    () =>
      new Promise((done) => {
        window.addEvent('domready', () => {
          const { early, Fx, Hash, Swiff } = window
          done({
            theirs: [Swiff, Fx.Elements, Hash.Cookie].map(({ prototype }) => prototype.mine),
            ours: typeof Fx.Scroll.prototype.toElement,
            keys: early.keys,
            type: [early.type.tag, early.type.pseudos],
            nothing: early.nothing,
          })
        })
      }),
  )
  expect(found).toEqual({
    theirs: [true, true, true],
    ours: 'function',
    keys: 13,
    type: ['keydown', [{ key: 'keys', value: 'shift+a' }]],
    nothing: 0,
  })
})
