/** What a slideshow shows and when, with images that load or fail. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { slideshow } from '../../../islands/slideshow'
import { create } from '../../../islands/slideshow/mount'
import { complaints, find, startOn } from '../../helpers/engine'
import { see } from '../../helpers/intersection'

const names = ['a', 'b', 'c']
const slides = names.map((name) => ({ src: `/${name}.svg`, caption: name.toUpperCase() }))

let now = { errors: [] as readonly string[], warnings: [] as readonly string[] }
const asked: string[] = []
const setSource = Object.getOwnPropertyDescriptor(HTMLImageElement.prototype, 'src')
beforeEach(() => {
  now = complaints()
  asked.length = 0
  vi.useFakeTimers()
  HTMLImageElement.prototype.decode = async () => {}
  Object.defineProperty(HTMLImageElement.prototype, 'src', {
    configurable: true,
    get(this: HTMLImageElement) {
      return new URL(this.getAttribute('src') ?? '', document.baseURI).href
    },
    set(this: HTMLImageElement, src: string) {
      this.setAttribute('src', src)
      asked.push(src)
      queueMicrotask(() => this.dispatchEvent(new Event(src.includes('absente') ? 'error' : 'load')))
    },
  })
})
afterEach(() => {
  vi.useRealTimers()
  if (setSource) Object.defineProperty(HTMLImageElement.prototype, 'src', setSource)
})

const markup = (list: readonly object[] = slides, more = '') =>
  `<div data-ilot="slideshow" data-slides='${JSON.stringify(list)}' data-sleep="5" ${more}></div>`
const host = () => find('[data-ilot]')
const part = (role: string) => find(`[data-role="${role}"]`)
const shown = () => part('back').querySelector('img')?.getAttribute('src')
const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000)
const button = () => find<HTMLButtonElement>('.ilots-play')

async function open(html: string) {
  const engine = await startOn(html, { ...slideshow, when: { on: 'now' } })
  await pass(0)
  see(document.querySelector('[data-ilot]') ?? document.body)
  return engine
}

describe('in order', () => {
  test('begins with the first, goes on each five seconds, and wraps', async () => {
    await open(markup())
    const seen = [shown()]
    for (let step = 0; step < 3; step += 1) {
      await pass(step === 0 ? 6.1 : 5)
      seen.push(shown())
    }
    expect(seen).toEqual(['/a.svg', '/b.svg', '/c.svg', '/a.svg'])
  })

  test('shows its caption as text, and hides the place of none', async () => {
    await open(markup([{ src: '/a.svg', caption: '<b>A</b>' }, { src: '/b.svg' }]))
    expect([part('caption').textContent, part('caption').style.visibility]).toEqual(['<b>A</b>', ''])
    await pass(6.1)
    expect(part('caption').style.visibility).toBe('hidden')
  })

  test('gives no place to captions that no slide has', async () => {
    await open(markup([{ src: '/a.svg' }, { src: '/b.svg' }]))
    expect(part('caption').hidden).toBe(true)
  })

  test('wraps an image in its link, named even without a caption', async () => {
    await open(markup([{ src: '/a.svg', href: '/page' }, { src: '/b.svg' }]))
    expect(part('back').innerHTML).toBe('<a href="/page"><img src="/a.svg" alt="image 1 sur 2"></a>')
    // The front layer lies over the link: a click goes through it.
    expect(part('front').inert).toBe(true)
    await pass(6.1)
    expect(part('back').querySelector('a')).toBeNull()
  })

  test('fetches one image ahead, each once', async () => {
    await open(markup())
    expect(asked).toEqual(['/a.svg', '/b.svg'])
    await pass(30)
    expect(asked).toEqual(['/a.svg', '/b.svg', '/c.svg'])
  })
})

describe('at random', () => {
  test('never shows the same twice in a row', async () => {
    await open(markup(slides, 'data-aleatoire'))
    let before = shown()
    await pass(6.1)
    for (let step = 0; step < 30; step += 1) {
      expect(shown()).not.toBe(before)
      before = shown()
      await pass(5)
    }
  })
})

describe('what does not come', () => {
  test('is passed over, and said once', async () => {
    await open(markup([{ src: '/absente.svg' }, ...slides]))
    expect(shown()).toBe('/a.svg')
    await pass(30)
    expect(now.warnings).toEqual([expect.stringMatching(/ILOTS-406.*\/absente\.svg/)])
  })

  test('leaves one that does not move, without a button', async () => {
    await open(markup([{ src: '/absente.svg' }, { src: '/a.svg' }]))
    await pass(30)
    expect([shown(), document.querySelector('button')]).toEqual(['/a.svg', null])
  })

  test('leaves what the server shows', async () => {
    await open(
      `<div data-ilot="slideshow" data-slides='[{"src":"/absente.svg"}]'><p data-role="back">Bientôt</p></div>`,
    )
    expect(part('back').textContent).toBe('Bientôt')
  })
})

describe('stands still', () => {
  test.each(['pointer', 'focus'])('under the %s, and begins its time anew', async (what) => {
    await open(markup())
    const [on, off] = what === 'focus' ? ['focusin', 'focusout'] : ['pointerenter', 'pointerleave']
    host().dispatchEvent(new Event(on as string))
    await pass(60)
    expect(shown()).toBe('/a.svg')
    host().dispatchEvent(new Event(off as string))
    await pass(4.9)
    expect(shown()).toBe('/a.svg')
    await pass(1.2)
    expect(shown()).toBe('/b.svg')
  })

  test('under a pointer that has left the button for the picture', async () => {
    await open(markup())
    host().dispatchEvent(new Event('pointerenter'))
    button().dispatchEvent(new Event('pointerenter'))
    button().dispatchEvent(new Event('pointerleave'))
    await pass(60)
    expect(shown()).toBe('/a.svg')
  })

  test('out of sight', async () => {
    await open(markup())
    see(host(), 0)
    await pass(60)
    expect(shown()).toBe('/a.svg')
  })

  test('in a hidden page', async () => {
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    await open(markup())
    await pass(60)
    expect(shown()).toBe('/a.svg')
    hidden.mockRestore()
  })

  test('stopped by its button, until it is pressed again, then under the pointer too', async () => {
    await open(markup())
    expect(button().getAttribute('aria-label')).toBe('arrêter la présentation')
    host().dispatchEvent(new Event('pointerenter'))
    button().click()
    expect(button().getAttribute('aria-label')).toBe('démarrer la présentation')
    await pass(60)
    expect(shown()).toBe('/a.svg')
    button().click()
    await pass(6.1)
    expect(shown()).toBe('/b.svg')
  })

  test('under reduced motion, until the visitor starts it: no fade then', async () => {
    vi.stubGlobal('matchMedia', (media: string) => ({ matches: media.includes('reduced'), media }))
    await open(markup())
    await pass(60)
    expect(shown()).toBe('/a.svg')
    button().click()
    await pass(5)
    expect(shown()).toBe('/b.svg')
    vi.unstubAllGlobals()
  })
})

describe('the page', () => {
  test('gets the server’s regions back', async () => {
    const html = `<div data-ilot="slideshow" data-slides='${JSON.stringify(slides)}'><div data-role="back"><img src="/a.svg" alt="Une vue"></div></div>`
    const engine = await open(html)
    await pass(6.1)
    expect(shown()).toBe('/b.svg')
    engine.lifecycle.sweep(() => true)
    const after = document.body.innerHTML
    document.body.innerHTML = html
    expect(after).toBe(document.body.innerHTML)
  })

  test('keeps the image that it shows already', async () => {
    const html = `<div data-ilot="slideshow" data-slides='${JSON.stringify(slides)}'><div data-role="back"><img src="/a.svg" alt="Une vue"></div></div>`
    await open(html)
    expect(part('back').querySelector('img')?.alt).toBe('Une vue')
    expect(asked).toEqual(['/b.svg'])
  })

  test('without data-slides, is told how to mend it', async () => {
    await open('<div data-ilot="slideshow"></div>')
    expect(now.errors).toEqual([
      expect.stringMatching(/ILOTS-202.*data-slides absent : attendu une liste JSON/),
    ])
  })
})

describe('the old call', () => {
  const regions = '<div id="fond"></div><div id="devant"></div><p id="legende"></p>'
  const old = async (html: string) => create(await open(html))

  test('shows its images, links and captions on the regions of its ids', async () => {
    const { start } = await old(regions)
    await start('fond', 'devant', 'legende', ['/a.svg', '/b.svg'], ['', '/page'], ['A', ''], 1, 2, 0)
    await pass(0)
    see(find('#fond'))
    expect([find('#fond img').getAttribute('src'), find('#legende').textContent]).toEqual(['/a.svg', 'A'])
    await pass(3.1)
    expect(find('#fond a').getAttribute('href')).toBe('/page')
  })

  test('the same instance ends what it had begun', async () => {
    const { start } = await old(regions)
    await start('fond', 'devant', 'legende', ['/a.svg', '/b.svg'])
    await start('fond', 'devant', 'legende', ['/c.svg', '/b.svg'])
    await pass(0)
    expect(find('#fond img').getAttribute('src')).toBe('/c.svg')
    expect(document.querySelectorAll('button')).toHaveLength(1)
  })

  test('a missing region is named', async () => {
    const { start } = await old(regions)
    await start('fond', 'dessus', 'legende', ['/a.svg'])
    expect(now.errors).toEqual([expect.stringMatching(/ILOTS-202.*#dessus introuvable/)])
  })

  test('an address that may not be shown is named, the others are shown', async () => {
    const { start } = await old(regions)
    await start('fond', 'devant', 'legende', ['javascript:alert(1)', '/b.svg'])
    await pass(0)
    expect(now.errors).toEqual([])
    expect(now.warnings).toEqual([
      expect.stringMatching(/ILOTS-203.*diaporama \[0\] refusé : reçu « .*javascript/),
    ])
    expect(find('#fond img').getAttribute('src')).toBe('/b.svg')
  })
})

test('regions in content are not the template’s', async () => {
  const trap = '<div data-ilots-content><p data-role="back" id="piege">Texte</p></div>'
  await open(markup().replace('></div>', `>${trap}</div>`))
  expect(find('#piege').textContent).toBe('Texte')
  expect(find('[data-ilot]>[data-role="back"] img').getAttribute('src')).toBe('/a.svg')
})
