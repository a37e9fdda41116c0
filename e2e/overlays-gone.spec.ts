/**
 * A page that is locked is locked for something that lies over it: whatever a script takes away, the page can be used
 * again.
 */
import type { Page } from '@playwright/test'
import type { IlotsApi } from '../src/engine/api'
import { expect, open, test } from './test'

declare const Ilots: IlotsApi

interface Layer {
  readonly name: string
  readonly path: string
  /** What lies over the page. */
  readonly element: string
  /** What opens it. */
  readonly host: string
  show(page: Page): Promise<unknown>
  /** Takes it away as its visitor or its script does. */
  hide(page: Page): Promise<unknown>
}

const pressEscape = (page: Page) => page.keyboard.press('Escape')
const press = (selector: string) => (page: Page) => page.locator(selector).first().click()
const pressable = (path: string, host: string, element = 'dialog[open]') => ({
  path,
  host,
  element,
  show: press(host),
  hide: pressEscape,
})

const LAYERS: readonly Layer[] = [
  { name: 'modal', ...pressable('/ilots/modal', '[data-modal-case="pied"]') },
  { name: 'popup', ...pressable('/ilots/popup/simple', 'main [data-ilot="popup"]') },
  { name: 'lightbox', ...pressable('/ilots/lightbox/seule', 'main [rel="lightbox"]') },
  { name: 'mobile menu', ...pressable('/ilots/mobile-menu/simple', '#fMenuMobileButton') },
  {
    name: 'mini search',
    ...pressable('/ilots/mini-search/glisse', '[data-ilot="mini-search"]', '.ilots-search:popover-open'),
    async show(page) {
      await page.locator('.site-search-button').click()
      await expect(page.locator('#champ-glisse')).toBeFocused()
      await page.keyboard.type('brest')
    },
  },
  {
    name: 'loading screen',
    ...pressable('/ilots/popup/simple', 'main [data-ilot="popup"]', '.ilots-loading:popover-open'),
    show: (page) => page.evaluate(() => Ilots.loading.show()),
    hide: (page) => page.evaluate(() => Ilots.loading.hide()),
  },
]

/** What a script takes away, each time from a page that has just come. */
const TAKEN = {
  'the layer': ({ element }) => document.querySelector(element)?.remove(),
  'what the layer stands in': ({ element }) =>
    (document.querySelector(element)?.closest('.ilots-root') ?? document.querySelector(element))?.remove(),
  'its host': ({ host }) => document.querySelector(host)?.remove(),
  'the content': () => document.querySelector('#contenu')?.remove(),
  'all that stands in the body': () => document.body.replaceChildren(),
  'the body': () => document.body.replaceWith(document.createElement('body')),
} satisfies Record<string, (names: { element: string; host: string }) => void>

/** Whether the page is locked or at rest, and whether something lies over it. */
const state = (page: Page, element: string) =>
  page.evaluate((wanted) => {
    const isLocked =
      document.querySelector('[data-ilots-locked], [data-ilots-gutter], [data-ilots-pushed]') !== null ||
      [...document.body.children].some((child) => child.matches('[inert]'))
    return { isLocked, isShown: document.querySelector(wanted) !== null }
  }, element)

for (const layer of LAYERS)
  for (const [what, take] of Object.entries(TAKEN))
    test(`${layer.name}: without ${what}, no lock is left, and the next dialog opens`, async ({ page }) => {
      const { path, element, host } = layer
      await open(page, path)
      await layer.show(page)
      await expect(page.locator(element)).toBeVisible()
      await expect.poll(() => state(page, element)).toEqual({ isLocked: true, isShown: true })
      await page.evaluate(take, { element, host })
      // It may stay open, or stand in the page again: then it is closed as ever.
      await expect
        .poll(async () => {
          const { isLocked, isShown } = await state(page, element)
          return isLocked === isShown
        })
        .toBe(true)
      if ((await state(page, element)).isShown) await layer.hide(page)
      await expect.poll(() => state(page, element)).toEqual({ isLocked: false, isShown: false })
      await page.evaluate(() => void Ilots.modal.open({ contenu: 'La suivante' }))
      await expect(page.getByText('La suivante')).toBeVisible()
      await pressEscape(page)
      await expect.poll(() => state(page, 'dialog[open]')).toEqual({ isLocked: false, isShown: false })
    })
