import { expect, test } from 'vitest'
import { placeOf } from '../../legacy-compat/globals'
import { anyAddress, fc } from '../helpers/property'

const site = 'https://vitrea.example'
const own = `${site}/assets/ilots/ilots.js`
/** As recorded; addresses of the site put in. */
const recorded: readonly (readonly [
  what: string,
  stack: string,
  place: readonly [string, number, number],
])[] = [
  [
    'Chromium, a function of a file',
    `Error\n    at h (${own}:2:1811)\n    at get (${own}:2:2602)\n    at prepare (${site}/js/site.js?v=3:41:7)\n    at HTMLDocument.<anonymous> (${site}/js/site.js?v=3:60:3)`,
    [`${site}/js/site.js?v=3`, 41, 7],
  ],
  [
    'Chromium, the top of an inline script',
    `Error\n    at get (${own}:2:2602)\n    at ${site}/contact/:18:9`,
    [`${site}/contact/`, 18, 9],
  ],
  [
    'Chromium, an inline handler',
    `Error\n    at get (${own}:2:2602)\n    at HTMLAnchorElement.onclick (${site}/contact/:30:1)`,
    [`${site}/contact/`, 30, 1],
  ],
  [
    'Chromium, a constructor called by one of ours',
    `Error\n    at get (${own}:2:2602)\n    at new Menu (${site}/js/menu(2).js:3:12)\n    at Array.forEach (<anonymous>)`,
    [`${site}/js/menu(2).js`, 3, 12],
  ],
  [
    'Chromium, evaluated text: who evaluates it',
    `Error\n    at get (${own}:2:2602)\n    at eval (eval at load (${site}/js/old.js:7:5), <anonymous>:1:1)`,
    [`${site}/js/old.js`, 7, 5],
  ],
  [
    'Firefox, a function of a file',
    `h@${own}:2:1811\nget@${own}:2:2602\nprepare@${site}/js/site.js:41:7\n@${site}/js/site.js:60:3\n`,
    [`${site}/js/site.js`, 41, 7],
  ],
  [
    'Firefox, an anonymous function',
    `get@${own}:2:2602\n@${site}/contact/:18:9\n`,
    [`${site}/contact/`, 18, 9],
  ],
  [
    'Firefox, an address with @',
    `get@${own}:2:2602\nb/<@${site}/npm/old@1.2/x.js:4:2\n`,
    [`${site}/npm/old@1.2/x.js`, 4, 2],
  ],
  [
    'Firefox, evaluated text: who evaluates it',
    `get@${own}:2:2602\n@${site}/js/old.js line 7 > eval:1:1\nload@${site}/js/old.js:7:5\n`,
    [`${site}/js/old.js`, 7, 5],
  ],
  [
    'Safari, global code',
    `get@${own}:2:2602\nglobal code@${site}/contact/:18:9`,
    [`${site}/contact/`, 18, 9],
  ],
  ['the console', `Error\n    at get (${own}:2:2602)\n    at <anonymous>:1:1`, ['', 0, 0]],
  ['a page that has taken stacks away', '', ['', 0, 0]],
]

test.each(recorded)('%s', (_, stack, place) => expect(placeOf(stack)).toEqual(place))

test('whatever Error.stack is, it does not throw', () => {
  fc.assert(
    fc.property(fc.anything(), (stack) => {
      // What has no text (an object without a prototype) is no stack of any browser's.
      fc.pre(typeof stack !== 'object' && typeof stack !== 'symbol')
      expect(placeOf(stack)).toHaveLength(3)
    }),
  )
})

test('any address, line and column are read back, in both forms', () => {
  fc.assert(
    fc.property(anyAddress, fc.nat(), fc.nat(), (file, line, column) => {
      // A longer one is left unread: a stack may hold anything, and is read in a time that its length bounds.
      fc.pre(file.length < 300)
      const frame = `${file}:${line}:${column}`
      expect(placeOf(`Error\n    at get (${own}:1:1)\n    at run (${frame})`)).toEqual([file, line, column])
      expect(placeOf(`get@${own}:1:1\nrun@${frame}\n`)).toEqual([file, line, column])
    }),
  )
})
