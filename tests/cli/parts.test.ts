/** `ilots check` reads the parts of islands: what is wrong with them is reported, and nothing else. */
import { Window } from 'happy-dom'
import { beforeAll, describe, expect, test } from 'vitest'
import { checkPage } from '../../cli/check/check-page'
import { partsOf } from '../../cli/check/known'
import { type WordedFinding as Finding, worded } from '../../cli/check/worded'
import type { Source } from '../../cli/shared/source'
import { casesOf } from '../../fixtures/cases'
import { references } from '../../scripts/reference/references'
import { attributeNames } from '../../src/island/attributes'
import type { Part } from '../../src/island/part'
import { labelOf } from '../../src/island/validate-parts'
import { reportOf } from '../helpers/check'
import { dailyFirst } from '../helpers/whole'

const SETTINGS = { product: 'acme', customIslands: [], security: false } as const
/** In French. */
const findingsOf = async (source: Source) => worded(await checkPage(source, SETTINGS), 'fr').findings

describe('mistakes that integrators made', () => {
  let findings: readonly Finding[]
  beforeAll(async () => {
    findings = (await reportOf('tests/cli/pages/parts.html')).findings
  })

  test.each<[string, number, number, RegExp]>([
    [
      'a block of another site',
      8,
      26,
      /url refusé .* « https:\/\/ailleurs.*», attendu une adresse de ce site/,
    ],
    ['a page’s number', 10, 5, /data-num refusé .* « deux », attendu un nombre entier de 0 à 1000000/],
    ['a direction', 11, 5, /data-direction refusé .* « suivant », attendu next, prev/],
    ['more without a place for it', 14, 5, /content-block attend \[data-role="items"\], trouvé aucun/],
    [
      'an unknown check',
      17,
      5,
      /data-check refusé .* « mail », attendu email, number, range ; écrire « email »/,
    ],
    ['the least above the most', 18, 5, /data-min, data-max refusé .* « 99, 18 », attendu le plus petit/],
    ['what is no stored date', 19, 5, /value refusé .* « hier », attendu .* yyyy-mm-dd/],
    ['the browser’s date field', 20, 5, /type refusé .* « date », attendu text, tel, search/],
    ['the first day after the last', 21, 5, /min, max refusé .* « 2026-05-01, 2026-01-01 »/],
    [
      'a target that is not there',
      22,
      5,
      /cibles\.id refusé .* « #id_vile », attendu le sélecteur d’un élément/,
    ],
    ['an unknown action', 28, 11, /data-action refusé .* « suprimer », attendu activate, delete, edit, new/],
    ['a menu without a title', 31, 3, /footer-menu attend .*toggle.*, trouvé aucun ; en ajouter un/],
    ['an address to share without its place', 32, 3, /data-share refusé .* attendu .*\{\{share_url\}\}/],
    ['a word on the wrong element', 33, 3, /n’est lu que sur table.*, trouvé sur div ; le mettre/],
    ['a role that is nearly one', 35, 5, /data-role refusé .* « item », attendu .* ; écrire « items »/],
    ['a role without its hyphen', 36, 5, /data-role refusé .* « loadmore », .* ; écrire « load-more »/],
    ['a menu of lists that are not there', 38, 3, /data-source refusé .* « #navv », attendu .*dans la page/],
    ['a setting that is nearly one', 39, 3, /clé « method » refusé .* attendu « methode »/],
    ['what comes of it', 39, 3, /data-autocomplete lisible ; il reste ordinaire/],
    ['a field’s name', 42, 5, /name refusé sur \[name="immat"\] : reçu « imat », .* ; écrire « immat »/],
    ['a field of a form’s marker', 47, 5, /« immatriculation » n’est pas un marqueur ; écrire « immat »/],
  ])('%s is told with its line and column', (_, line, column, message) => {
    expect(findings).toContainEqual(
      expect.objectContaining({ line, column, message: expect.stringMatching(message) }),
    )
  })

  // One mistake of them is reported twice: what is expected of the whole, and the key.
  test('and nothing else is', () => expect(findings).toHaveLength(22))
})

/** Every HTML that is known to be right or is shown as a case. */
const samplesOf = (island: string): readonly string[] => [
  references.find(({ name }) => name === island)?.html ?? '',
  ...(casesOf[island] ?? []).map(({ html }) => html),
  `<form method="post" action="/x" data-ilot="${island}"><input type="hidden" name="etape" value="1"><p data-keep="off"><input name="a"></p></form>`,
]

interface Sample {
  readonly body: HTMLElement
  readonly part: Element
}

/** The first page of an island that has such a part, for a test to spoil. */
function sampleOf(island: string, selector: string): Sample {
  const host = references.find(({ name }) => name === island)
  for (const html of samplesOf(island)) {
    const { document } = new Window()
    document.body.innerHTML = html.replaceAll('{product}', 'acme').replaceAll('vitreadate', 'acmedate')
    const body = document.body as unknown as HTMLElement
    const part = selector === ':scope' ? hostIn(body, island) : body.querySelector(selector)
    if (part) return { body, part }
  }
  throw new Error(`Neither the reference of ${host?.name} nor a case of it has ${selector}`)
}

const HOSTS: Readonly<Record<string, string>> = {
  'content-block': '[id]',
  'date-field': 'input[class*="date"]',
  share: '[data-share]',
}
const hostIn = (body: Element, island: string) =>
  body.querySelector(HOSTS[island] ?? `[data-ilot~="${island}"]`)

const HEAD =
  '<!doctype html><html lang="fr"><head><title>x</title><script src="/ilots.js" data-product="acme"></script></head>'

async function findingsIn({ body }: Sample): Promise<readonly Finding[]> {
  const html = `${HEAD}<body>\n${body.innerHTML}\n</body></html>`
  const source = { page: 'page.html', html, url: 'https://fichier.invalid/' }
  return findingsOf(source)
}

const all = [...partsOf].flatMap(([island, parts]) =>
  Object.entries(parts)
    .filter(([, { isElsewhere }]) => !isElsewhere)
    .map(([key, part]) => [island, key, part] as const),
)
const attributes = all.flatMap(([island, key, part]) =>
  Object.entries(part.attributes ?? {}).flatMap(([name, attribute]) => {
    const wrong = ['javascript:§', '-1'].find((raw) => attribute.read(raw) === undefined)
    const [written = ''] = attributeNames(name, attribute)
    return wrong === undefined ? [] : [[island, key, written, wrong, part] as const]
  }),
)

describe('of every part of every island', () => {
  const islands = attributes.map(([island]) => island)
  attributes.forEach(([island, key, name, wrong, part], index) => {
    const place = index - islands.indexOf(island)
    test(`${island}, ${key}: a wrong ${name}="${wrong}" is told`, dailyFirst(place), async () => {
      const sample = sampleOf(island, selectorOf(part, name))
      sample.part.setAttribute(name, wrong)
      expect(await findingsIn(sample)).toContainEqual(
        expect.objectContaining({
          line: expect.any(Number),
          column: expect.any(Number),
          message: expect.stringMatching(new RegExp(`${name} refusé.*reçu « ${wrong} », attendu \\S`)),
        }),
      )
    })
  })

  const needed = all.flatMap(([island, key, part]) => (part.needed ? [[island, key, part] as const] : []))
  needed.forEach(([island, key, part], index) => {
    test(`${island}: a missing ${key} is told`, dailyFirst(index), async () => {
      const sample = sampleOf(island, part.selector)
      for (const each of sample.body.querySelectorAll(part.selector)) {
        for (const name of [
          'data-role',
          'data-ilot',
          'name',
          'data-panel',
          'data-mode',
          'data-medium',
          'data-large',
        ])
          if (each.matches(part.selector)) each.removeAttribute(name)
      }
      if (typeof part.needed === 'string' && !sample.body.querySelector(part.needed))
        askFor(sample, part.needed)
      const findings = await findingsIn(sample)
      expect(findings).toContainEqual(
        expect.objectContaining({
          line: expect.any(Number),
          code: expect.stringMatching(/part-missing|ILOTS-202/),
        }),
      )
    })
  })

  const placed = all.flatMap(([island, key, part]) => (part.be ? [[island, key, part] as const] : []))
  placed.forEach(([island, key, part], index) => {
    test(`${island}: ${key} on another element is told`, dailyFirst(index), async () => {
      const sample = sampleOf(island, part.selector)
      const other = sample.body.ownerDocument.createElement('section')
      for (const { name, value } of sample.part.attributes) other.setAttribute(name, value)
      other.append(...sample.part.childNodes)
      sample.part.replaceWith(other)
      expect(await findingsIn(sample)).toContainEqual(
        expect.objectContaining({ line: expect.any(Number), code: expect.stringMatching(/part-|ILOTS-202/) }),
      )
    })
  })

  const written = all.flatMap(([island, key, part]) =>
    (part.required ?? []).map((name) => [island, key, name, part] as const),
  )
  test.each(written)('%s, %s: without its %s it is told', async (island, _, key, part) => {
    const attribute = part.attributes?.[key]
    const [name = ''] = attribute ? attributeNames(key, attribute) : []
    const sample = sampleOf(island, part.selector)
    sample.part.removeAttribute(name)
    const mark = /\[(data-[\w-]+)/.exec(part.selector)?.[1] ?? ''
    // What marked it and is not there marks nothing.
    if (!sample.part.matches(part.selector)) return expect(mark).toBe(name)
    expect(await findingsIn(sample)).toContainEqual(
      expect.objectContaining({ message: expect.stringContaining(`attend ${name}`) }),
    )
  })

  test('each is what its reference shows: nothing is wrong with that', async () => {
    for (const { name, html } of references) {
      const body = html.replaceAll('{product}', 'acme')
      const source = {
        page: name,
        html: `${HEAD}<body>${body}</body></html>`,
        url: 'https://fichier.invalid/',
      }
      const findings = await findingsOf(source)
      expect(
        findings.filter(({ code }) => code.startsWith('part-')),
        name,
      ).toEqual([])
    }
  })

  test('names are those that it is called by in messages, each once an island', () => {
    for (const [, parts] of partsOf) {
      const labels = Object.values(parts).map(labelOf)
      expect(new Set(labels).size).toBe(labels.length)
    }
  })
})

/** A part of several marks where the attribute may stand. */
const selectorOf = ({ selector }: Part, name: string): string =>
  selector.split(',').find((each) => each.includes(`[${name}`)) ?? selector

/** What makes a part needed. */
function askFor({ body }: Sample, selector: string): void {
  const asking = body.ownerDocument.createElement('a')
  const [, name = '', value = ''] = /\[([\w-]+)="([\w-]+)"\]/.exec(selector) ?? []
  asking.setAttribute(name, value)
  asking.setAttribute('href', '/suite')
  body.querySelector('form,[id]')?.append(asking)
}

/** Cases that are wrong on purpose, with what is wrong. */
const MEANT: Readonly<Record<string, string>> = {
  'contact-sheet refusee': 'data-medium',
  'date-field date-heure': 'value',
  'form controle-inconnu': 'data-check',
  'front-popup sans-fermeture': 'front-popup',
  'mobile-menu liste-absente': 'data-source',
  'my-elements sans-element': 'data-action',
}

describe('no part of a case is wrong, save where it is meant so', () => {
  test('each that is meant so is a case', () => {
    const all = Object.entries(casesOf).flatMap(([island, cases]) =>
      cases.map(({ name }) => `${island} ${name}`),
    )
    expect(all).toEqual(expect.arrayContaining(Object.keys(MEANT)))
  })

  for (const [island, cases] of Object.entries(casesOf))
    for (const [index, { name, html }] of cases.entries())
      test(`${island} ${name}`, dailyFirst(index), async () => {
        const page = `${HEAD.replace('acme', 'vitrea')}<body>${html}</body></html>`
        const source = { page: name, html: page, url: 'https://fichier.invalid/' }
        const findings = await findingsOf(source)
        const wrong = findings
          .filter(({ code }) => code.startsWith('part-'))
          .map(({ message }) => message.split(' ')[0])
        expect(wrong).toEqual([MEANT[`${island} ${name}`] ?? []].flat())
      })
})
