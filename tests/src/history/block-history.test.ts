import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { BlockHistory } from '../../../src/history/block-history'
import { find, settled } from '../../helpers/engine'
import { type FakeHistory, fakeHistory } from '../../helpers/fake-history'

let session: FakeHistory
let controller: AbortController
let scrolled: unknown[]
let count = 0
let now = Date.now()
/** What a block shows is remembered for the page's life: another one for each test. */
let id: string

beforeEach(() => {
  session = fakeHistory()
  controller = new AbortController()
  scrolled = []
  count += 1
  id = `bloc-${count}`
  vi.stubGlobal('scrollTo', (place: unknown) => scrolled.push(place))
  document.body.innerHTML = `<div id="${id}"><a href="#">un</a></div>`
})
afterEach(() => controller.abort())

const block = () => find(`#${id}`)
const inPage = () => document.querySelector<HTMLElement>(`#${id}`)
const begin = (on = true) => new BlockHistory(id, on, controller.signal, inPage)
/** Another content, as a refresh brings it. */
function change(history: BlockHistory, text: string, address = `/page?${text}`): void {
  const left = history.takeContent(block())
  block().replaceChildren(Object.assign(document.createElement('a'), { href: '#', textContent: text }))
  history.enter(left, address)
}
const shown = () => block().textContent

test('Back and Forward show the nodes that were there', async () => {
  const history = begin()
  const [first] = block().childNodes
  change(history, 'deux')
  change(history, 'trois')
  expect(session.addresses.map((address) => address.slice(-4))).toEqual(['ueil', 'deux', 'rois'])
  await session.go(-1)
  expect(shown()).toBe('deux')
  await session.go(-1)
  expect(block().firstChild).toBe(first)
  await session.go(2)
  expect(shown()).toBe('trois')
})

test('a block that a reply replaced comes back itself', async () => {
  const history = begin()
  const old = block()
  const left = history.takeContent(old)
  const fresh = Object.assign(document.createElement('div'), { id, textContent: 'deux' })
  old.replaceWith(fresh)
  history.enter(left, '/deux')
  await session.go(-1)
  expect([block(), shown()]).toEqual([old, 'un'])
})

test('the focus goes on from where it was, and stays elsewhere when it was not in the block', async () => {
  const history = begin()
  find('a').focus()
  const used = document.activeElement
  change(history, 'deux')
  find('a').focus()
  await session.go(-1)
  expect(document.activeElement).toBe(used)
  document.body.append(document.createElement('button'))
  find('button').focus()
  await session.go(1)
  expect(document.activeElement).toBe(find('button'))
})

test('the scroll position comes back', async () => {
  const history = begin()
  vi.stubGlobal('scrollY', 340)
  change(history, 'deux')
  await session.go(-1)
  expect(scrolled).toEqual([{ top: 340, behavior: 'instant' }])
})

test('two blocks travel one by one', async () => {
  const history = begin()
  document.body.insertAdjacentHTML('beforeend', '<p id="autre">A</p>')
  const other = find('#autre')
  const otherHistory = new BlockHistory(`${id}-autre`, true, controller.signal, () => other)
  change(history, 'deux')
  const left = otherHistory.takeContent(other)
  other.replaceChildren('B')
  otherHistory.enter(left, '/b')
  await session.go(-1)
  expect([shown(), other.textContent]).toEqual(['deux', 'A'])
  await session.go(-1)
  expect([shown(), other.textContent]).toEqual(['un', 'A'])
})

test('whoever waits for an answer is told before the block travels', async () => {
  const history = begin()
  change(history, 'deux')
  const before: unknown[] = []
  history.onTravel(() => before.push(shown()))
  await session.go(-1)
  expect(before).toEqual(['deux'])
})

test('a travel that came between two mounts is caught up with', async () => {
  change(begin(), 'deux')
  controller.abort()
  await session.go(-1)
  expect(shown()).toBe('deux')
  controller = new AbortController()
  begin()
  await settled()
  expect(shown()).toBe('un')
})

test('off, it adds no entry', () => {
  change(begin(false), 'deux')
  expect(session.length).toBe(1)
})

test('what was gone back over is forgotten once another entry takes its place; what lies behind is not', async () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {})
  const history = begin()
  change(history, 'deux')
  change(history, 'trois')
  const ahead = structuredClone(session.state)
  await session.go(-1)
  change(history, 'quatre')
  // As if an entry led to it still.
  window.history.replaceState(ahead, '')
  dispatchEvent(new Event('popstate'))
  expect(reload).toHaveBeenCalledOnce()
  await session.go(-1)
  expect(shown()).toBe('deux')
  await session.go(-1)
  expect([shown(), reload.mock.calls.length]).toEqual(['un', 1])
})

test('a jump to a part of the page, and an entry of another script, leave what is shown, and Back finds it', async () => {
  const history = begin()
  change(history, 'deux')
  // A click on a link within the page: a new entry without a state, which browsers tell about.
  window.history.pushState(null, '', '/page?deux#bas')
  dispatchEvent(new Event('popstate'))
  expect(shown()).toBe('deux')
  change(history, 'trois')
  await session.go(-1)
  expect([shown(), session.addresses[session.index]?.slice(-4)]).toEqual(['deux', '#bas'])
  window.history.pushState({ theirs: true }, '', '/leur')
  change(history, 'quatre')
  await session.go(-1)
  expect([shown(), session.state]).toMatchObject(['deux', { theirs: true }])
  await session.go(-3)
  expect(shown()).toBe('un')
})

test('an entry whose state another script has written over shows what its address showed', async () => {
  const history = begin()
  change(history, 'deux')
  await session.go(-1)
  // As a script does that remembers how far the visitor has scrolled.
  window.history.replaceState({ y: 300 }, '')
  await session.go(1)
  expect(shown()).toBe('deux')
  await session.go(-1)
  expect([shown(), session.state]).toEqual(['un', { y: 300 }])
  await session.go(1)
  expect(shown()).toBe('deux')
})

test('Back over several entries finds what was there before a jump within the page', async () => {
  const history = begin()
  window.history.pushState(null, '', '#bas')
  dispatchEvent(new Event('popstate'))
  change(history, 'deux')
  await session.go(-2)
  expect(shown()).toBe('un')
  // The block that has come back mounts by itself where the entry says something.
  expect(session.state).not.toBeNull()
  await session.go(1)
  expect(shown()).toBe('un')
  await session.go(1)
  expect(shown()).toBe('deux')
})

test.each(['galerie', 2, ['galerie']])(
  'a state of another script that is %j stays what it is',
  async (state) => {
    const history = begin()
    change(history, 'deux')
    window.history.pushState(state, '', '/galerie')
    change(history, 'trois')
    await session.go(-1)
    expect([shown(), session.state]).toEqual(['deux', state])
    await session.go(-1)
    expect(shown()).toBe('deux')
    await session.go(-1)
    expect(shown()).toBe('un')
    await session.go(3)
    expect(shown()).toBe('trois')
  },
)

/** The page is loaded where the visitor is, a second later: scripts begin anew. */
async function load() {
  now += 1_000
  vi.spyOn(Date, 'now').mockReturnValue(now)
  vi.resetModules()
  const { BlockHistory: Fresh } = await import('../../../src/history/block-history')
  return new Fresh(id, true, controller.signal, inPage)
}

test.each([-1, -2])(
  'loaded again on an entry of another script, Back by %i loads what the block showed',
  async (steps) => {
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => {})
    change(await load(), 'deux')
    window.history.pushState({ theirs: true }, '', '/leur')
    controller.abort()
    controller = new AbortController()
    const history = await load()
    await settled()
    change(history, 'trois')
    await session.go(-1)
    expect([shown(), reload.mock.calls.length]).toEqual(['deux', 0])
    await session.go(steps)
    expect(reload).toHaveBeenCalledOnce()
  },
)

test('what a version before has left in the entry is not taken for a number: Back and Forward work, nothing is loaded again', async () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {})
  window.history.replaceState({ ilotsBlocks: { [id]: '5.mhx2k' } }, '')
  const history = await load()
  change(history, 'deux')
  change(history, 'trois')
  await session.go(-1)
  expect(shown()).toBe('deux')
  await session.go(-1)
  expect(shown()).toBe('un')
  await session.go(2)
  expect([shown(), reload.mock.calls.length]).toEqual(['trois', 0])
})

describe('names and entries from outside', () => {
  test.each(['constructor', '__proto__', 'toString', 'hasOwnProperty'])(
    'a block named %s, as what every object inherits, is like any other',
    async (name) => {
      const reload = vi.spyOn(location, 'reload').mockImplementation(() => {})
      id = name
      document.body.innerHTML = `<div id="${id}"><a href="#">un</a></div>`
      const history = begin()
      await settled()
      change(history, 'deux')
      await session.go(-1)
      expect(shown()).toBe('un')
      await session.go(1)
      expect([shown(), reload.mock.calls.length]).toEqual(['deux', 0])
    },
  )

  test('a page is not loaded again for the entry that it was loaded for', async () => {
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => {})
    vi.resetModules()
    const { BlockHistory: Loaded } = await import('../../../src/history/block-history')
    const stop = new AbortController()
    new Loaded(id, true, stop.signal, inPage)
    await settled()
    stop.abort()
    // Another script's entry says that the block shows what nobody keeps.
    window.history.replaceState({ ilotsBack: { [id]: 5 } }, '')
    new Loaded(id, true, controller.signal, inPage)
    await settled()
    expect(reload).not.toHaveBeenCalled()
  })
})

describe('a router draws the page, before or after us', () => {
  /** It draws what the server has for an address, and the block is mounted. */
  async function draw(text: string): Promise<void> {
    controller.abort()
    controller = new AbortController()
    const page = document.createElement('body')
    page.innerHTML = `<div id="${id}">${text}</div>`
    document.body.replaceWith(page)
    begin()
    await settled()
  }
  /** What the router keeps of the page. */
  const leave = (): void => {
    controller.abort()
    document.body.replaceWith(document.createElement('body'))
  }

  test('what it has drawn belongs to the entry that the visitor is at', async () => {
    const history = begin()
    await settled()
    change(history, 'deux')
    await session.go(-1)
    leave()
    // It notices the traversal, and draws.
    await session.go(1)
    await draw('deux, du serveur')
    expect(shown()).toBe('deux')
    await session.go(-1)
    expect(shown()).toBe('un')
    await draw('un, du serveur')
    expect(shown()).toBe('un')
    await session.go(1)
    expect(shown()).toBe('deux')
  })

  test('a copy of another entry, drawn after us, gives way to what we have shown', async () => {
    const history = begin()
    await settled()
    change(history, 'deux')
    await session.go(-1)
    find('a').textContent = 'un, que le visiteur a changé'
    await draw('deux, d’une copie')
    expect(shown()).toBe('un, que le visiteur a changé')
    await session.go(1)
    expect(shown()).toBe('deux')
  })

  test('what the server has sent since for the same entry stays', async () => {
    const history = begin()
    await settled()
    change(history, 'deux')
    await session.go(-1)
    controller.abort()
    controller = new AbortController()
    const fresh = Object.assign(document.createElement('div'), { id, textContent: 'un, à jour' })
    block().replaceWith(fresh)
    begin()
    await settled()
    expect(shown()).toBe('un, à jour')
    await session.go(1)
    expect(shown()).toBe('deux')
    await session.go(-1)
    expect(shown()).toBe('un, à jour')
  })
})
