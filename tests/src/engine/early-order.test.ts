/** What starts the download, and the order of what is replayed. */
import { describe, expect, test, vi } from 'vitest'
import { makeApi } from '../../../src/engine/api'
import { makeEngine } from '../../../src/engine/engine'
import { services } from '../../../src/registry-entries'
import { fakeIsland, find, gate, settled, startOn } from '../../helpers/engine'

const click = (selector: string) =>
  find(selector).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, composed: true }))
const press = (selector: string) =>
  find(selector).dispatchEvent(
    new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, composed: true }),
  )

describe('several', () => {
  test('are told in the order they came', async () => {
    const code = gate()
    const heard: Event[] = []
    const island = fakeIsland('a', {
      when: { on: 'interaction' },
      before: () => code.passed,
      mount(_, { listen }) {
        for (const type of ['click', 'keydown'] as const) listen(type, (event) => heard.push(event))
      },
    })
    await startOn('<div class="a" tabindex="0"><p></p></div>', island)
    click('p')
    press('.a')
    click('.a')
    code.open()
    await settled()
    expect(heard.map(({ type, target }) => `${type} ${(target as Element).localName}`)).toEqual([
      'ilots-click p',
      'ilots-keydown div',
      'ilots-click div',
    ])
  })

  test('keep their order when the later one’s code is here first', async () => {
    const codes = { x: gate(), y: gate() }
    const heard: string[] = []
    const late = (name: 'x' | 'y') =>
      fakeIsland(name, {
        when: { on: 'interaction' },
        before: () => codes[name].passed,
        mount: (_, { listen }) => listen('click', () => heard.push(name)),
      })
    await startOn('<p class="x"></p><p class="y"></p>', late('x'), late('y'))
    click('.x')
    click('.y')
    codes.y.open()
    await settled()
    codes.x.open()
    await settled()
    expect(heard).toEqual(['x', 'y'])
  })
})

describe('before the scan', () => {
  /** An engine whose scan is still to come, on a link that an island answers. */
  function unscanned() {
    document.body.innerHTML = '<a class="a" href="/ailleurs">ouvrir</a>'
    const heard: string[] = []
    const island = fakeIsland('a', {
      when: { on: 'interaction' },
      mount: (_, { listen }) =>
        listen('click', (event) => {
          heard.push(event.type)
          event.preventDefault()
        }),
    })
    const engine = makeEngine([island], services, null)
    return { engine, heard }
  }

  test('the page was evaluated, in another task', async () => {
    const { engine } = unscanned()
    await Promise.resolve()
    expect(engine.live.size).toBe(0)
    await engine.ready
    expect(engine.live.size).toBe(1)
  })

  test('an event of the visitor scans it at once, and reaches its island', async () => {
    const { engine, heard } = unscanned()
    expect(click('a')).toBe(false)
    expect(engine.live.size).toBe(1)
    await settled()
    expect(heard).toEqual(['ilots-click'])
  })

  test('what a script takes away stays away', async () => {
    const { engine } = unscanned()
    makeApi(engine).unmount(document.body)
    await engine.ready
    expect(engine.why(find('a'))).toMatchObject([{ state: 'disposed' }])
  })

  test('whoever asks about it is told what it will be', () => {
    const { engine } = unscanned()
    expect(engine.why(find('a'))).toMatchObject([{ state: 'waiting' }])
    expect(makeApi(engine).inspect().islands).toHaveLength(1)
  })

  test('several scan it once', async () => {
    const { engine } = unscanned()
    click('a')
    click('a')
    const [instance] = engine.live
    await engine.ready
    expect([...engine.live]).toEqual([instance])
  })

  test('an event on a page whose HTML is still coming waits for it', async () => {
    vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading')
    const { engine } = unscanned()
    click('a')
    expect(engine.live.size).toBe(0)
    document.dispatchEvent(new Event('DOMContentLoaded'))
    await engine.ready
    expect(engine.live.size).toBe(1)
  })
})

describe('the first hint', () => {
  test.each(['pointerover', 'pointerdown', 'focusin'])('%s fetches the code', async (type) => {
    const before = vi.fn(async () => {})
    await startOn('<p class="a"><b></b></p>', fakeIsland('a', { when: { on: 'interaction' }, before }))
    find('b').dispatchEvent(new Event(type, { bubbles: true }))
    find('b').dispatchEvent(new Event(type, { bubbles: true }))
    expect(before).toHaveBeenCalledOnce()
    await settled()
    expect(find('.a').dataset.ilotMounted).toBe('a')
  })

  test('elsewhere fetches nothing', async () => {
    const before = vi.fn(async () => {})
    await startOn('<p class="a"></p><i></i>', fakeIsland('a', { when: { on: 'interaction' }, before }))
    find('i').dispatchEvent(new Event('pointerover', { bubbles: true }))
    expect(before).not.toHaveBeenCalled()
  })
})
