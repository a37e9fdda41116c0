import { describe, expect, test, vi } from 'vitest'
import type { Island } from '../../../src/contracts/island'
import { lastClicked } from '../../../src/dom/last-click'
import { complaints, fakeIsland, find, gate, settled, startOn } from '../../helpers/engine'

/** An island whose code comes when `arrive` is called; it notes what it gets. */
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
  test('waits for the code and is told once', async () => {
    const { heard, arrive } = await waiting('<p class="a"></p>', ['click'])
    expect(click('.a').defaultPrevented).toBe(true)
    await settled()
    expect(heard).toHaveLength(0)
    await arrive()
    expect(heard).toHaveLength(1)
  })

  test.each(['arrive', 'fail'] as const)(
    'is seen to wait on what was pressed, until its code %ss',
    async (end) => {
      const cancel = vi.fn()
      const animate = vi.spyOn(Element.prototype, 'animate').mockImplementation(() => ({ cancel }) as never)
      const code = await waiting('<p class="a"><a class="part" href="#"><b>Photo</b></a></p>', ['click'], {
        early: '.part',
      })
      const part = find('.part').outerHTML
      click('b')
      expect(find('.part').getAttribute('aria-busy')).toBe('true')
      expect(find('.part').hasAttribute('data-ilots-waiting')).toBe(true)
      expect(animate.mock.contexts).toEqual([find('.part')])
      expect(animate.mock.lastCall).toMatchObject([
        { mask: [/ 0%\/200%/, / 200%\/200%/] },
        { duration: 1000 },
      ])
      expect(cancel).not.toHaveBeenCalled()
      await code[end]()
      expect(cancel).toHaveBeenCalledOnce()
      expect(find('.part').outerHTML).toBe(part)
      expect(document.body.children).toHaveLength(1)
    },
  )

  test('is seen to wait without movement where the visitor wants none', async () => {
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('reduced-motion') }))
    const animate = vi
      .spyOn(Element.prototype, 'animate')
      .mockImplementation(() => ({ cancel() {} }) as never)
    const { arrive } = await waiting('<p class="a"></p>', ['click'])
    click('.a')
    const [frames] = animate.mock.lastCall as [{ mask: string[] }]
    expect(new Set(frames.mask).size).toBe(1)
    await arrive()
  })

  test.each([
    ['fr', 'Chargement…'],
    ['en-GB', 'Loading…'],
  ])('is said to wait after a second, in %s', async (lang, text) => {
    document.documentElement.lang = lang
    const { arrive } = await waiting('<dialog open><p class="a"></p></dialog><p></p>', ['click'])
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    click('.a')
    // A screen reader hears a region that was there before its text, in the dialog outside of which nothing is heard.
    const region = find('dialog > [role=status]')
    vi.advanceTimersByTime(999)
    expect(region.textContent).toBe('')
    expect(region.className).toBe('ilots-waiting')
    vi.advanceTimersByTime(1)
    expect(region.textContent).toBe(text)
    vi.useRealTimers()
    await arrive()
    expect(document.querySelector('[role=status]')).toBeNull()
  })

  test('that has to wait less than a second asks for no translation', async () => {
    const engine = await startOn('<p class="a"></p>', fakeIsland('a', { when: { on: 'interaction' } }))
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    click('.a')
    await vi.advanceTimersByTimeAsync(2_000)
    vi.useRealTimers()
    expect(find('.a').hasAttribute('data-ilot-mounted')).toBe(true)
    expect(engine.asked.size).toBe(0)
  })

  test('leaves what the server says of its work, and shows nothing for typed text', async () => {
    const { arrive } = await waiting('<p class="a" aria-busy="false"><input></p>', ['click', 'input'], {
      early: '*',
    })
    find('input').dispatchEvent(new InputEvent('input', { bubbles: true, composed: true, cancelable: true }))
    expect(find('input').hasAttribute('aria-busy')).toBe(false)
    click('.a')
    await arrive()
    expect(find('.a').getAttribute('aria-busy')).toBe('false')
  })

  test('keeps its position and its button', async () => {
    const { heard, arrive } = await waiting('<p class="a"></p>', ['click'])
    click('.a', { clientX: 12, clientY: 34, button: 0, detail: 1 })
    await arrive()
    expect(heard[0]).toMatchObject({ clientX: 12, clientY: 34, button: 0, detail: 1, target: find('.a') })
  })

  test.each([
    ['its onclick', (run: () => void) => Object.assign(find('.a'), { onclick: run })],
    ['its listener', (run: () => void) => find('.a').addEventListener('click', run)],
    ['a listener around it', (run: () => void) => document.body.addEventListener('click', run)],
    ['a listener of the document', (run: () => void) => document.addEventListener('click', run)],
    ['a listener of the window', (run: () => void) => addEventListener('click', run)],
  ])('is heard by the page at once, and once: by %s', async (_, give) => {
    const listener = vi.fn()
    const { arrive } = await waiting('<p class="a"></p>', ['click'])
    give(listener)
    click('.a')
    expect(listener).toHaveBeenCalledOnce()
    await arrive()
    expect(listener).toHaveBeenCalledOnce()
  })

  test('that a page script stops is the script’s', async () => {
    const { heard, arrive } = await waiting('<div><p class="a"></p></div>', ['click'])
    find('div').addEventListener('click', (event) => event.stopPropagation())
    expect(click('.a').defaultPrevented).toBe(false)
    await arrive()
    click('.a')
    expect(heard).toHaveLength(0)
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

  test.each(['<a href="/b">b</a>', '<input>', '<form><p></p></form>'])(
    'on %s inside such a part passes',
    async (inside) => {
      await waiting(`<div class="a"><div data-part>${inside}</div></div>`, ['click'], {
        early: '[data-part]',
      })
      expect(click('[data-part] > *').defaultPrevented).toBe(false)
    },
  )

  test('is kept for no island whose parts only start the download', async () => {
    const before = vi.fn(async () => {})
    const island = fakeIsland('a', {
      when: { on: 'interaction' },
      early: 'a',
      listens: 'late',
      before,
    })
    await startOn('<div class="a"><a href="#b">b</a></div>', island)
    expect(click('a').defaultPrevented).toBe(false)
    expect(before).not.toHaveBeenCalled()
    find('a').dispatchEvent(new Event('pointerover', { bubbles: true }))
    expect(before).toHaveBeenCalledOnce()
  })

  test('on a host that is itself a link waits', async () => {
    await waiting('<a class="a" href="/b"><b>b</b></a>', ['click'])
    expect(click('b').defaultPrevented).toBe(true)
  })

  test('is noted as the last one, also where the page stops it', async () => {
    await waiting('<p class="a"></p><button><b>Non</b></button>', ['click'])
    find('button').addEventListener('click', (event) => event.stopPropagation(), { once: true })
    click('b')
    expect(lastClicked()).toBe(find('b'))
  })

  test('that the page has prevented is left alone', async () => {
    const { heard, arrive } = await waiting('<p class="a"></p>', ['click'])
    find('.a').addEventListener('click', (event) => event.preventDefault())
    click('.a')
    await arrive()
    expect(heard).toHaveLength(0)
  })

  test('on an element that left meanwhile is forgotten', async () => {
    const { heard, arrive } = await waiting('<div class="a"><p></p></div>', ['click'])
    click('p')
    find('p').remove()
    await arrive()
    expect(heard).toHaveLength(0)
  })

  test('waits for islands that are there, too, so that the innermost is told first', async () => {
    const code = gate()
    const heard: string[] = []
    const island = (name: string, more: Partial<Island> = {}) =>
      fakeIsland(name, {
        ...more,
        before: async () => name === 'in' && code.passed,
        mount: (_, { listen }) => listen('click', () => heard.push(name)),
      })
    await startOn(
      '<div class="out"><p class="in"></p></div>',
      island('out'),
      island('in', { when: { on: 'interaction' } }),
    )
    click('.in')
    expect(heard).toEqual([])
    code.open()
    await settled()
    expect(heard).toEqual(['in', 'out'])
  })

  describe('that no island prevents', () => {
    const late = async (html: string, selector: string, early?: string) => {
      complaints()
      const heard = vi.fn()
      const { fail } = await waiting(html, ['click'], { isForForms: true, ...(early && { early }) })
      addEventListener('click', heard)
      click(selector)
      heard.mockClear()
      await fail()
      expect(heard).not.toHaveBeenCalled()
    }

    test('ticks a box late, as the browser would', async () => {
      await late('<input class="a" type="checkbox">', '.a')
      expect(find<HTMLInputElement>('.a').checked).toBe(true)
    })

    test('sends a form late, with its button', async () => {
      const sent = vi.fn((event: Event) => {
        event.preventDefault()
        return (event as SubmitEvent).submitter
      })
      document.addEventListener('submit', sent)
      await late('<form class="a"><button>b</button></form>', 'button', 'button')
      expect(sent.mock.results.map(({ value }) => value)).toEqual([find('button')])
    })

    test('follows a link late', async () => {
      // Only who listened before this script sees what the browser is given.
      const clicks: Event[] = []
      addEventListener('click', (event) => clicks.push(event), { capture: true })
      await late('<a class="a" href="/b">b</a>', '.a')
      expect(clicks.map(({ defaultPrevented }) => defaultPrevented)).toEqual([true, false])
    })
  })

  describe('on a form', () => {
    const HTML = '<form><p class="a"></p><button>b</button></form><form><button id="other">c</button></form>'
    /** Listens to what is sent. @returns the buttons of the submits that the browser is given. */
    const submits = () => {
      const sent: unknown[] = []
      document.addEventListener('submit', (event) => {
        if (!event.defaultPrevented) sent.push(event.submitter?.textContent)
        event.preventDefault()
      })
      return sent
    }

    test.each(['arrive', 'fail'] as const)(
      'sends it once what guards it has its code (%s), with its button',
      async (end) => {
        const sent = submits()
        const code = await waiting(HTML, [], { guardsForm: true })
        find<HTMLElement>('button').click()
        await settled()
        expect(sent).toEqual([])
        await code[end]()
        expect(sent).toEqual(['b'])
      },
    )

    test('sends at once a form that nothing guards, or whose guard is here', async () => {
      const sent = submits()
      const { arrive } = await waiting(HTML, [], { guardsForm: true })
      find<HTMLElement>('#other').click()
      expect(sent).toEqual(['c'])
      find<HTMLElement>('button').click()
      await arrive()
      find<HTMLElement>('button').click()
      expect(sent).toEqual(['c', 'b', 'b'])
    })

    test('sends at once a form in which an island only waits', async () => {
      const sent = submits()
      await waiting(HTML, [])
      find<HTMLElement>('button').click()
      expect(sent).toEqual(['b'])
    })
  })

  test('after mounting is not held any more', async () => {
    const { heard, arrive } = await waiting('<p class="a"></p>', ['click'])
    click('.a')
    await arrive()
    click('.a')
    expect(heard).toHaveLength(2)
  })

  test('is told once when two islands of one host wait', async () => {
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

describe('an island that listens itself', () => {
  const own = { listens: 'itself' } as const

  test('hears the event as it was, when its code is here, as the page does', async () => {
    const { heard, arrive } = await waiting('<p class="a"></p>', ['click'], own)
    const page = vi.fn()
    find('.a').addEventListener('click', page)
    expect(click('.a').defaultPrevented).toBe(true)
    expect(page).not.toHaveBeenCalled()
    await arrive()
    expect(page).toHaveBeenCalledOnce()
    expect(heard.map(({ type }) => type)).toEqual(['click'])
  })

  test('leaves what it does not prevent to the browser', async () => {
    complaints()
    const { fail } = await waiting('<input class="a" type="checkbox">', [], own)
    click('.a')
    expect(find<HTMLInputElement>('.a').checked).toBe(false)
    await fail()
    expect(find<HTMLInputElement>('.a').checked).toBe(true)
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

  test('Enter in a text field is sent at once', async () => {
    await waiting('<form class="a"><input></form>', ['keydown'], { early: 'input' })
    expect(key('input', 'Enter').defaultPrevented).toBe(false)
  })

  test('Enter on a button passes: the browser makes a click of it', async () => {
    await waiting('<button class="a" type="button">b</button>', ['keydown'])
    expect(key('.a', 'Enter').defaultPrevented).toBe(false)
  })
})
