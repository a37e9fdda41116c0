/** What opens is seen to come: keyframes of our own elements yield to our own reset, which is important. */
import type { Page } from '@playwright/test'
import { expect, moving, open, test } from './test'

interface Coming {
  readonly name: string
  readonly path: string
  /** Shows it. */
  show(page: Page): Promise<void>
  readonly selector: string
  readonly pseudo?: string
}

const press = (selector: string) => (page: Page) => page.locator(selector).first().click()
const wait = (page: Page) => page.evaluate(() => window.Ilots?.loading.show())
const toast = press('[data-toast-case="simple"]')
const dialog = { path: '/ilots/modal', show: press('[data-modal-case]'), selector: '.ilots-modal' }

const coming: readonly Coming[] = [
  { name: 'a dialog', ...dialog },
  { name: 'its veil', ...dialog, pseudo: '::backdrop' },
  { name: 'a toast', path: '/ilots/toast', show: toast, selector: '.ilots-toast' },
  {
    name: 'a list of suggestions',
    path: '/ilots/autocomplete/ville',
    show: (page) => page.getByLabel('Ville').pressSequentially('re'),
    selector: '.ilots-suggestions',
  },
  {
    name: 'a pop-up',
    path: '/ilots/squeezebox/ajax',
    show: press('a.squeezebox'),
    selector: '.ilots-popup',
  },
  {
    name: 'the ground of the lightbox',
    path: '/ilots/lightbox/seule',
    show: press('a[rel^="lightbox"]'),
    selector: '.ilots-lightbox',
    pseudo: '::before',
  },
  {
    name: 'the window of a search',
    path: '/services',
    async show(page) {
      await page.getByRole('search').getByRole('button', { name: 'Rechercher' }).click()
      // Closed, it takes no key.
      await expect(page.locator('#recherche-site')).toBeFocused()
      await page.keyboard.type('brest')
    },
    selector: '.ilots-search',
  },
  {
    name: 'the loading screen',
    path: '/ilots/loading-screen',
    show: wait,
    selector: '.ilots-loading',
  },
]

/** A theme's own: what comes takes so long that no machine is too slow to see it. */
const slowly = (page: Page) =>
  page.addInitScript(() =>
    document.addEventListener('readystatechange', () =>
      document.documentElement.style.setProperty('--ilots-duration', '1000s'),
    ),
  )

/** How an element, or a pseudo-element of it, looks half way of what moves it. */
const halfWay = (page: Page, { selector, pseudo }: Pick<Coming, 'selector' | 'pseudo'>) =>
  page
    .locator(selector)
    .first()
    .evaluate((element, part) => {
      getComputedStyle(element, part).opacity
      for (const animation of document.getAnimations()) {
        const { target, pseudoElement } = animation.effect as KeyframeEffect
        const { delay = 0, duration } = animation.effect?.getComputedTiming() ?? {}
        animation.pause()
        if (target === element && pseudoElement === (part ?? null))
          animation.currentTime = delay + Number(duration) / 2
      }
      const { opacity, transform } = getComputedStyle(element, part)
      return { opacity: Number(opacity), transform }
    }, pseudo)

for (const each of coming)
  test(`${each.name} fades in`, async ({ page }) => {
    await slowly(page)
    await open(page, each.path)
    await each.show(page)
    const { opacity } = await halfWay(page, each)
    expect(opacity).toBeGreaterThan(0.1)
    expect(opacity).toBeLessThan(0.99)
  })

test('the ring of a loading screen turns', async ({ page }) => {
  await open(page, '/ilots/loading-screen')
  await wait(page)
  const ring = { selector: '.ilots-loading-ring', pseudo: '::before' }
  expect((await halfWay(page, ring)).transform).toMatch(/^matrix\(-1, /)
})

test('a toast that is laid over a dialog does not come a second time', async ({ page }) => {
  await slowly(page)
  await open(page, '/ilots/toast')
  await toast(page)
  await expect(page.locator('.ilots-toast')).toBeVisible()
  await page.locator('body').evaluate((body) => {
    const later = body.appendChild(document.createElement('dialog'))
    later.showModal()
  })
  await expect(page.locator('dialog .ilots-toast')).toHaveCSS('opacity', '1')
})

test('under reduced motion what opens is there at once', async ({ page, browserName }) => {
  test.skip(browserName === 'firefox', 'its driver cannot emulate the preference')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await slowly(page)
  await open(page, dialog.path)
  await dialog.show(page)
  await expect(page.locator(dialog.selector)).toHaveCSS('opacity', '1')
  expect((await moving(page)).filter((what) => what.includes('ilots-'))).toEqual([])
})
