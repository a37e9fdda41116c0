/** `/themes`, and what a site's `--ilots-*` properties change (`fixtures/site/public/allures/`). */
import type { Locator, Page } from '@playwright/test'
import { expect, open, settle, test } from './test'

interface Look {
  readonly name: string
  readonly surface: string
  readonly color: string
  readonly accent: string
  readonly onAccent: string
  readonly radius: string
  readonly font: RegExp
}

const looks: readonly Look[] = [
  {
    name: 'marque',
    surface: 'rgb(255, 255, 255)',
    color: 'rgb(51, 16, 61)',
    accent: 'rgb(179, 16, 111)',
    onAccent: 'rgb(255, 255, 255)',
    radius: '26px',
    font: /Nunito/,
  },
  {
    name: 'contraste',
    surface: 'rgb(0, 0, 0)',
    color: 'rgb(255, 255, 255)',
    accent: 'rgb(255, 225, 77)',
    onAccent: 'rgb(0, 0, 0)',
    radius: '0px',
    font: /Georgia/,
  },
]

async function expectDressed(box: Locator, { surface, color, font }: Look): Promise<void> {
  await expect(box).toHaveCSS('background-color', surface)
  await expect(box).toHaveCSS('color', color)
  await expect(box).toHaveCSS('font-family', font)
}

async function expectAccent(element: Locator, { accent, onAccent }: Look): Promise<void> {
  await expect(element).toHaveCSS('background-color', accent)
  await expect(element).toHaveCSS('color', onAccent)
}

/** By name: opens what is judged, and judges it. */
const judged: readonly (readonly [
  what: string,
  path: string,
  judge: (page: Page, look: Look) => Promise<void>,
])[] = [
  [
    'the menu',
    '/ilots/mobile-menu/page-courante',
    async (page, look) => {
      await page.locator('#fMenuMobileButton').click()
      await expectDressed(page.locator('dialog.ilots-menu'), look)
      await expect(page.locator('.ilots-menu-item.is-active > .ilots-menu-link').first()).toHaveCSS(
        'border-left-color',
        look.accent,
      )
    },
  ],
  [
    'a dialog',
    '/ilots/modal/boutons',
    async (page, look) => {
      await page.locator('[data-modal-case]').click()
      const dialog = page.getByRole('dialog')
      await expectDressed(dialog, look)
      await expect(dialog).toHaveCSS('border-top-left-radius', look.radius)
      await expectAccent(page.getByRole('button', { name: 'Confirmer' }), look)
    },
  ],
  [
    'a toast',
    '/ilots/toast/reste',
    async (page, look) => {
      await page.locator('[data-toast-case]').click()
      const toast = page.locator('.ilots-toast')
      await expectDressed(toast, look)
      await expect(toast).toHaveCSS('border-top-left-radius', look.radius)
      await expect(toast).toHaveCSS('border-left-color', look.accent)
    },
  ],
  [
    'the calendar',
    '/ilots/date-field/date',
    async (page, look) => {
      await page.locator('.ilots-date-button').first().click()
      await expectDressed(page.locator('.ilots-date-picker'), look)
      const chosen = page.locator('.ilots-date-day[aria-selected="true"]')
      await expectAccent(chosen, look)
      await expect(chosen).toHaveCSS('border-top-left-radius', look.radius)
    },
  ],
  [
    'suggestions',
    '/ilots/autocomplete/ville',
    async (page, look) => {
      await page.getByLabel('Ville').fill('Le')
      const list = page.locator('.ilots-suggestions')
      await expectDressed(list, look)
      await expect(list).toHaveCSS('border-top-left-radius', look.radius)
    },
  ],
]

for (const look of looks)
  for (const [what, path, judge] of judged)
    test(`${what} follows the theme ${look.name}`, {
      tag: '@chromium-only',
    }, async ({ page }) => {
      await open(page, `${path}?allure=${look.name}`)
      await judge(page, look)
    })

test('a logo begins where the lines below it begin, from the left and from the right', {
  tag: ['@chromium-only'],
}, async ({ page }) => {
  await open(page, '/ilots/mobile-menu/recherche-fin')
  await page.locator('#fMenuMobileButton').click()
  const logo = page.locator('.ilots-menu-logo-image')
  await expect(logo).toHaveCSS('object-position', '0% 50%')
  await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'))
  await expect(logo).toHaveCSS('object-position', '100% 50%')
})

test.describe('/themes', () => {
  const boxes = (page: Page) =>
    page
      .locator('#modal iframe')
      .evaluateAll((frames) => frames.map((frame) => frame.getBoundingClientRect().toJSON() as DOMRect))

  test('has three themes side by side, and below one another on a phone', async ({ page }) => {
    await open(page, '/themes')
    expect(new Set((await boxes(page)).map(({ top }) => top)).size).toBe(1)
    await page.setViewportSize({ width: 390, height: 800 })
    const narrow = await boxes(page)
    expect(new Set(narrow.map(({ left }) => left)).size).toBe(1)
    expect(new Set(narrow.map(({ top }) => top)).size).toBe(3)
  })

  for (const [island, shows] of [
    ['modal', 'dialog.ilots-modal'],
    ['autocomplete', '.ilots-suggestions'],
  ] as const)
    test(`shows ${island} in the three frames with one press`, async ({ page }) => {
      await open(page, '/themes')
      await page.getByRole('button', { name: `Montrer ${island}` }).click()
      for (const at of [0, 1, 2])
        await expect(page.locator(`#${island}`).frameLocator('iframe').nth(at).locator(shows)).toBeVisible()
      await settle(page)
    })
})
