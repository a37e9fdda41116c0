// @module-tag react
/** What an integrator's component may rely on in both flavours. */
import { createElement, useEffect } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type IlotsApi, makeApi } from '../../../src/engine/api'
import type { IslandDefinition } from '../../../src/island/custom-island'
import { reactIsland } from '../../../src/react-island'
import { find, settled, startOn } from '../../helpers/engine'

let ilots: IlotsApi
beforeEach(async () => {
  ilots = makeApi(await startOn('<div class="mine"></div><div class="mine"></div>'))
  vi.stubGlobal('Ilots', ilots)
})
afterEach(() => ilots.unmount(document))

const ways = [
  ['Component', (Component: () => unknown) => ({ Component })],
  ['reactIsland', (Component: () => unknown) => reactIsland({ Component } as never)],
] as const

async function register(Component: () => unknown, way = ways[0][1] as (given: () => unknown) => object) {
  await ilots.register({
    name: 'mine',
    marker: '.mine',
    when: { on: 'now' },
    ...way(Component),
  } as IslandDefinition)
  await settled()
}

test('useId is unique in the page: each label leads into its own host', async () => {
  const { createElement: element, useId } = await ilots.react()
  await register(() => {
    const id = useId()
    const other = useId()
    return element(
      'p',
      null,
      element('label', { htmlFor: id }),
      element('input', { id }),
      element('i', { id: other }),
    )
  })
  const ids = [...document.querySelectorAll('.mine [id]:not([data-ilots-own])')].map(({ id }) => id)
  expect(ids).toHaveLength(4)
  expect(new Set(ids).size).toBe(4)
  for (const id of ids) expect(id).toMatch(/^ilots-/)
})

test.each(ways)('by %s, the clean-up of each effect has run when unmount returns', async (_, way) => {
  const said: string[] = []
  await register(() => {
    useEffect(() => {
      said.push('effect')
      return () => void said.push('clean-up')
    }, [])
    return createElement('b', null, 'x')
  }, way)
  expect(said).toEqual(['effect', 'effect'])
  ilots.unmount(find('.mine'))
  expect(said).toEqual(['effect', 'effect', 'clean-up'])
})

test('attributes that say true or false are written as such', async () => {
  await register(() => [
    createElement('textarea', { key: 1, spellCheck: false, 'aria-hidden': false }),
    createElement('svg', { key: 2, focusable: false }),
  ])
  const written = (selector: string, name: string) => find(selector).getAttribute(name)
  expect(written('.mine textarea', 'spellcheck')).toBe('false')
  expect(written('.mine textarea', 'aria-hidden')).toBe('false')
  expect(written('.mine svg', 'focusable')).toBe('false')
})
