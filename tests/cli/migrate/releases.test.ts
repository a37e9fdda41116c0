/** A file of a release is known by its fingerprint, whatever it is called and without its banner. */
import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { fingerprint } from '../../../cli/migrate/fingerprint'
import { LIBRARIES } from '../../../cli/migrate/libraries'
import { parse } from '../../../cli/migrate/parse'
import { holds } from '../../../cli/migrate/recognise'
import releases from '../../../cli/migrate/releases.json' with { type: 'json' }

const held = (address: string | undefined, text: string) => {
  const { program, comments } = parse(text, false)
  const { libraries, siteCode, theirs } = holds(address, text, program, comments)
  return { libraries, own: siteCode.length, isAll: theirs === text }
}

/** As an optimiser leaves a file: no banner; and as an editor does: other ends of lines. */
function rewritten(text: string): string {
  let code = ''
  let from = 0
  for (const { start, end } of parse(text, false).comments) {
    code += text.slice(from, start)
    from = end
  }
  return `${code}${text.slice(from)}\n`.replace(/\r?\n/g, '\r\n')
}

const NEIGHBOURS = 'tests/neighbours/node_modules'

describe.each([
  ['jquery', `${NEIGHBOURS}/jquery/dist/jquery.min.js`],
  ['jquery', `${NEIGHBOURS}/jquery/dist/jquery.slim.js`],
  ['jquery-ui', `${NEIGHBOURS}/jquery-ui/dist/jquery-ui.min.js`],
  ['jquery-ui', `${NEIGHBOURS}/jquery-ui/ui/widgets/datepicker.js`],
  ['mootools', 'node_modules/mootools-more/lib/mootools-more-1.5.2.js'],
])('%s: %s', (library, path) => {
  // `npm test` installs the neighbours, or fails.
  const isHere = existsSync(path)
  const text = isHere ? readFileSync(path, 'utf8') : ''

  test.skipIf(!isHere)('is the library under another name, and rewritten', () => {
    const whole = { libraries: [library], own: 0, isAll: true }
    expect(held('/js/vendor-3.js', text)).toEqual(whole)
    expect(held('/js/vendor-3.js', rewritten(text))).toEqual(whole)
  })

  test.skipIf(!isHere)('has the site’s own in it, once it has a statement more', () => {
    const { own, isAll } = held('/js/vendor-3.js', `${rewritten(text)};$('.menu').hide()`)
    expect(own).toBeGreaterThan(0)
    expect(isAll).toBe(false)
  })
})

test.skipIf(!existsSync(`${NEIGHBOURS}/jquery`))(
  'a script in the page is read statement by statement',
  () => {
    const text = rewritten(readFileSync(`${NEIGHBOURS}/jquery/dist/jquery.min.js`, 'utf8'))
    expect(held(undefined, text).own).toBeGreaterThan(0)
  },
)

const of = (text: string) => fingerprint(text, parse(text, false).comments)
const SCRIPT = 'var title = "a";\nshow(title)\n'

test.each([
  ['a banner', `/*! Menu v1.2 | MIT */${SCRIPT}`],
  ['comments', SCRIPT.replace('\n', ' // The title.\n/* Shown. */')],
  ['the ends of lines', SCRIPT.replaceAll('\n', '\r\n')],
  ['the mark of its encoding', `\uFEFF${SCRIPT}`],
  ['white space', `  ${SCRIPT.replaceAll('\n', '\n\n\t')}  `],
  ['where its source map is', `${SCRIPT}//# sourceMappingURL=menu.js.map`],
])('the fingerprint is the same with other %s', (_, text) => {
  expect(of(SCRIPT)).toMatch(/^[\da-f]{16}$/)
  expect(of(text)).toBe(of(SCRIPT))
})

test.each([
  ['another statement', `${SCRIPT}hide(title)`],
  ['another text', SCRIPT.replace('"a"', '"b"')],
  ['what looks like a comment in a text', SCRIPT.replace('"a"', '"a/* b */"')],
])('the fingerprint is not the same with %s', (_, text) => {
  expect(of(text)).not.toBe(of(SCRIPT))
})

test('the list has each fingerprint once, in order, of libraries that exist', () => {
  const lists: [string, string[]][] = Object.entries(releases)
  expect(Object.keys(LIBRARIES)).toEqual(expect.arrayContaining(lists.map(([id]) => id)))
  for (const [id, known] of lists) {
    expect(known, id).toEqual(known.toSorted())
    for (const each of known) expect(each, id).toMatch(/^[\da-f]{16}$/)
  }
  const all = lists.flatMap(([, known]) => known)
  expect(new Set(all).size).toBe(all.length)
})
