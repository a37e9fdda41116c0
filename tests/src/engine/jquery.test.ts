/** What the page's jQuery alone has reported: `trigger('change')` dispatches no event. */
import { describe, expect, test, vi } from 'vitest'
import { listenWithReplay } from '../../../src/island/listen-with-replay'
import { fakeIsland, find, gate, settled, startOn } from '../../helpers/engine'

type Handler = (event: { target: Element; originalEvent?: Event }) => void

/** A jQuery that knows one thing: who has asked it for `change` at the document. */
function bringJQuery() {
  const handlers: Handler[] = []
  const on = (type: string, handler: Handler) => {
    if (type !== 'change') return
    handlers.push(handler)
    document.addEventListener(type, (originalEvent) =>
      handler({ target: originalEvent.target as Element, originalEvent }),
    )
  }
  vi.stubGlobal('jQuery', (root: unknown) => (root === document ? { on } : {}))
  return {
    handlers,
    trigger: (target: Element) => {
      for (const handler of handlers) handler({ target })
    },
  }
}

const point = () => find('input').dispatchEvent(new Event('pointerdown', { bubbles: true }))
const choose = () => find('input').dispatchEvent(new Event('change', { bubbles: true, cancelable: true }))

async function listening(more: Parameters<typeof fakeIsland>[1] = {}) {
  const heard: string[] = []
  await startOn(
    '<p class="a"><input></p>',
    fakeIsland('a', {
      mount(host, { listen, signal }) {
        listen('change', ({ target }) => heard.push((target as Element).localName))
        listenWithReplay(find('input', host), 'change', () => heard.push('field'), { signal })
      },
      ...more,
    }),
  )
  return heard
}

describe('a change that jQuery triggers', () => {
  test('is heard once, and so is the browser’s own', async () => {
    const heard = await listening()
    const { trigger } = bringJQuery()
    point()
    trigger(find('input'))
    expect(heard).toEqual(['field', 'input'])
    choose()
    expect(heard).toEqual(['field', 'input', 'field', 'input'])
  })

  test('is heard of a jQuery that comes late, or second, and each is asked once', async () => {
    const heard = await listening()
    point()
    const first = bringJQuery()
    point()
    const second = bringJQuery()
    for (let times = 0; times < 3; times += 1) point()
    expect([first.handlers.length, second.handlers.length]).toEqual([1, 1])
    first.trigger(find('input'))
    second.trigger(find('input'))
    expect(heard).toHaveLength(4)
  })

  test('waits for code that is on its way', async () => {
    const code = gate()
    const heard = await listening({
      when: { on: 'interaction' },
      early: 'input',
      before: () => code.passed,
    })
    const { trigger } = bringJQuery()
    // What select2 shows in place of the list is none of the island's parts.
    find('p').dispatchEvent(new Event('pointerdown', { bubbles: true }))
    trigger(find('input'))
    await settled()
    expect(heard).toEqual([])
    code.open()
    await settled()
    expect(heard).toEqual(['field', 'input'])
  })

  test('an element of that name, or a function that is no jQuery, is left alone', async () => {
    const heard = await listening()
    document.body.append(Object.assign(document.createElement('p'), { id: 'jQuery' }))
    point()
    vi.stubGlobal('jQuery', () => ({}))
    point()
    choose()
    expect(heard).toEqual(['field', 'input'])
  })
})
