import { afterEach, describe, expect, test, vi } from 'vitest'
import { register } from '../../../src/engine/register'
import { complaints, fakeIsland, find, gate, settled, startOn } from '../../helpers/engine'
import { see, watched } from '../../helpers/intersection'

const mounted = (selector: string) => find(selector).getAttribute('data-ilot-mounted')

describe('mounting', () => {
  test('happens once for each host', async () => {
    const mount = vi.fn()
    await startOn('<p class="a"></p><p class="a"></p>', fakeIsland('a', { mount }))
    expect(mount).toHaveBeenCalledTimes(2)
  })

  test('names the islands on the host', async () => {
    const both = [fakeIsland('a'), fakeIsland('b', { marker: { selector: '.a' } })]
    await startOn('<p class="a"></p>', ...both)
    expect(mounted('.a')).toBe('a b')
  })

  test('is told by `ilots:mount` from the host', async () => {
    const listener = vi.fn()
    document.addEventListener('ilots:mount', listener)
    await startOn('<p class="a"></p>', fakeIsland('a'))
    expect(listener.mock.calls[0]?.[0]).toMatchObject({ target: find('.a'), detail: { island: 'a' } })
  })

  test('the page is ready after every `now` island of it, slow ones too', async () => {
    const slow = gate()
    document.body.innerHTML = '<p class="a"></p>'
    const starting = startOn('<p class="a"></p>', fakeIsland('a', { mount: () => slow.passed }))
    await settled()
    expect(document.documentElement.dataset.ilots).toBeUndefined()
    slow.open()
    await starting
    expect(document.documentElement.dataset.ilots).toBe('ready')
  })

  test('scanning again changes nothing', async () => {
    const mount = vi.fn()
    const engine = await startOn('<div><p class="a"></p></div>', fakeIsland('a', { mount }))
    const before = document.body.innerHTML
    await engine.scan(document.body)
    await engine.scan(find('.a'))
    expect(mount).toHaveBeenCalledOnce()
    expect(document.body.innerHTML).toBe(before)
  })

  test('inserted HTML is mounted', async () => {
    await startOn('', fakeIsland('a'))
    document.body.innerHTML = '<div><p class="a"></p></div>'
    await settled()
    expect(mounted('.a')).toBe('a')
  })

  test('a page from the back/forward cache is scanned', async () => {
    const { markers } = await startOn('', fakeIsland('a'))
    const search = vi.spyOn(markers as NonNullable<typeof markers>, 'find')
    const show = (persisted: boolean) => dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))
    show(false)
    expect(search).not.toHaveBeenCalled()
    show(true)
    expect(search).toHaveBeenCalledExactlyOnceWith(document.documentElement)
  })
})

describe('the moment', () => {
  test('`visible` waits until the host is seen', async () => {
    const mount = vi.fn()
    await startOn('<p class="a"></p>', fakeIsland('a', { mount, when: { on: 'visible' } }))
    expect(mount).not.toHaveBeenCalled()
    see(find('.a'))
    await settled()
    expect(mount).toHaveBeenCalledOnce()
  })

  const visit = (type: string) => {
    const entries = performance.getEntriesByType.bind(performance)
    vi.spyOn(performance, 'getEntriesByType').mockImplementation((kind) =>
      kind === 'navigation' ? [{ type } as PerformanceNavigationTiming] : entries(kind),
    )
  }

  describe('`back`', () => {
    afterEach(() => history.replaceState(null, ''))
    test.each([
      ['on the first visit does not watch the window, whatever a router keeps in its entry', 'navigate', 0],
      ['on a page that was come back to comes near the window', 'back_forward', 1],
      ['on a page that was loaded again comes near the window', 'reload', 1],
    ])('%s', async (_, type, count) => {
      visit(type)
      history.replaceState({ turbo: {} }, '')
      await startOn('<p class="a"></p>', fakeIsland('a', { when: { on: 'back' } }))
      expect(watched()).toBe(count)
    })
  })

  describe('`return`', () => {
    afterEach(() => history.replaceState(null, ''))

    test.each([
      ['on the first visit waits for the visitor', 'navigate', null, '', false],
      ['on a page that was come back to comes near the window', 'back_forward', null, '', true],
      ['on a page that was loaded again comes near the window', 'reload', null, '', true],
      ['on an entry of the history with a state comes near the window', 'navigate', {}, '', true],
      ['with a part that loads by itself comes near the window', 'navigate', null, 'data-load="auto"', true],
    ])('%s', async (_, type, state, part, isNear) => {
      visit(type)
      history.replaceState(state, '')
      const mount = vi.fn()
      await startOn(`<p class="a"><i ${part}></i></p>`, fakeIsland('a', { mount, when: { on: 'return' } }))
      expect(mount).not.toHaveBeenCalled()
      if (isNear) see(find('.a'))
      else find('.a').dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
      await settled()
      expect(mount).toHaveBeenCalledOnce()
    })

    test('on the first visit does not watch the window', async () => {
      visit('navigate')
      await startOn('<p class="a"></p>', fakeIsland('a', { when: { on: 'return' } }))
      expect(watched()).toBe(0)
    })
  })

  test('`idle` waits for a quiet moment', async () => {
    const mount = vi.fn()
    await startOn('<p class="a"></p>', fakeIsland('a', { mount, when: { on: 'idle' } }))
    expect(mount).not.toHaveBeenCalled()
    await settled()
    expect(mount).toHaveBeenCalledOnce()
  })

  test('`interaction` waits for the visitor', async () => {
    const mount = vi.fn()
    await startOn('<p class="a"></p>', fakeIsland('a', { mount, when: { on: 'interaction' } }))
    await settled()
    expect(mount).not.toHaveBeenCalled()
    find('.a').dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
    await settled()
    expect(mount).toHaveBeenCalledOnce()
  })

  test('a media query that does not match holds it until it does', async () => {
    const query = Object.assign(new EventTarget(), { matches: false })
    vi.stubGlobal('matchMedia', () => query)
    const mount = vi.fn()
    await startOn(
      '<p class="a"></p>',
      fakeIsland('a', { mount, when: { on: 'now', media: '(width > 1px)' } }),
    )
    expect(mount).not.toHaveBeenCalled()
    query.matches = true
    query.dispatchEvent(new Event('change'))
    await settled()
    expect(mount).toHaveBeenCalledOnce()
  })

  test('a media query that does not match holds it from the visitor too', async () => {
    const query = Object.assign(new EventTarget(), { matches: false })
    vi.stubGlobal('matchMedia', () => query)
    const mount = vi.fn()
    await startOn(
      '<p class="a"></p>',
      fakeIsland('a', { mount, when: { on: 'interaction', media: '(width > 1px)' } }),
    )
    find('.a').dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
    await settled()
    expect(mount).not.toHaveBeenCalled()
  })

  test('an element that left while waiting is never mounted', async () => {
    const mount = vi.fn()
    await startOn('<p class="a"></p>', fakeIsland('a', { mount, when: { on: 'visible' } }))
    const host = find('.a')
    host.remove()
    await settled()
    see(host)
    await settled()
    expect(mount).not.toHaveBeenCalled()
  })
})

describe('before the code is here', () => {
  const opens = fakeIsland('a', { when: { on: 'interaction' }, aria: { 'aria-haspopup': 'dialog' } })

  test.each(['<p class="a"></p>', '<img class="a" alt="Le col">', '<a class="a">A</a>'])(
    'the keyboard reaches %s, which is a button',
    async (html) => {
      const engine = await startOn(html, opens)
      expect([find('.a').getAttribute('role'), find('.a').tabIndex]).toEqual(['button', 0])
      engine.lifecycle.sweep(() => true)
      expect(document.body.innerHTML).toBe(html)
    },
  )

  test.each([
    '<a class="a" href="/b"></a>',
    '<button class="a"></button>',
    '<p class="a" role="link" tabindex="-1"></p>',
  ])('%s keeps its own role and place', async (html) => {
    await startOn(html, opens)
    find('.a').removeAttribute('aria-haspopup')
    expect(document.body.innerHTML).toBe(html)
  })

  test('an island that opens nothing adds no stop', async () => {
    await startOn('<p class="a"></p>', fakeIsland('a', { when: { on: 'interaction' } }))
    expect(document.body.innerHTML).toBe('<p class="a"></p>')
  })
})

describe('a failure', () => {
  test('of one mount leaves its neighbours and what is nested alive', async () => {
    const { errors } = complaints()
    const bad = fakeIsland('bad', {
      mount() {
        throw new Error('cassé')
      },
    })
    await startOn('<p class="bad"><b class="a"></b></p><p class="a"></p>', bad, fakeIsland('a'))
    expect(document.querySelectorAll('[data-ilot-mounted="a"]')).toHaveLength(2)
    expect(mounted('.bad')).toBeNull()
    expect(errors).toEqual(['[ILOTS-302] bad (p.bad) : Error: cassé'])
  })

  test('of one that cannot wait leaves those after it alive', async () => {
    const { errors } = complaints()
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor() {
          throw new Error('cassé')
        }
      },
    )
    await startOn(
      '<p class="bad"></p><p class="a"></p>',
      fakeIsland('bad', { when: { on: 'visible' } }),
      fakeIsland('a'),
    )
    vi.unstubAllGlobals()
    expect(mounted('.a')).toBe('a')
    expect(mounted('.bad')).toBeNull()
    expect(errors).toEqual(['[ILOTS-302] bad (p.bad) : Error: cassé'])
  })

  test('aborts the signal and gives attributes back', async () => {
    complaints()
    let signal: AbortSignal | undefined
    const bad = fakeIsland('bad', {
      aria: { 'aria-expanded': 'false' },
      async mount(host, context) {
        signal = context.signal
        context.set(host, 'role', 'button')
        throw new Error('cassé')
      },
    })
    await startOn('<p class="bad"></p>', bad)
    expect(signal?.aborted).toBe(true)
    expect(document.body.innerHTML).toBe('<p class="bad"></p>')
  })

  test('later, by `fail`, undoes the mount', async () => {
    complaints()
    const dispose = vi.fn()
    let fail: (error: unknown) => void = () => {}
    const mount = (_: HTMLElement, context: { fail(error: unknown): void }) => {
      fail = (error) => context.fail(error)
      return dispose
    }
    const engine = await startOn('<p class="a"></p>', fakeIsland('a', { mount }))
    fail(new Error('trop tard'))
    fail(new Error('encore'))
    expect(dispose).toHaveBeenCalledOnce()
    expect(mounted('.a')).toBeNull()
    expect(engine.report.errors).toHaveLength(1)
  })

  test('of a chunk is reported once, and tried again on the next interaction', async () => {
    const { errors } = complaints()
    let offline = true
    const load = vi.fn(async () => {
      if (offline) throw new TypeError('hors ligne')
    })
    const engine = await startOn('<p class="late"></p>', fakeIsland('late', { before: load }))
    expect(errors).toHaveLength(1)
    expect(errors[0]).toContain('[ILOTS-301] late : code non chargé')
    expect([...engine.lifecycle.at(find('.late'))][0]?.state).toBe('failed')
    offline = false
    find('.late').click()
    await settled()
    expect(mounted('.late')).toBe('late')
    expect(load).toHaveBeenCalledTimes(2)
    expect(errors).toHaveLength(1)
  })
})

describe('an island that the configuration leaves out', () => {
  const page = '<a class="a" href="/a">A</a><p class="b"></p>'
  const both = () => [fakeIsland('a', { aria: { 'aria-haspopup': 'dialog' } }), fakeIsland('b')]
  const startWith = (islands: unknown) => {
    vi.stubGlobal('IlotsConfig', { islands })
    return startOn(page, ...both())
  }

  test.each([[['b']], [{ except: ['a'] }], [{ except: 'a' }]])(
    '%j leaves its markers alone',
    async (islands) => {
      const engine = await startWith(islands)
      expect(find('.a').outerHTML).toBe('<a class="a" href="/a">A</a>')
      expect(mounted('.b')).toBe('b')
      expect(engine.why(find('.a'))).toEqual([
        { island: 'a', state: 'disposed', reason: 'écarté par islands', hint: '' },
      ])
    },
  )

  test.each([[{ except: [] }], [{ sauf: ['a'] }], [null]])('%j leaves out nothing', async (islands) => {
    complaints()
    await startWith(islands)
    expect(mounted('.a')).toBe('a')
  })

  test('its early click is the page’s', async () => {
    await startWith({ except: ['a'] })
    const click = new MouseEvent('click', { bubbles: true, cancelable: true })
    addEventListener('click', (event) => event.preventDefault(), { once: true })
    const heard = vi.fn()
    find('.a').addEventListener('click', (event) => heard(event.defaultPrevented))
    find('.a').dispatchEvent(click)
    expect(heard).toHaveBeenCalledExactlyOnceWith(false)
  })

  test('one that a script registers need not be named', async () => {
    const engine = await startWith([])
    await register(engine, {
      name: 'c',
      marker: '.b',
      when: { on: 'now' },
      mount: (host) => host.append('fait'),
    })
    expect(mounted('.b')).toBe('c')
  })
})
