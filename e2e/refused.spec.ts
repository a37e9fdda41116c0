/**
 * Each file of code that a use of the page asks for is refused in turn, at once, as a blocking list does: what was
 * pressed leads where our window or the browser leads, and nothing waits until its time is over.
 */
import type { Page } from '@playwright/test'
import { ANY_CODE } from './code'
import { expect, open, test } from './test'

/** What a visitor does on a page, and where it leads. */
interface Use {
  readonly name: string
  readonly path: string
  readonly size?: { readonly width: number; readonly height: number }
  use(page: Page): Promise<unknown>
  /** What is there when our code did it. */
  readonly ours: string
  /** Where the browser leads by itself. */
  readonly address: RegExp
}

const press = (selector: string) => (page: Page) => page.locator(selector).first().click()
const IMAGE = /\/photos\//

const USES: readonly Use[] = [
  {
    name: 'an image of the lightbox',
    path: '/ilots/lightbox/seule',
    use: press('.case-demo a'),
    ours: 'dialog.ilots-lightbox[open]',
    address: IMAGE,
  },
  {
    name: 'a form',
    path: '/ilots/form/verification',
    async use(page) {
      await page.getByLabel('Votre nom').fill('Camille')
      await page.getByLabel('Immatriculation').fill('1234')
      await page.getByLabel('Votre adresse email').fill('camille@exemple.fr')
      await page.getByRole('button', { name: 'Envoyer' }).click()
    },
    // The server says the same without our code, and gives back what was typed.
    ours: '[aria-invalid="true"]',
    address: /$^/,
  },
  {
    name: 'a link of a pop-up',
    path: '/ilots/popup/simple',
    use: press('[data-ilot~="popup"]'),
    ours: 'dialog.ilots-popup[open]',
    address: /\/horaires/,
  },
  {
    name: 'an image that is enlarged',
    path: '/ilots/image-zoom/simple',
    use: press('[data-ilot~="zoom"]'),
    ours: 'dialog.ilots-popup[open]',
    address: IMAGE,
  },
  {
    name: 'the menu',
    path: '/services',
    size: { width: 390, height: 800 },
    use: press('#fMenuMobileButton'),
    ours: 'dialog.ilots-menu[open]',
    address: /plan-du-site/,
  },
  {
    name: 'a page of a block',
    path: '/ilots/content-block/pages',
    use: press('#bloc-pages a[data-num="2"]'),
    ours: '#bloc-pages a[data-num="2"][aria-current]',
    address: /page=2/,
  },
  {
    name: 'a month of the agenda',
    path: '/ilots/agenda/simple',
    use: press('[data-ilot="agenda"] a[rel="next"]'),
    ours: '[data-ilot="agenda"] caption:has-text("décembre")',
    address: /mois=2026-12/,
  },
  {
    name: 'a search',
    path: '/recherche?q=impact',
    async use(page) {
      await page.locator('main [type="search"]').fill('vitre')
      await page.locator('main [type="search"]').press('Enter')
    },
    ours: 'main [type="search"][value="vitre"]',
    address: /q=vitre/,
  },
]

for (const { name, path, size, use, ours, address } of USES)
  test(`${name}, whichever file is refused`, async ({ page, complaints }) => {
    test.setTimeout(120_000)
    complaints.expectFailedLoads()
    if (size) await page.setViewportSize(size)
    const files = new Set<string>()
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (ANY_CODE.test(pathname)) files.add(pathname)
    })
    await open(page, path)
    await use(page)
    await expect(page.locator(ours)).toBeVisible()
    const asked = [...files]
    expect(asked.length).toBeGreaterThan(2)
    for (const file of asked) {
      await page.unrouteAll()
      await page.route(`**${file}*`, (route) => route.abort())
      await open(page, path, 'domcontentloaded')
      const before = page.url()
      await use(page)
      const isThere = async () => {
        const isElsewhere = page.url() !== before && address.test(page.url())
        return isElsewhere || (await page.locator(ours).count()) > 0
      }
      await expect.poll(isThere, `without ${file}`).toBe(true)
      // A page that is still coming would interrupt the next one.
      await page.waitForLoadState()
    }
    // What waited in vain says how long.
    expect(complaints.all.filter((line) => /\d+ ms/.test(line))).toEqual([])
  })
