/** What the inspector and `Ilots.why` say of the parts of a page's islands. */
import { readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { create } from '../../../islands/inspector/mount'
import { scanPage } from '../../../islands/inspector/page-scan'
import { partViolations, reasonsOf } from '../../../islands/inspector/part-reasons'
import { allParts } from '../../../src/all-parts'
import { islands } from '../../../src/registry-entries'
import { complaints, find, startOn } from '../../helpers/engine'

/** A page that knows all islands and mounts none. */
async function open(html: string) {
  complaints()
  return startOn(html, ...islands.map((island) => ({ ...island, when: { on: 'hash' as const } })))
}

test('the parts of every island are known', () => {
  const written = readdirSync('islands').filter((name) => readdirSync(`islands/${name}`).includes('parts.ts'))
  expect(Object.keys(allParts).sort()).toEqual(written.sort())
})

const BLOCK = '<section id="b"><!-- bloc {"url":"/blocs"} -->'

describe('of a part', () => {
  test.each<[string, string, string, string, RegExp]>([
    [
      'a value that is refused',
      `${BLOCK}<ul data-role="items"></ul><a data-role="load-more" data-direction="suivant" href="/a">Plus</a></section>`,
      'a',
      'part-value',
      /data-direction refusé sur a\[data-role="load-more"\] : reçu « suivant »/,
    ],
    [
      'what its host lacks',
      `${BLOCK}<a data-role="load-more" href="/a">Plus</a></section>`,
      'a',
      'part-missing',
      /content-block n’a pas \[data-role="items"\]/,
    ],
    [
      'another element',
      `${BLOCK}<p data-role="filters"></p></section>`,
      'p',
      'part-element',
      /form\[data-role="filters"\] sur p/,
    ],
    [
      'an attribute that is not there',
      '<div data-ilot="my-elements"><table><tr data-element-id="1"></tr></table></div>',
      'tr',
      'part-attribute',
      /sans data-element-module-ident/,
    ],
  ])('%s is a problem of the page, and is told by why', async (_, html, selector, kind, reason) => {
    const page = await open(html)
    const findings = scanPage(page, new Map(), partViolations(page))
    expect(findings.map((finding) => finding.kind)).toEqual([kind])
    expect(findings[0]?.elements).toEqual([find(selector)])
    expect(reasonsOf(page, find(selector))).toEqual([
      {
        island: findings[0]?.island,
        state: 'none',
        reason: expect.stringMatching(reason),
        hint: expect.any(String),
      },
    ])
  })

  test('that is right, why says whose it is', async () => {
    const page = await open(`${BLOCK}<ul data-role="items"></ul></section>`)
    expect(reasonsOf(page, find('ul'))).toEqual([
      {
        island: 'content-block',
        state: 'none',
        reason: 'partie [data-role="items"] de content-block',
        hint: '',
      },
    ])
    expect(partViolations(page)).toEqual([])
  })

  test('of an inner host, the outer one says nothing', async () => {
    const inner =
      '<section id="c"><!-- bloc {"url":"/blocs"} --><a data-role="load-more" href="/a">Plus</a></section>'
    const page = await open(`${BLOCK}<ul data-role="items"></ul>${inner}</section>`)
    expect(partViolations(page).map(({ element }) => element)).toEqual([find('a')])
  })
})

test('what is no part has no line', async () => {
  const page = await open('<p>Texte</p>')
  expect([reasonsOf(page, find('p')), reasonsOf(page, null)]).toEqual([[], []])
})

test('once the inspector’s code is here, why of the page says it, too', async () => {
  const page = await open(`${BLOCK}<a data-role="load-more" href="/a">Plus</a></section>`)
  expect(page.why(find('a'))).toHaveLength(1)
  await (await create(page)).load()
  expect(page.why(find('a')).map(({ hint }) => hint)).toContain('ajouter [data-role="items"]')
})
