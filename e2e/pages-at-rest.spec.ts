/** What only the server and the style sheets decide: the same in both flavours, so not in the React project. */
import type { Page } from '@playwright/test'
import { expect, expectAccessible, open, test } from './test'

const PAGES = [
  '/',
  '/actualites',
  '/actualites?page=2',
  '/realisations',
  '/agences',
  '/agences/bretagne/brest',
  '/actualites/ouverture-brest',
  '/horaires?agence=brest',
  '/etre-rappele',
  '/plan-du-site',
  '/services',
  '/services/pare-brise/reparer-un-impact',
  '/contact/demander-un-devis',
  '/ilots',
  '/ilots/goto-block',
  '/ilots/squeezebox',
  '/ilots/lightbox',
  '/ilots/secure-link',
  '/ilots/popup',
  '/ilots/image-zoom',
  '/ilots/content-block',
  '/ilots/modal',
  '/?popup=1',
  '/ilots/front-popup',
  '/ilots/front-popup/compte-sans-partie',
  '/ilots/front-popup/voile-autour',
  '/ilots/front-banner',
  '/ilots/hash-scroll',
  '/ilots/scroll-reveal',
  '/ilots/scroll-reveal/mouvements',
  '/ilots/mobile-menu',
  '/ilots/loading-screen',
]

/** What some pages hold on purpose. */
const ON_PURPOSE = /ILOTS-20[1-5]/

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

for (const path of PAGES) {
  for (const colorScheme of ['light', 'dark'] as const)
    test(`${path} is accessible at rest, ${colorScheme}`, async ({ page, complaints, browserName }) => {
      test.skip(browserName === 'firefox', 'axe judges the same document there')
      test.setTimeout(90_000)
      complaints.expect(ON_PURPOSE)
      await page.emulateMedia({ colorScheme })
      await open(page, path)
      await expectAccessible(page)
    })

  test(`${path} fits 320 px, and 1280 px at 200 %`, async ({ page, complaints }) => {
    complaints.expect(ON_PURPOSE)
    for (const width of [320, 640]) {
      await page.setViewportSize({ width, height: 700 })
      await open(page, path)
      expect(await overflow(page), `${width} px`).toBeLessThanOrEqual(0)
    }
  })
}
