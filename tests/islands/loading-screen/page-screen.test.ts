/** The page's own screen; browser tests check what covers what. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { makeApi } from '../../../src/engine/api'
import { islands } from '../../../src/registry-entries'
import { complaints, find, settled, startOn } from '../../helpers/engine'

const loadingScreen = islands.filter(({ name }) => name === 'loading-screen')
let state: DocumentReadyState

beforeEach(() => {
  state = 'interactive'
  vi.spyOn(document, 'readyState', 'get').mockImplementation(() => state)
  vi.stubGlobal('CSS', { supports: (_: string, value: string) => /^(#|var)/.test(value) })
  HTMLElement.prototype.hidePopover = vi.fn()
})

const turn = () => (vi.isFakeTimers() ? vi.advanceTimersByTimeAsync(0) : settled())

/** The page with this screen, its style sheets loaded. */
async function open(attributes = '', content = '') {
  const started = startOn(`<div data-ilot="loading-screen" ${attributes}>${content}</div>`, ...loadingScreen)
  await turn()
  for (const link of document.querySelectorAll('link')) link.dispatchEvent(new Event('load'))
  const engine = await started
  await turn()
  return { engine, ilots: makeApi(engine), host: find('[data-ilot]') }
}
const load = () => {
  state = 'complete'
  dispatchEvent(new Event('load'))
}
const words = (host: Element) => [...host.querySelectorAll('p')].map(({ textContent }) => textContent)

describe('while the page loads', () => {
  test('shows the two texts, in the top layer', async () => {
    const shown = vi.spyOn(HTMLElement.prototype, 'showPopover')
    const { host } = await open()
    expect(shown.mock.contexts).toEqual([host])
    expect(words(host)).toEqual(['CHARGEMENT', "Veuillez patienter s'il vous plait..."])
    expect(host.getAttribute('role')).toBe('status')
  })

  test('keeps what the server put there and adds what is missing, in its place', async () => {
    const { host } = await open(
      'data-show-title data-show-desc',
      '<div><p data-role="desc">Depuis 1987</p></div><p data-role="patienter">Un instant</p>',
    )
    host.querySelector('[role=progressbar]')?.remove()
    expect(words(host)).toEqual(['Depuis 1987', 'CHARGEMENT', 'Un instant'])
  })

  test('reads the configuration, and its attributes win', async () => {
    vi.stubGlobal('IlotsConfig', {
      loader: { txt_loading: 'ENVOI', txt_patienter: 'Un instant', show_title: true, version: 2 },
      identite: { nom: 'Vitréa' },
    })
    const { host } = await open('data-txt-loading="Bonjour" data-version="1"')
    expect(words(host)).toEqual(['Vitréa', 'Bonjour', 'Un instant'])
    expect(host.classList.contains('is-full')).toBe(false)
  })

  test('says which attributes are refused, and shows all the same', async () => {
    const { errors, warnings } = complaints()
    const { host } = await open(
      'data-version="3" data-couleur-fond="bleuet" data-image="javascript:alert(1)"',
    )
    expect(errors.map((line) => /refusé|data-[\w-]+/.exec(line)?.[0])).toEqual([
      'data-version',
      'data-couleur-fond',
    ])
    expect(warnings).toEqual([expect.stringContaining('[ILOTS-203]')])
    expect(words(host)).toHaveLength(2)
  })
})

describe('goes', () => {
  afterEach(() => void vi.useRealTimers())

  test.each([
    ['with the load event', load],
    ['after ten seconds', () => void vi.advanceTimersByTime(10_000)],
    ['with Escape', () => void dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))],
  ])('%s, in 600 ms', async (_, end) => {
    vi.useFakeTimers()
    const { host } = await open()
    end()
    await vi.advanceTimersByTimeAsync(599)
    expect(host.hidden).toBe(false)
    expect(host.classList.contains('is-leaving')).toBe(true)
    await vi.advanceTimersByTimeAsync(1)
    expect(host.hidden).toBe(true)
    expect(host.hidePopover).toHaveBeenCalledOnce()
  })

  test('at once under reduced motion', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }))
    const { host } = await open()
    load()
    await settled()
    expect(host.hidden).toBe(true)
  })

  test('before it came, when the page is loaded already', async () => {
    state = 'complete'
    const { host } = await open('', '<b>Bonjour</b>')
    expect(host.outerHTML).toContain('hidden=""')
    expect(host.innerHTML).toBe('<b>Bonjour</b>')
    // At once, without a timer.
    expect(document.querySelector('link')).toBeNull()
  })
})

describe('unmounted', () => {
  const attributes = 'class="a" style="color:red" role="region" data-couleur-fond="#fff" data-show-title'
  const content = '<b data-role="loading">Bonjour</b>'

  test.each([
    ['while it covers', () => {}],
    ['while it fades', load],
    [
      'when it has gone',
      () => {
        vi.stubGlobal('matchMedia', () => ({ matches: true }))
        load()
      },
    ],
  ])('%s, gives the server’s HTML back byte for byte', async (_, first) => {
    const { ilots, host } = await open(attributes, content)
    expect(host.style.getPropertyValue('--ilots-loading-background')).toBe('#fff')
    first()
    await settled()
    ilots.unmount(document)
    expect(document.body.innerHTML).toBe(
      `<div data-ilot="loading-screen" ${attributes.replace('title', 'title=""')}>${content}</div>`,
    )
  })

  test('is not touched by a load that comes later', async () => {
    const { ilots, host } = await open()
    ilots.unmount(document)
    const before = host.outerHTML
    load()
    await settled()
    expect(host.outerHTML).toBe(before)
  })
})
