/**
 * What the reference says of calls is what sends them and what reads their answers: none is missing, no field drifts.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { Validator } from '@seriousme/openapi-schema-validator'
import { describe, expect, expectTypeOf, test } from 'vitest'
import { blocksOf, plainOf, rowsOf } from '../../fixtures/site/reference/content'
import { callBlocks } from '../../scripts/reference/calls'
import { LANGUAGES } from '../../scripts/reference/model'
import { kindSchema, openapi, serverCalls } from '../../scripts/reference/openapi'
import { references } from '../../scripts/reference/references'
import type { Endpoint } from '../../src/contracts/endpoint'
import type { OnSkipped } from '../../src/contracts/on-skipped'
import type { Described, Reply } from '../../src/island/describe-call'
import { ENDPOINTS } from '../../src/island/endpoints'
import type { Kind, Shape } from '../../src/server/call'
import { told } from '../helpers/mismatches'

const TEXTS = /(reference|server-calls|cases|messages)\.ts$/
const sourceIn = (folder: string): string =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !TEXTS.test(path))
    .map((path) => readFileSync(`${folder}/${path}`, 'utf8'))
    .join('\n')
const shared = sourceIn('src')

const calls = references.flatMap(({ name, calls }) =>
  calls.map((call) => [`${name}: ${call.name}`, call, name] as const),
)
const isJson = (reply: Reply): reply is Extract<Reply, { type: 'json' }> => reply.type === 'json'
const json = calls.flatMap(([title, call]) => (isJson(call.reply) ? [[title, call.reply] as const] : []))
const objects = [
  ...new Map(json.flatMap(([, { objects }]) => objects).map((each) => [each.shape.name, each])).values(),
]

test('each island that calls has its calls, and no other', () => {
  // Opened by another island's service, which calls.
  const through = new Set(['popup', 'squeezebox'])
  for (const { name, calls: described } of references) {
    const isCalling =
      /\b(request|askPlatform)(<\w+>)?\((context|caller|this\.#context)|miniature\.php|addScript\(/.test(
        sourceIn(`islands/${name}`),
      )
    expect([name, described.length > 0]).toEqual([name, isCalling || through.has(name)])
  }
})

test('each name of an address is a call’s', () =>
  expect(new Set(calls.flatMap(([, { endpoint }]) => endpoint ?? []))).toEqual(new Set(ENDPOINTS)))

test('the list of these names has every one of their type', () =>
  expectTypeOf<(typeof ENDPOINTS)[number]>().toEqualTypeOf<Endpoint>())

test('each call is called by a word of its own', () => {
  const names = serverCalls().map(({ name }) => name)
  expect(names.filter((name) => !/^[a-z]+$/.test(name))).toEqual([])
  expect(new Set(names).size).toBe(names.length)
})

test.each(calls)('%s sends the fields that are told', (_, { sent }, island) => {
  const source = sourceIn(`islands/${island}`) + shared
  for (const name of Object.keys(sent)) expect(source, name).toContain(name)
})

test('a call that can hold files is one of two encodings', () => {
  const holdsFiles = (island: string) =>
    /\bbodyOf\([\w.]*form, submitter\)/.test(sourceIn(`islands/${island}`))
  for (const [title, { mayHoldFiles }, island] of calls)
    if (mayHoldFiles) expect(holdsFiles(island), title).toBe(true)
  const told = new Set(calls.flatMap(([, { mayHoldFiles }, island]) => (mayHoldFiles ? island : [])))
  expect(told).toEqual(new Set(references.map(({ name }) => name).filter(holdsFiles)))
  const { requestBody } = JSON.parse(JSON.stringify(openapi('fr'))).paths[
    '/{platform}/ajax/modules/formulaire/verif_formulaire.php'
  ].post
  expect(Object.keys(requestBody.content)).toEqual([
    'application/x-www-form-urlencoded',
    'multipart/form-data',
  ])
})

describe('a sample', () => {
  const read = calls.flatMap(([title, { reply }]) => ('read' in reply ? [[title, reply] as const] : []))
  test.each(read)('of %s is read, and lacks nothing', (_, reply) => {
    const text = typeof reply.sample === 'string' ? reply.sample : JSON.stringify(reply.sample)
    const reader = (answer: string, onSkipped: OnSkipped) => reply.read(answer, onSkipped)
    expect(told(reader, text)).toEqual({ warnings: [] })
  })

  const html = calls.flatMap(([title, { reply }, island]) =>
    reply.type === 'html' ? [[title, reply, island] as const] : [],
  )
  test.each(html)('of %s has HTML in which code looks for the parts', (_, { parts, sample }, island) => {
    document.body.innerHTML = sample
    const source = sourceIn(`islands/${island}`) + shared
    for (const selector of Object.keys(parts)) {
      expect(() => document.querySelector(selector), selector).not.toThrow()
      for (const [word] of selector.matchAll(/(?<=[."])[\w-]+/g)) expect(source, selector).toContain(word)
    }
    document.body.replaceChildren()
  })

  test.each(html.filter(([, { mayBeEmpty }]) => !mayBeEmpty))('of %s may not be empty', (_, reply) =>
    expect(told(reply.read, ' ').refused).toContain('trouvé rien'),
  )
  test.each(html.filter(([, { mayBePage }]) => !mayBePage))('of %s may not be a whole page', (_, reply) =>
    expect(told(reply.read, '<!doctype html><p>Connexion</p>').refused).toContain('pas une page entière'),
  )
})

describe.each(objects.map((object) => [object.shape.name, object] as const))(
  'the object “%s”',
  (_, object) => {
    const { shape, meanings } = object
    const [reply] = json.flatMap(([, each]) =>
      each.objects.some((one) => one.shape.name === shape.name) ? [each] : [],
    )
    const read = (change: (found: Record<string, unknown>) => void) => {
      const sample = structuredClone(reply?.sample)
      const found = firstOf(sample, shape)
      change(found)
      return told((answer, onSkipped) => reply?.read(answer, onSkipped), JSON.stringify(sample))
    }

    test('has the fields of its shape, and no other', () =>
      expect(Object.keys(meanings)).toEqual(Object.keys(shape.fields)))

    test.each(Object.entries(shape.fields))('is right about what comes of missing %s', (name, { need }) => {
      const { refused, warnings } = read((found) => delete found[name])
      const says = [refused, ...warnings].join()
      if (need) expect(says).toContain(`${name} (`)
      else expect([refused, ...warnings.filter((said) => !said.includes(`${name} (`))]).toEqual([undefined])
    })
  },
)

/** The first object of a sample that has the fields of a shape. */
function firstOf(sample: unknown, shape: Shape): Record<string, unknown> {
  const all = (value: unknown): unknown[] => [
    value,
    ...(Object(value) === value ? Object.values(value as object).flatMap(all) : []),
  ]
  const needed = Object.keys(shape.fields).filter((name) => shape.fields[name]?.need)
  const fits = (value: unknown) =>
    Object(value) === value &&
    !Array.isArray(value) &&
    (needed.length ? needed : Object.keys(shape.fields)).every((name) => name in (value as object))
  return all(sample).find(fits) as Record<string, unknown>
}

test('a table on the page has a row for each field', () => {
  const both = (fr: string) => fr
  for (const [, call] of calls) {
    const markdown = callBlocks([call], both, ({ fr }) => fr).join('\n\n')
    const tables = blocksOf(markdown).map((block) => rowsOf(block).map(([, [first = []]]) => plainOf(first)))
    if (Object.keys(call.sent).length > 0) expect(tables).toContainEqual(Object.keys(call.sent))
    if (isJson(call.reply))
      for (const { shape } of call.reply.objects) expect(tables).toContainEqual(Object.keys(shape.fields))
  }
})

describe.each(LANGUAGES)('openapi.json in %s', (language) => {
  const document = openapi(language)

  test('is OpenAPI 3.1', async () => {
    const validator = new Validator()
    expect(await validator.validate(structuredClone(document))).toEqual({ valid: true })
    expect(validator.version).toBe('3.1')
  })

  test('has every call that the site’s server answers', () => {
    const told = JSON.stringify(document)
    for (const { name } of serverCalls()) expect(told).toMatch(new RegExp(`"(\\w+_or_)*${name}(_or_\\w+)*"`))
  })
})

const kinds: Kind[] = objects.flatMap(({ shape }: Described) => Object.values(shape.fields))

test('a field that must be there is one that its reader refuses when it is missing', () => {
  for (const { kind, need, read } of kinds)
    expect([kind, need === 'must']).toEqual([kind, read(undefined) === undefined])
})

test('the schema of a kind takes what its reader takes', () => {
  for (const kind of kinds)
    for (const value of ['a', '', 1, 0, true, false, null, [], {}, 'menu', 'clone', '1', 'oui'])
      expect([kind.kind, value, accepts(kindSchema(kind), value)]).toEqual([
        kind.kind,
        value,
        kind.read(value) !== undefined,
      ])
})

/** Of JSON Schema, what those schemas are written with. */
function accepts(schema: Record<string, unknown>, value: unknown): boolean {
  const {
    anyOf,
    enum: words,
    type,
  } = schema as { anyOf?: Record<string, unknown>[]; enum?: unknown[]; type?: string | string[] }
  if (anyOf) return anyOf.some((one) => accepts(one, value))
  if (words) return words.includes(value)
  const own = value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value
  return [type ?? []].flat().includes(own)
}
