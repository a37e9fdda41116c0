/** `Ilots.loading`, from a call to a screen in the page; browser tests check the top layer. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { create } from '../../../islands/loading-screen/mount'
import type { LoadingService } from '../../../src/contracts/services/loading'
import type { Engine } from '../../../src/engine/engine'
import { complaints, find, startOn } from '../../helpers/engine'

let engine: Engine
let loading: LoadingService

beforeEach(async () => {
  vi.useFakeTimers()
  engine = await startOn('<button>Envoyer</button>')
  engine.config.identite = { logo_site: '/logo.svg', nom: 'Vitréa', description: 'Le verre depuis 1987' }
  // happy-dom loads no style sheets.
  const made = create(engine)
  for (const link of document.querySelectorAll('link')) link.dispatchEvent(new Event('load'))
  loading = await made
})
afterEach(async () => {
  for (let count = 0; count < 3; count += 1) await loading.hide()
  vi.useRealTimers()
})

/** Two frames: the screen, then what stands on it. */
const frames = () => vi.advanceTimersByTimeAsync(50)
const screen = () => document.querySelector<HTMLElement>('.ilots-loading')
const words = () =>
  [...(screen()?.querySelectorAll('p') ?? [])].map(({ textContent }) => textContent).filter(Boolean)
const bar = () => find('[role="progressbar"]')
async function show(...settings: Parameters<LoadingService['show']>) {
  await loading.show(...settings)
  await frames()
}

describe('show and hide', () => {
  test('show the two texts of §9.10 and take them away', async () => {
    const before = document.documentElement.outerHTML
    await show()
    expect(screen()?.getAttribute('role')).toBe('status')
    expect(words()).toEqual(['CHARGEMENT', "Veuillez patienter s'il vous plait..."])
    await loading.hide()
    expect(document.documentElement.outerHTML).toBe(before)
  })

  test('within a frame show nothing', async () => {
    const seen = vi.spyOn(HTMLElement.prototype, 'showPopover')
    await loading.show()
    await loading.hide()
    await frames()
    expect(seen).not.toHaveBeenCalled()
  })

  test('wait for each other: the screen goes with the last hide', async () => {
    await show()
    await loading.show()
    await loading.hide()
    expect(screen()).not.toBeNull()
    await loading.hide()
    expect(screen()).toBeNull()
  })

  test('are not drawn, and spoken, again by translations that leave their texts as they are', async () => {
    await show()
    const [first] = document.querySelectorAll('.ilots-loading p')
    const { translation } = engine.store.getState()
    const translate = (traductions: Record<string, string>) =>
      engine.store.setState({ translation: { ...translation, state: 'here', traductions } })
    translate({ Envoyer: 'Senden' })
    expect(document.querySelector('.ilots-loading p')).toBe(first)
    translate({ CHARGEMENT: 'LADEN' })
    expect(words()).toEqual(['LADEN', "Veuillez patienter s'il vous plait..."])
    translate({})
    expect(words()).toEqual(['CHARGEMENT', "Veuillez patienter s'il vous plait..."])
  })

  test('hide more often than shown is nothing, and the next show shows', async () => {
    await loading.hide()
    await loading.hide()
    await show()
    expect(screen()).not.toBeNull()
  })
})

describe('settings', () => {
  test('of the site’s identity are shown when asked for', async () => {
    await show({ show_logo: 1, show_title: '1', show_desc: true })
    expect(find('.ilots-loading-logo').getAttribute('src')).toBe('https://vitrea.example/logo.svg')
    expect(words().slice(0, 2)).toEqual(['Vitréa', 'Le verre depuis 1987'])
  })

  test('name the logo when the title is not beside it', async () => {
    await show({ show_logo: true })
    expect(find('img').getAttribute('alt')).toBe('Vitréa')
  })

  test('that the identity has nothing for show nothing', async () => {
    engine.config.identite = { logo: 3, nom: null }
    await show({ show_logo: true, show_title: true, show_desc: true })
    expect(document.querySelector('img')).toBeNull()
    expect(words()).toHaveLength(2)
  })

  test('come from the configuration, and the argument wins', async () => {
    engine.config.loader = { version: 2, txt_loading: 'ENVOI', txt_patienter: 'Un instant' }
    await show({ txt_patienter: 'Bientôt' })
    expect(words()).toEqual(['ENVOI', 'Bientôt'])
    expect(screen()?.classList.contains('is-full')).toBe(true)
  })

  test('of the last show that gives some are on', async () => {
    await show({ txt_loading: 'Premier' })
    await show({ txt_loading: 'Second' })
    await show()
    expect(words()[0]).toBe('Second')
  })

  test('of one show are forgotten by the next', async () => {
    await show({ txt_loading: 'Premier', couleur_fond: 'red' })
    await loading.hide()
    await show()
    expect(words()[0]).toBe('CHARGEMENT')
    expect(screen()?.hasAttribute('style')).toBe(false)
  })

  test('of colours are custom properties', async () => {
    await show({ couleur_fond: 'red', couleur_texte: '#fff', couleur_barre: 'var(--edge)' })
    const { style } = find('.ilots-loading')
    expect(
      ['background', 'color', 'bar'].map((name) => style.getPropertyValue(`--ilots-loading-${name}`)),
    ).toEqual(['red', '#fff', 'var(--edge)'])
  })

  test('that are empty texts show no paragraph', async () => {
    await show({ txt_loading: '', txt_patienter: ' ' })
    expect(words()).toEqual([])
  })

  test('that are bad are said by name, those of the configuration once', async () => {
    const { errors } = complaints()
    engine.config.loader = { vitesse: 2 }
    await show({ version: 4 as 1 })
    await loading.hide()
    await show()
    expect(errors).toEqual([
      expect.stringMatching(
        /^\[ILOTS-201\] loading-screen : Ilots\.loading\.show\(version\) refusé.*« 4 ».*1, 2/,
      ),
      expect.stringMatching(/^\[ILOTS-101\] configuration loader\.vitesse refusé/),
    ])
    expect(words()[0]).toBe('CHARGEMENT')
  })

  test('of an image at a refused address warn, and show no image', async () => {
    const { warnings } = complaints()
    await show({ image: 'javascript:alert(1)' })
    expect(document.querySelector('img')).toBeNull()
    expect(warnings).toEqual([expect.stringContaining('[ILOTS-203]')])
  })

  test('of an image that fails leave nothing broken', async () => {
    await show({ image: '/disparue.svg' })
    find('img').dispatchEvent(new Event('error'))
    expect(document.querySelector('img')).toBeNull()
  })
})

describe('progress', () => {
  test('is not known at first', async () => {
    await show()
    expect(bar().getAttribute('aria-label')).toBe('Progression')
    expect(bar().hasAttribute('aria-valuenow')).toBe(false)
    expect(bar().textContent).toBe('')
  })

  test('is a percentage, rounded up, with a narrow space', async () => {
    await show()
    await loading.progress(1, 3)
    expect(bar().getAttribute('aria-valuenow')).toBe('34')
    expect(bar().textContent).toBe('34\u202f%')
  })

  test('told between show and the frame is there when it shows', async () => {
    await loading.show()
    await loading.progress(1, 2)
    await frames()
    expect(bar().getAttribute('aria-valuenow')).toBe('50')
  })

  test('outlives a change of settings', async () => {
    await show()
    await loading.progress(1, 2)
    await show({ txt_loading: 'Encore' })
    expect(bar().getAttribute('aria-valuenow')).toBe('50')
  })

  test.each([
    ['before the show', async () => {}],
    [
      'after the hide',
      async () => {
        await show()
        await loading.hide()
      },
    ],
  ])('told %s does not stand on the next screen', async (_, first) => {
    await first()
    await loading.progress(3, 3)
    await show()
    expect(bar().hasAttribute('aria-valuenow')).toBe(false)
  })

  test('that is no number is said, and what was shown stays', async () => {
    const { errors } = complaints()
    await show()
    await loading.progress(1, 2)
    await loading.progress('beaucoup' as unknown as number, 3)
    expect(bar().getAttribute('aria-valuenow')).toBe('50')
    expect(errors).toEqual([
      expect.stringMatching(
        /^\[ILOTS-201\].*progress\(n, m\) refusé : reçu « beaucoup, 3 », attendu deux nombres/,
      ),
    ])
  })

  test('is spoken once a quarter', async () => {
    await show()
    const spoken: (string | null)[] = []
    for (let done = 0; done <= 100; done += 1) {
      await loading.progress(done, 100)
      const said = find('.ilots-spoken').textContent
      if (said && said !== spoken.at(-1)) spoken.push(said)
    }
    expect(spoken).toEqual(['25\u202f%', '50\u202f%', '75\u202f%', '100\u202f%'])
    expect(bar().getAttribute('aria-live')).toBe('off')
  })
})

describe('a screen that stays', () => {
  const button = () => screen()?.querySelector('button')

  test('offers the way back after twenty seconds without news', async () => {
    await show()
    await vi.advanceTimersByTimeAsync(15_000)
    await loading.progress(1, 2)
    await vi.advanceTimersByTimeAsync(19_000)
    expect(button()).toBeNull()
    await vi.advanceTimersByTimeAsync(1_000)
    expect(words()).toContain('C’est plus long que prévu.')
    button()?.click()
    expect(screen()).toBeNull()
  })

  test('left by the visitor shows again with the next show', async () => {
    await show()
    await vi.advanceTimersByTimeAsync(20_000)
    button()?.click()
    await show()
    expect(screen()).not.toBeNull()
  })

  test('offers it once', async () => {
    await show()
    await vi.advanceTimersByTimeAsync(20_000)
    await loading.progress(1, 2)
    await vi.advanceTimersByTimeAsync(20_000)
    expect(screen()?.querySelectorAll('button')).toHaveLength(1)
  })
})
