import { describe, expect, test, vi } from 'vitest'
import type { Island } from '../../src/island'
import { complaints, fakeIsland, find, gate, settled, startOn } from '../helpers/engine'

/** An island whose code comes when `arrive` is called; it notes what it is told. */
async function waiting(html: string, types: (keyof HTMLElementEventMap)[], more: Partial<Island> = {}) {
  const code = gate()
  const heard: Event[] = []
  const island = fakeIsland('a', {
    when: { on: 'interaction' },
    before: () => code.passed,
    mount(_, { listen }) {
      for (const type of types)
        listen(type, (event) => {
          heard.push(event)
          event.preventDefault()
        })
    },
    ...more,
  })
  await startOn(html, island)
  const finish = async (end: () => void) => {
    end()
    await settled()
  }
  return {
    heard,
    arrive: () => finish(code.open),
    fail: () => finish(() => code.refuse(new TypeError('hors ligne'))),
  }
}

const click = (selector: string, init: MouseEventInit = {}) => {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, composed: true, ...init })
  find(selector).dispatchEvent(event)
  return event
}
const key = (selector: string, name: string) => {
  const event = new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true, composed: true })
  find(selector).dispatchEvent(event)
  return event
}

describe('a click', () => {
  test('waits for the code and is replayed once', async () => {
    const { heard, arrive } = await waiting('<p class="a"></p>', ['click'])
    expect(click('.a').defaultPrevented).toBe(true)
    await settled()
    expect(heard).toHaveLength(0)
    await arrive()
    expect(heard).toHaveLength(1)
  })

  test('keeps its position and its button', async () => {
    const { heard, arrive } = await waiting('<p class="a"></p>', ['click'])
    click('.a', { clientX: 12, clientY: 34, button: 0, detail: 1 })
    await arrive()
    expect(heard[0]).toMatchObject({ clientX: 12, clientY: 34, button: 0, detail: 1, target: find('.a') })
  })

  test('is not seen by the page before it is replayed, so that it is seen once', async () => {
    const listener = vi.fn()
    const { arrive } = await waiting('<p class="a"></p>', ['click'])
    find('.a').addEventListener('click', listener)
    click('.a')
    expect(listener).not.toHaveBeenCalled()
    await arrive()
    expect(listener).toHaveBeenCalledOnce()
  })

  test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }])(
    'with %o passes',
    async (modifier) => {
      const { heard, arrive } = await waiting('<p class="a"></p>', ['click'])
      expect(click('.a', modifier).defaultPrevented).toBe(false)
      await arrive()
      expect(heard).toHaveLength(0)
    },
  )

  test('on a link inside the host passes', async () => {
    await waiting('<p class="a"><a href="/b">b</a></p>', ['click'])
    expect(click('a').defaultPrevented).toBe(false)
  })

  test('on a part that the island asks for waits, and the rest of the host passes', async () => {
    await waiting('<div class="a"><a href="/b" data-param="page">b</a><p>texte</p></div>', ['click'], {
      early: '[data-param]',
    })
    expect(click('p').defaultPrevented).toBe(false)
    expect(click('a').defaultPrevented).toBe(true)
  })

  test('on a host that is itself a link waits', async () => {
    await waiting('<a class="a" href="/b"><b>b</b></a>', ['click'])
    expect(click('b').defaultPrevented).toBe(true)
  })

  test('that the page has prevented is left alone', async () => {
    const { heard, arrive } = await waiting('<p class="a"></p>', ['click'])
    const prevent = (event: Event) => event.preventDefault()
    window.addEventListener('click', prevent, { capture: true, once: true })
    click('.a')
    await arrive()
    expect(heard).toHaveLength(0)
  })

  test('on an element that left meanwhile is forgotten, by its own listeners too', async () => {
    const { heard, arrive } = await waiting('<div class="a"><p></p></div>', ['click'])
    const own = vi.fn()
    const part = find('p')
    part.addEventListener('click', own)
    click('p')
    part.remove()
    await arrive()
    expect(heard).toHaveLength(0)
    expect(own).not.toHaveBeenCalled()
  })

  test('is the browser’s own when the code cannot be loaded', async () => {
    complaints()
    const followed = vi.fn((event: Event) => event.defaultPrevented)
    const { fail } = await waiting('<a class="a" href="/b">b</a>', ['click'])
    document.addEventListener('click', followed)
    click('.a')
    await fail()
    expect(followed).toHaveReturnedWith(false)
    expect(followed).toHaveBeenCalledOnce()
  })

  test('after mounting is not held any more', async () => {
    const { heard, arrive } = await waiting('<p class="a"></p>', ['click'])
    click('.a')
    await arrive()
    click('.a')
    expect(heard).toHaveLength(2)
  })

  test('is replayed once when two islands of one host wait', async () => {
    const codes = [gate(), gate()]
    const heard: string[] = []
    const islands = ['x', 'y'].map((name, index) =>
      fakeIsland(name, {
        marker: { selector: '.a' },
        when: { on: 'interaction' },
        before: async () => codes[index]?.passed,
        mount: (_, { listen }) => listen('click', () => heard.push(name)),
      }),
    )
    await startOn('<p class="a"></p>', ...islands)
    click('.a')
    codes[1]?.open()
    await settled()
    expect(heard).toEqual([])
    codes[0]?.open()
    await settled()
    expect(heard.sort()).toEqual(['x', 'y'])
  })
})

describe('a key', () => {
  test.each(['Enter', ' '])('%j on a host that is no control waits', async (name) => {
    const { heard, arrive } = await waiting('<div class="a" tabindex="0"></div>', ['keydown'])
    expect(key('.a', name).defaultPrevented).toBe(true)
    await arrive()
    expect(heard).toHaveLength(1)
    expect(heard[0]).toMatchObject({ key: name })
  })

  test.each(['Tab', 'a', 'ArrowDown'])('%j passes', async (name) => {
    await waiting('<div class="a" tabindex="0"></div>', ['keydown'])
    expect(key('.a', name).defaultPrevented).toBe(false)
  })

  test('Enter on a button passes: the browser makes a click of it', async () => {
    await waiting('<button class="a" type="button">b</button>', ['keydown'])
    expect(key('.a', 'Enter').defaultPrevented).toBe(false)
  })
})
