/**
 * The guides, which people write, say what the code does: each code, key, call, property, old name and library is
 * there.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { ADAPTERS } from '../../cli/migrate/adapters'
import { ROUTER_LINES, type RouterLine } from '../../e2e/neighbours/router-lines'
import { anchorOf, families } from '../../legacy-compat/replacements'
import { themeProperties } from '../../scripts/build-styles'
import { GUIDES, guideFile, guideIn } from '../../scripts/reference/guides'
import { LANGUAGES } from '../../scripts/reference/model'
import type { Config } from '../../src/contracts/config'
import { Code } from '../../src/contracts/errors'
import type { EngineEvents } from '../../src/contracts/page'
import type { IslandDefinition } from '../../src/island/custom-island'
import { PATHS } from '../../src/island/describe-call'
import { ENDPOINTS } from '../../src/island/endpoints'
import { anchorsOf, sectionOf, sectionsOf } from '../helpers/guides'

/** The compiler asks for every key. */
const KEYS = {
  product: 'data-product',
  platform: 'data-platform',
  site: 'data-site',
  lang: 'data-lang',
  windowName: 'data-window-name',
  'session.hash': 'data-session-hash',
  identite: '',
  loader: '',
  recaptcha: '',
  analytics: '',
  markers: '',
  islands: '',
  endpoints: '',
  translations: '',
  content: 'data-content',
  contentIslands: '',
  navbar: '',
  typography: '',
  trustOldHtml: '',
  inspector: 'data-inspector',
  base: 'data-base',
  warm: 'data-warm',
} as const satisfies Readonly<Record<Exclude<keyof Config, 'session'> | 'session.hash', string>>

/** What a definition of an own island may have, as its rows of the guide; the compiler asks for every key. */
const DEFINITION = {
  name: 'name',
  marker: 'marker',
  when: 'when',
  early: 'early',
  aria: 'aria',
  inContent: 'inContent',
  attributes: 'attributes',
  messages: 'messages',
  mount: 'mount, Component, load',
  Component: 'mount, Component, load',
  load: 'mount, Component, load',
  place: 'place',
} as const satisfies Readonly<Record<keyof IslandDefinition, string>>

/** What its attributes may be. */
const TYPES = ['text', 'flag', 'integer', 'choice', 'read'] as const

/** What `Ilots.on` can be asked for, with names of what its listeners are given. */
const EVENTS = {
  mount: ['island'],
  unmount: ['island'],
  error: ['code', 'message', 'island', 'element'],
  request: ['island', 'method', 'url', 'state', 'status', 'milliseconds'],
  legacy: ['name', 'file', 'line', 'column', 'count'],
  track: ['category', 'label', 'value', 'user_email', 'user_phone'],
  navigate: ['url', 'target'],
} as const satisfies { readonly [Event in keyof EngineEvents]: readonly (keyof EngineEvents[Event])[] }

/** What was tried, by its name in the guide. */
const TRIED = {
  flatpickr: 'flatpickr',
  'Air Datepicker': 'air-datepicker',
  'jQuery UI (datepicker)': 'jquery-ui',
  TinyMCE: 'tinymce',
  select2: 'select2',
  DSFR: '@gouvfr/dsfr',
} as const

test('each file is a guide of the list, in both languages', () => {
  for (const language of LANGUAGES)
    expect(readdirSync(`docs/${language}`).sort()).toEqual(GUIDES.map((slug) => `${slug}.md`).sort())
})

describe.each(LANGUAGES)('in %s', (language) => {
  const guide = (slug: string) => guideIn(slug, language)

  test('each error code has its meaning, its causes and its remedy', () => {
    const codes = Object.values(Code).filter((code) => typeof code === 'number')
    const told = sectionsOf(guide('errors')).filter(({ id }) => id)
    expect(told.map(({ id }) => id)).toEqual(codes.map((code) => `ILOTS-${code}`))
    for (const { id, title, texts } of told) {
      expect(title).toBe(id)
      expect(texts, id).toEqual([
        expect.stringMatching(/^\S/),
        expect.stringMatching(/^- Causes ?: \S[\s\S]+\n- (Remède :|Remedy:)\s\S/),
      ])
    }
  })

  test('each key of the configuration has its attribute, its default and its purpose', () => {
    const { rows } = sectionOf(guide('configuration'), 'cles')
    expect(rows.map(({ cells: [key, attribute] }) => [key, attribute])).toEqual(Object.entries(KEYS))
    for (const { id, cells } of rows) {
      expect(id).toBe(`cle-${cells[0]?.replace('.', '-')}`)
      expect([cells[2], cells[3]], id).not.toContain('')
    }
  })

  test('each key of the definition of an own island, and each type of its attributes, is told', () => {
    const { rows } = sectionOf(guide('own-islands'), 'cles')
    expect(rows.map(({ cells: [key] }) => key)).toEqual([...new Set(Object.values(DEFINITION))])
    expect(rows.map(({ cells: [, told] }) => told)).not.toContain('')
    const types = sectionOf(guide('own-islands'), 'attributs').rows
    expect(types.map(({ cells: [type] }) => type)).toEqual([...TYPES])
    for (const { cells } of types) expect(cells).not.toContain('')
    expect(types.find(({ cells: [type] }) => type === 'choice')?.cells[1]).toContain('words: [')
  })

  test('each event of `Ilots.on` is told, with all that its listener is given', () => {
    const { rows } = sectionOf(guide('own-islands'), 'evenements')
    expect(rows.map(({ cells: [type] }) => type)).toEqual(Object.keys(EVENTS))
    for (const {
      cells: [type = '', when, given],
    } of rows) {
      expect(when).not.toBe('')
      for (const name of EVENTS[type as keyof typeof EVENTS])
        expect(given, type).toMatch(new RegExp(`\\b${name}\\b`))
    }
  })

  test('each call of `endpoints` has the address that it has by itself', () => {
    const { rows } = sectionOf(guide('configuration'), 'appels')
    expect(rows.map(({ cells: [name] }) => name)).toEqual([...ENDPOINTS])
    for (const name of ENDPOINTS.filter((each) => each !== 'block'))
      expect(rows.find(({ id }) => id === `appel-${name}`)?.cells[1]).toBe(PATHS[name])
  })

  test('each custom property of the style sheet has its value and its purpose, and no other is told', () => {
    const { rows } = sectionOf(guide('theming'), 'communes')
    expect(rows.map(({ cells: [name, value] }) => [name, value])).toEqual(themeProperties())
    expect(rows.map(({ cells }) => cells[2])).not.toContain('')
  })

  test('each old name has what replaces it, at its own anchor', () => {
    const rows = sectionsOf(guide('migration')).flatMap((section) => section.rows)
    const named = rows.filter(({ id }) => id !== '')
    for (const { id, cells } of named) expect([id, cells[1] !== '']).toEqual([anchorOf(cells[0] ?? ''), true])
    const names = families.flatMap((family) => Object.keys(family.names))
    expect(names.filter((name) => !named.some(({ id }) => id === anchorOf(name)))).toEqual([])
    expect(named.length).toBeGreaterThan(170)
  })

  test('each library that the command knows is told, with what it reads and the islands that it writes', () => {
    const { rows } = sectionOf(guide('migration'), 'conseiller')
    const told = rows.map(({ cells: [title, read, islands] }) => [title, read, islands])
    const titles = [...new Set(ADAPTERS.map(({ title }) => title))]
    const known = titles.map((title) => {
      const adapters = ADAPTERS.filter((adapter) => adapter.title === title)
      const islands = new Set(adapters.flatMap(({ writes }) => Object.keys(writes)))
      return [title, adapters.flatMap(({ shown }) => shown).join(', '), [...islands].join(', ')]
    })
    expect(told).toEqual(known)
  })

  test('each router has the line that tests run, and its version', () => {
    const { rows } = sectionOf(guide('routers'), 'liens')
    const lines: readonly RouterLine[] = Object.values(ROUTER_LINES)
    expect(rows.map(({ cells }) => cells)).toEqual(
      lines.map(({ library, version, line }) => [
        `${library} ${version}`,
        line || expect.stringMatching(/rien|nothing/),
      ]),
    )
    expect(readFileSync(guideFile('routers', language), 'utf8')).toContain(
      `\`${ROUTER_LINES.turbo.lateLine}\``,
    )
  })

  test('the versions of other libraries that were tried are those that tests install', () => {
    const { devDependencies } = JSON.parse(readFileSync('tests/neighbours/package.json', 'utf8'))
    const [first] = sectionsOf(guide('fields-and-layers'))
    expect(first?.rows.map(({ cells: [name, version] }) => [name, version])).toEqual(
      Object.entries(TRIED).map(([name, library]) => [name, devDependencies[library]]),
    )
  })

  test.each(['rollup', 'webpack'])(
    'the configuration of %s says where its `export` is understood',
    (bundler) => {
      const { texts } = sectionOf(guide('bundlers'), bundler)
      expect(texts.join('\n')).toMatch(
        new RegExp(`// ${bundler}\\.config\\.js.+"type": "module".+config\\.mjs`),
      )
    },
  )

  test('no table has an empty line', () => {
    for (const slug of GUIDES)
      for (const { rows } of sectionsOf(guide(slug)))
        for (const { cells } of rows) expect([slug, cells.join('')]).not.toEqual([slug, ''])
  })
})

test('both languages have the same anchors', () => {
  for (const slug of GUIDES)
    expect(anchorsOf(guideIn(slug, 'fr')), slug).toEqual(anchorsOf(guideIn(slug, 'en')))
})
