/** An integrator's own island that is a component: with the bundle's own React, and with that of a bundle. */
import { fireEvent, screen } from '@testing-library/react'
import { memo, useEffect, useState } from 'react'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { type IlotsApi, makeApi } from '../../../src/engine/api'
import type { Engine } from '../../../src/engine/engine'
import type { ComponentProps, IslandDefinition } from '../../../src/island/custom-island'
import { reactIsland, useIlots } from '../../../src/react-island'
import { complaints, fakeIsland, find, settled, startOn } from '../../helpers/engine'

const HTML =
  '<div id="host" class="mine" data-max="3"><p>Du serveur</p></div>\n<p class="other"></p><p class="throws"></p>'

// What `why` asks for: a first import takes longer than a test waits.
beforeAll(() =>
  Promise.all([
    import('../../../islands/inspector/mount'),
    import('../../../islands/inspector/part-reasons'),
  ]),
)
let engine: Engine
let ilots: IlotsApi
beforeEach(async () => {
  engine = await startOn(HTML, fakeIsland('other'))
  ilots = makeApi(engine)
  vi.stubGlobal('Ilots', ilots)
})
afterEach(() => ilots.unmount(document))

const attributes = { max: { type: 'integer', default: 1 } } as const
const messages = { fr: { left: 'Il reste {count}' }, en: { left: '{count} left' } }
type Props = ComponentProps<typeof attributes>

function Counter({ attributes: { max }, say, emit }: Props) {
  const [count, setCount] = useState(0)
  const add = () => {
    setCount(count + 1)
    emit('count', count + 1)
  }
  return (
    <button type="button" onClick={add}>
      {say('left', { count: max - count })}
    </button>
  )
}

/** As it is registered in a page with a tag, and as a bundle registers it. */
const ways = [
  ['Component', (own: Definition) => own],
  ['load', ({ Component, ...own }: Definition) => ({ ...own, load: async () => ({ Component }) })],
  ['reactIsland', (own: Definition) => reactIsland(own)],
] as const
type Definition = Parameters<typeof reactIsland<typeof attributes>>[0]

const mine = (more: Partial<Definition> = {}): Definition => ({
  name: 'mine',
  marker: '.mine',
  when: { on: 'now' },
  attributes,
  messages,
  Component: Counter,
  ...more,
})

/** The page, once the first effects have run. */
async function register(own: unknown) {
  await ilots.register(own as IslandDefinition)
  await settled()
}

const translate = async (traductions: Record<string, string>) => {
  engine.store.setState(({ translation }) => ({ translation: { ...translation, traductions } }))
  await settled()
}

describe.each(ways)('by %s, a component', (_, way) => {
  const show = (more?: Partial<Definition>) => register(way(mine(more)))

  test('is drawn at the end of its host, with its attributes and texts, and answers', async () => {
    const heard = vi.fn()
    find('#host').addEventListener('ilots:count', ({ detail }: CustomEventInit) => heard(detail))
    await show()
    expect(find('#host').dataset.ilotMounted).toBe('mine')
    expect(find('#host').lastElementChild).toContain(screen.getByRole('button', { name: 'Il reste 3' }))
    fireEvent.click(screen.getByRole('button'))
    await settled()
    expect(find('button').textContent).toBe('Il reste 2')
    expect(heard).toHaveBeenCalledWith(1)
  })

  test.each(['inside', 'after', 'replace'] as const)(
    'leaves the server’s HTML byte for byte: %s',
    async (place) => {
      const before = document.body.innerHTML
      await show({ place })
      expect(screen.getByRole('button')).toBeDefined()
      engine.lifecycle.sweep(({ id }) => id === 'host')
      expect(document.body.innerHTML).toBe(before)
    },
  )

  test('is drawn again when translations come late, what is kept by memo included', async () => {
    const Kept = memo(() => <b>{useIlots().say('left', { count: 0 })}</b>)
    const Component = ({ say, page }: Props) => (
      <>
        <i>{say('left', { count: 1 })}</i>
        <u>{page.t('Fermer')}</u>
        <Kept />
      </>
    )
    await show({ Component })
    expect(find('#host div').textContent).toBe('Il reste 1FermerIl reste 0')
    await translate({ 'Il reste {count}': 'Noch {count}', Fermer: 'Zu' })
    expect(find('#host div').textContent).toBe('Noch 1ZuNoch 0')
  })

  test('is mounted once its effects have run: an early click is not missed', async () => {
    const clicked = vi.fn()
    function Listening({ host, signal }: Props) {
      useEffect(() => host.addEventListener('click', clicked, { signal }), [host, signal])
      return null
    }
    void register(way(mine({ Component: Listening, when: { on: 'interaction' } })))
    find('#host p').click()
    expect(clicked).not.toHaveBeenCalled()
    await vi.waitFor(() => expect(clicked).toHaveBeenCalledOnce())
  })

  test('that throws is reported with its island, element and reason, and leaves nothing', async () => {
    const { errors } = complaints()
    const before = find('#host').innerHTML
    function Broken(): never {
      throw new Error('cassé')
    }
    await show({ Component: Broken, place: 'replace' })
    expect(errors.filter((line) => line.includes('ILOTS'))).toEqual([
      expect.stringMatching(/^\[ILOTS-302\] mine \(div#host\.mine\) : Error: cassé/),
    ])
    expect(find('#host').innerHTML).toBe(before)
    expect(find('#host').hidden).toBe(false)
    expect(document.querySelector('.ilots-root')).toBeNull()
    expect(ilots.why(find('#host'))).toMatchObject([{ island: 'mine', state: 'failed', reason: 'cassé' }])
    // The question asks for the inspector's answers. They would come to the next test, as an answer of this engine.
    await engine.inspector.load()
    expect(find('.other').dataset.ilotMounted).toBe('other')
  })

  test('that throws later, too', async () => {
    const { errors } = complaints()
    function Later() {
      const [isBroken, setBroken] = useState(false)
      if (isBroken) throw new Error('cassé plus tard')
      return <button type="button" onClick={() => setBroken(true)} />
    }
    await show({ Component: Later })
    fireEvent.click(screen.getByRole('button'))
    await settled()
    expect(errors.join()).toMatch(/ILOTS-302.*cassé plus tard/)
    expect(document.querySelector('.ilots-root')).toBeNull()
    expect(find('#host').dataset.ilotMounted).toBeUndefined()
  })
})

describe('where it is drawn', () => {
  test('after the host', async () => {
    await register(mine({ place: 'after' }))
    expect(find('#host + .ilots-root button').textContent).toBe('Il reste 3')
  })

  test('after a field, which holds nothing', async () => {
    find('#host').outerHTML = '<textarea id="host" class="mine"></textarea>'
    await register(mine())
    expect(find('#host + .ilots-root button').textContent).toBe('Il reste 1')
  })

  test('in place of the host, which stays hidden in the page', async () => {
    await register(mine({ place: 'replace' }))
    expect(find('#host').hidden).toBe(true)
    expect(find('#host + .ilots-root button').textContent).toBe('Il reste 3')
  })

  test('goes with a host that leaves', async () => {
    await register(mine({ place: 'after' }))
    find('#host').remove()
    await settled()
    expect(document.querySelector('.ilots-root')).toBeNull()
  })
})

describe('React of the bundle', () => {
  test('is given to scripts without a build', async () => {
    const { createElement, useState: state, useIlots: given } = await ilots.react()
    const Component = () => {
      const [word] = state('assez')
      return createElement('b', null, given<typeof attributes>().attributes.max, ' ', word)
    }
    await register({ ...mine(), Component })
    expect(find('#host b').textContent).toBe('3 assez')
  })

  test('has what the contract lists, once for all', async () => {
    const tools = await ilots.react()
    expect(Object.keys(tools)).toEqual(
      expect.arrayContaining([
        'createElement',
        'Fragment',
        'useState',
        'useEffect',
        'useLayoutEffect',
        'useMemo',
        'useRef',
        'useCallback',
        'useReducer',
        'useId',
        'useIlots',
      ]),
    )
    expect(Object.values(tools)).not.toContain(undefined)
    expect(await ilots.react()).toBe(tools)
  })

  test('says that useIlots is asked for outside of an island', async () => {
    const { useIlots: given } = await ilots.react()
    const { errors } = complaints()
    await register({ ...mine(), Component: () => given().island })
    expect(errors).toEqual([])
    const { render } = await import('@testing-library/react')
    expect(() => render(<Outside given={given} />)).toThrow(
      /useIlots\(\) refusé : aucun îlot ici, attendu un composant/,
    )
  })
})

const Outside = ({ given }: { given: () => { island: string } }) => <b>{given().island}</b>

describe('of a module that load fetches', () => {
  test.each([
    ['Component', { Component: Counter }],
    ['a default with Component', { default: { Component: Counter } }],
    ['what memo has made', { default: memo(Counter) }],
  ])('%s is drawn', async (_, module) => {
    const { Component: __, ...own } = mine()
    await register({ ...own, place: 'inside', load: async () => module })
    expect(screen.getByRole('button').textContent).toBe('Il reste 3')
  })

  test('a function by default is a mount, and a component where the definition has a place', async () => {
    const { Component: __, ...own } = mine()
    const given = vi.fn()
    await register({ ...own, load: async () => ({ default: (...all: unknown[]) => given(all.length) }) })
    expect(given).toHaveBeenLastCalledWith(2)
    ilots.unmount(document)
    await register({ ...own, name: 'drawn', place: 'after', load: async () => ({ default: Counter }) })
    expect(find('#host + .ilots-root button').textContent).toBe('Il reste 3')
  })

  test('mount and Component together are refused', async () => {
    const { errors } = complaints()
    const { Component, ...own } = mine()
    await register({ ...own, load: async () => ({ Component, mount() {} }) })
    expect(errors).toEqual([
      expect.stringMatching(
        /ILOTS-301.*exporte mount\(host, context\) ou Component, l’un des deux ; reçu : Component, mount/,
      ),
    ])
  })
})

describe('a definition is refused, with how to mend it:', () => {
  const mount = () => {}
  test.each<[string, object, RegExp]>([
    ['a mount and a Component', { mount }, /mount et Component ensemble ; garder l’un des deux/],
    ['a Component and a load', { load: async () => ({ mount }) }, /Component et load ensemble/],
    [
      'all three',
      { mount, load: async () => ({ mount }) },
      /mount et Component et load ensemble ; garder l’un des trois/,
    ],
    ['none', { Component: undefined }, /ni mount ni load ni Component ; attendu l’un des trois/],
    ['a Component that is an element', { Component: <b /> }, /Component refusé.*attendu un composant/],
    ['a Component that is a text', { Component: 'Compteur' }, /Component refusé : reçu « Compteur »/],
    ['a place that does not exist', { place: 'left' }, /place refusé.*un mot parmi inside, after, replace/],
    [
      'the place of a mount',
      { Component: undefined, mount, place: 'after' },
      /place refusé.*Component au lieu de mount/,
    ],
  ])('%s', async (_, more, sentence) => {
    const { errors } = complaints()
    const before = document.body.innerHTML
    await register({ ...mine(), ...more })
    expect(errors).toEqual([expect.stringMatching(/^\[ILOTS-208\] mine/)])
    expect(errors[0]).toMatch(sentence)
    expect(document.body.innerHTML).toBe(before)
  })

  test.each([
    ['no component', { Component: undefined }, /ni mount ni load ni Component/],
    ['a mount beside it', { mount }, /mount et Component ensemble/],
    ['a wrong place', { place: 'left' }, /place refusé/],
  ])('what reactIsland is given: %s', async (_, more, sentence) => {
    const { errors } = complaints()
    await register(reactIsland({ ...mine(), ...more } as Definition))
    expect(errors).toEqual([expect.stringMatching(sentence)])
  })
})
