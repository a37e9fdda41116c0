/** What the server and the style sheets decide: one browser judges it. */
import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectContrast, open, test } from './test'

const PAGES = [
  '/',
  '/actualites',
  '/ilots/my-elements/simple',
  '/contact/prendre-rendez-vous',
  '/contact/demander-un-devis',
  '/?popup=1',
  '/ilots/agenda',
  '/ilots/wide-table',
  '/ilots/mask',
  '/ilots/form',
  '/ilots/autocomplete',
  '/ilots/mini-search',
  '/composants',
  '/agences/bretagne/brest',
  '/l-entreprise/recrutement/offres',
  '/ilots/scroll-reveal',
  '/actualites/impact-que-faire',
  '/ilots/dropdown',
  '/ilots/map-switch',
  '/ilots/contact-sheet',
  '/ilots/bot-check/accord',
  '/ilots/sortable-table',
  '/ilots/rating',
  '/ilots/content-block',
  '/ilots/footer-menu',
  '/ilots/slideshow',
  '/ilots/carousel',
  '/ilots/date-field',
  '/ilots',
  '/ilots/front-popup',
  '/ilots/front-banner',
  '/ilots/slider',
  '/ilots/sticky-header/defilement',
  '/ilots/hash-scroll',
  '/ilots/loading-screen',
  '/ilots/mobile-menu',
  '/ilots/modal',
  '/ilots/lightbox',
  '/recherche?q=pare-brise',
  '/agences?vue=carte',
  '/l-entreprise',
  '/services/pare-brise/reparer-un-impact',
  '/services',
  '/plan-du-site',
  '/actualites/ouverture-brest',
  '/agences',
  '/realisations',
  '/actualites?page=2',
  '/horaires?agence=brest',
  '/etre-rappele',
  '/ilots/element-form/modifier',
  '/ilots/goto-block',
  '/ilots/squeezebox',
  '/ilots/secure-link',
  '/ilots/popup',
  '/ilots/image-zoom',
  '/ilots/front-popup/compte-sans-partie',
  '/ilots/front-popup/voile-autour',
  '/ilots/scroll-reveal/mouvements',
  '/partager',
  '/redaction',
  '/ilots/share',
  '/ilots/share-mail',
  '/ilots/share-native',
  '/ilots/permalink',
  '/ilots/admin-window',
  '/ilots/toast',
  '/ilots/analytics',
  '/ilots/translations',
  '/ilots/slideshow-popup',
  '/ilots/form-block',
  '/ilots/subscription',
]

/** Those that hold most of what the others hold: rules of accessibility are asked of them every day. */
const DAILY = ['/', '/ilots/form']

/** What some pages hold on purpose. */
const ON_PURPOSE = /ILOTS-20[1-5]/

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** The first ones, so many, are visited every day. */
const EVERY_DAY = 9
/** So many are visited by one test, one after the other: to begin a test takes longer than to open a page. */
const TOGETHER = 9
const groups = Array.from({ length: Math.ceil(PAGES.length / TOGETHER) }, (_, index) =>
  PAGES.slice(index * TOGETHER, (index + 1) * TOGETHER),
)

for (const [index, paths] of groups.entries())
  test(`${paths[0]} and the pages after it fit 320 px, and complain of nothing`, {
    tag: index * TOGETHER < EVERY_DAY ? ['@daily', '@chromium-only'] : '@chromium-only',
  }, async ({ page, complaints }) => {
    complaints.expect(ON_PURPOSE)
    await page.setViewportSize({ width: 320, height: 700 })
    for (const path of paths) {
      await open(page, path)
      expect(await overflow(page), path).toBeLessThanOrEqual(0)
      expect(complaints.unexpected, path).toEqual([])
    }
  })

for (const path of PAGES)
  test(`${path} fits 1280 px at 200 %, and is accessible in light and dark`, {
    tag: DAILY.includes(path) ? ['@daily', '@chromium-only'] : '@chromium-only',
  }, async ({ page, complaints }) => {
    complaints.expect(ON_PURPOSE)
    await page.setViewportSize({ width: 640, height: 360 })
    await open(page, path)
    expect(await overflow(page)).toBeLessThanOrEqual(0)
    await page.setViewportSize({ width: 1280, height: 720 })
    await expectAccessible(page)
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectContrast(page)
  })
