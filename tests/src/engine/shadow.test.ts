import { describe, expect, test, vi } from 'vitest'
import type { IslandContext } from '../../../src/contracts/island'
import { activeElement, isWithin } from '../../../src/dom/roots'
import { makeApi } from '../../../src/engine/api'
import { adoptAlone } from '../../../src/styles/adopt'
import { complaints, fakeIsland, find, settled, startOn } from '../../helpers/engine'

/** A page with a shadow root that holds `html`. */
async function begin(
  mode: ShadowRootMode,
  html: string,
  mount: (host: HTMLElement, context: IslandContext) => void = () => {},
) {
  const ilots = makeApi(await startOn('<div id="hote"></div>', fakeIsland('a', { mount })))
  const root = find('#hote').attachShadow({ mode })
  root.innerHTML = html
  return { ilots, root, at: (selector: string) => root.querySelector(selector) as HTMLElement }
}

describe.each(['open', 'closed'] as const)('a shadow root that is %s', (mode) => {
  test('is mounted when a script names it, and what comes into it later is, too', async () => {
    const { warnings } = complaints()
    const { ilots, root, at } = await begin(mode, '<p class="a"></p>')
    await settled()
    expect(at('p').dataset.ilotMounted).toBeUndefined()
    await ilots.mount(root)
    expect(at('p').dataset.ilotMounted).toBe('a')
    root.append(Object.assign(document.createElement('b'), { className: 'a' }))
    await settled()
    expect(at('b').dataset.ilotMounted).toBe('a')
    expect(warnings).toEqual([])
  })

  test('is disposed by itself, by the element around it, and when that leaves', async () => {
    const { ilots, root, at } = await begin(mode, '<p class="a"></p>')
    for (const around of [root, document, find('#hote')]) {
      await ilots.mount(root)
      ilots.unmount(around)
      expect(at('p').dataset.ilotMounted).toBeUndefined()
    }
    await ilots.mount(root)
    find('#hote').remove()
    await settled()
    expect(at('p').dataset.ilotMounted).toBeUndefined()
  })

  test('tells an island of a click once, with the target inside', async () => {
    const heard = vi.fn()
    const { ilots, root, at } = await begin(mode, '<p class="a"><b>B</b></p>', (_, context) =>
      context.listen('click', ({ target }) => heard(target)),
    )
    await ilots.mount(root)
    at('b').dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true }))
    expect(heard.mock.calls).toEqual([[at('b')]])
  })

  test('has the sheets of islands, those before and those after', async () => {
    const { ilots, root } = await begin(mode, '')
    adoptAlone('.avant{color:red}')
    await ilots.mount(root)
    adoptAlone('.apres{color:red}')
    const rules = root.adoptedStyleSheets.flatMap(({ cssRules }) =>
      [...cssRules].map(({ cssText }) => cssText),
    )
    expect(rules.join()).toMatch(/avant.*apres/)
  })

  test('says what has the focus in it', async () => {
    const { ilots, root, at } = await begin(mode, '<button>B</button>')
    await ilots.mount(root)
    at('button').focus()
    expect(activeElement()).toBe(at('button'))
  })
})

test('what is in a shadow root is within the elements around its host', async () => {
  const { root, at } = await begin('open', '<p></p>')
  expect([root, document.body, find('#hote')].map((each) => isWithin(each, at('p')))).toEqual([
    true,
    true,
    true,
  ])
  expect(isWithin(at('p'), find('#hote'))).toBe(false)
})
