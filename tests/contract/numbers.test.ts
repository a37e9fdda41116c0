/**
 * What an attribute of a thousand million creates, of every island: whoever writes content must not hang the page
 * (contract §8).
 */
import { afterEach, describe, expect, test, vi } from 'vitest'
import { casesOf } from '../../fixtures/cases/index'
import { allParts } from '../../src/all-parts'
import type { Attribute } from '../../src/contracts/attributes'
import { attributeNames } from '../../src/island/attributes'
import { islands } from '../../src/registry-entries'
import { complaints, settled, startOn } from '../helpers/engine'
import { stubServer } from '../helpers/server'
import { WHOLE } from '../helpers/whole'

const HUGE = '1000000000'
/** Milliseconds: a timer that is set for longer ends at once. */
const LONGEST = 2 ** 31 - 1

afterEach(() => vi.unstubAllGlobals())

/** Limits of what a visitor types, which are compared: nothing is made of them. */
const COMPARED: readonly string[] = ['form data-min', 'form data-max']

/** An attribute that a number is read from, also one that is kept as a text. */
const isNumeric = ({ read }: Attribute<unknown>): boolean => typeof read('1') === 'number'

type Numeric = readonly [name: string, attribute: Attribute<unknown>]
const numericOf = (schema: Readonly<Record<string, Attribute<unknown>>>): Numeric[] =>
  Object.entries(schema).flatMap(([key, attribute]) =>
    isNumeric(attribute) ? attributeNames(key, attribute).map((name): Numeric => [name, attribute]) : [],
  )

const found = (
  await Promise.all(
    islands.map(async (island) => {
      const { island: lazy } = await island.load()
      const parts = Object.values(allParts[island.name as keyof typeof allParts] ?? {})
      const ofParts = parts.flatMap(({ attributes = {} }) => numericOf(attributes))
      const own = numericOf(lazy.attributes)
      return { island, own, all: [...own, ...ofParts] }
    }),
  )
).filter(({ all }) => all.length > 0)

test('the islands that read numbers are these', () => {
  expect(found.map(({ island: { name } }) => name)).toEqual(
    expect.arrayContaining([
      'rating',
      'slider',
      'slideshow',
      'mobile-menu',
      'popup',
      'content-block',
      'front-popup',
    ]),
  )
})

test.each(
  found.flatMap(({ island, all }) =>
    all
      .map(([name, attribute]) => [island.name, name, attribute] as const)
      .filter(([of, name]) => !COMPARED.includes(`${of} ${name}`)),
  ),
)('%s: %s takes no thousand million, and says what it takes', (_, __, { read, expected }) => {
  expect(read(HUGE)).toBeUndefined()
  expect(String(expected)).toMatch(/ \d+$/)
})

/** What a page of these attributes makes: its nodes, and how long its timers wait. */
async function makes(island: (typeof islands)[number], html: string) {
  const delays: number[] = []
  const { setTimeout: later, setInterval: often } = globalThis
  vi.stubGlobal('setTimeout', (run: () => void, delay = 0, ...values: []) => {
    delays.push(delay)
    return later(run, delay, ...values)
  })
  vi.stubGlobal('setInterval', (run: () => void, delay = 0) => {
    delays.push(delay)
    return often(run, delay)
  })
  const engine = await startOn(`<main>${html}</main>`, { ...island, when: { on: 'now' } })
  await settled()
  vi.unstubAllGlobals()
  const nodes = document.querySelectorAll('*').length
  engine.lifecycle.sweep(() => true)
  return { nodes, delays }
}

/** What makes a node or a timer of each of a number; the others are asked by `npm run test:all`. */
const DAILY: readonly string[] = ['slider', 'rating', 'front-popup']

describe('in the page', () => {
  for (const { island, own } of found)
    test(
      `${island.name} makes as little with a thousand million as without`,
      DAILY.includes(island.name) ? {} : WHOLE,
      async () => {
        complaints()
        stubServer()
        const page = document.createElement('template')
        page.innerHTML = (casesOf[island.name] ?? []).map(({ html }) => html).join('')
        const plain = await makes(island, page.innerHTML)
        for (const host of page.content.querySelectorAll('*'))
          for (const [name] of own) if (host.matches(`[${name}],[data-ilot]`)) host.setAttribute(name, HUGE)
        const huge = await makes(island, page.innerHTML)
        expect(huge.nodes).toBeLessThanOrEqual(plain.nodes + 100)
        expect(huge.delays.length).toBeLessThanOrEqual(plain.delays.length + 10)
        expect(huge.delays.filter((delay) => delay > LONGEST)).toEqual([])
      },
    )
})
