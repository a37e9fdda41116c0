/** What the server and the style sheets decide: one browser judges it. */
import type { Page } from '@playwright/test'
import { islandNames } from '../fixtures/cases'
import { expect, expectAccessible, expectContrast, open, test } from './test'

/** These are visited every day. */
const EVERY_DAY = [
  '/',
  '/actualites',
  '/ilots/my-elements/simple',
  '/contact/prendre-rendez-vous',
  '/contact/demander-un-devis',
  '/?popup=1',
  '/ilots/agenda',
  '/ilots/wide-table',
  '/ilots/mask',
]
/** All cases of each island, and pages where more comes together. */
const PAGES = [
  ...new Set([
    ...EVERY_DAY,
    '/composants',
    '/agences/bretagne/brest',
    '/l-entreprise/recrutement/offres',
    '/actualites/impact-que-faire',
    '/ilots/bot-check/accord',
    '/ilots',
    '/ilots/sticky-header/defilement',
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
    '/ilots/front-popup/compte-sans-partie',
    '/ilots/front-popup/voile-autour',
    '/ilots/scroll-reveal/mouvements',
    '/partager',
    '/redaction',
    ...islandNames.map((name) => `/ilots/${name}`),
  ]),
]

/** Those that hold most of what the others hold: rules of accessibility are asked of them every day. */
const DAILY = ['/', '/ilots/form']

/** What some pages hold on purpose. */
const ON_PURPOSE = /ILOTS-20[1-5]/

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** So many are visited by one test, one after the other: to begin a test takes longer than to open a page. */
const TOGETHER = 9
const groups = Array.from({ length: Math.ceil(PAGES.length / TOGETHER) }, (_, index) =>
  PAGES.slice(index * TOGETHER, (index + 1) * TOGETHER),
)

for (const [index, paths] of groups.entries())
  test(`${paths[0]} and the pages after it fit 320 px, and complain of nothing`, {
    tag: index * TOGETHER < EVERY_DAY.length ? ['@daily', '@chromium-only'] : '@chromium-only',
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
