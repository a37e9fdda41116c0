import type { Page } from '@playwright/test'
import { expect, expectAccessible, open, test } from './test'

const button = (page: Page) => page.locator('[data-ilot="copy-button"]')
const spoken = (page: Page) => page.locator('.ilots-spoken')
/** What stands behind the text of the button. */
const shown = (page: Page) =>
  button(page).evaluate((element) => getComputedStyle(element, '::after').content.replace(/ \/ ""$/, ''))

/** A device whose clipboard is not there, or refuses. */
const refuse = (page: Page, how: 'missing' | 'refused') =>
  page.addInitScript((isMissing) => {
    const writeText = async () => {
      throw new DOMException('', 'NotAllowedError')
    }
    Object.defineProperty(navigator, 'clipboard', { value: isMissing ? undefined : { writeText } })
  }, how === 'missing')

test.describe('with a clipboard', () => {
  test.skip(
    ({ browserName }) => browserName === 'firefox',
    'its driver grants no permission to read the clipboard',
  )
  test.beforeEach(({ context }) => context.grantPermissions(['clipboard-read', 'clipboard-write']))
  const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText())

  test('what stands before it is copied by keyboard, and that is seen and spoken', { tag: '@daily' }, async ({
    page,
  }) => {
    await open(page, '/ilots/copy-button/adresse')
    await button(page).press('Enter')
    await expect(spoken(page)).toHaveText('Copié')
    expect(await shown(page)).toBe('"Copié"')
    expect(await clipboard(page)).toBe('Atelier de Brest\n12 rue de Siam\n29200 Brest')
    await expect(button(page)).toHaveAccessibleName('Copier')
    await expect(button(page)).toBeFocused()
    await expectAccessible(page)
    await expect.poll(() => shown(page)).toBe('none')
  })

  test('code keeps its lines', async ({ page }) => {
    await open(page, '/ilots/copy-button/code')
    await button(page).click()
    await expect(spoken(page)).toHaveText('Copié')
    expect(await clipboard(page)).toBe('<p>\n  Vitréa\n</p>')
    expect(page.url()).not.toContain('#')
  })

  test('an empty field leaves the clipboard what it has', async ({ page }) => {
    await open(page, '/ilots/copy-button/vide')
    await page.evaluate(() => navigator.clipboard.writeText('avant'))
    await button(page).click()
    await expect(spoken(page)).toHaveText('Il n’y a rien à copier.')
    expect(await clipboard(page)).toBe('avant')
  })
})

for (const how of ['missing', 'refused'] as const)
  test(`the clipboard ${how}: the text is selected, and the keys are said`, async ({ page }) => {
    await refuse(page, how)
    await open(page, '/ilots/copy-button/adresse')
    await button(page).click()
    await expect(spoken(page)).toHaveText(/Le texte est sélectionné.: (Ctrl\+C|⌘C) le copie\./)
    expect(await page.evaluate(() => String(getSelection()))).toBe(
      'Atelier de Brest\n12 rue de Siam\n29200 Brest',
    )
    await page.setViewportSize({ width: 320, height: 700 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    await expectAccessible(page)
    await page.keyboard.press('ControlOrMeta+c')
    await expect(spoken(page)).toHaveText('Copié')
  })

test('refused, a field is selected and has the focus', async ({ page }) => {
  await refuse(page, 'refused')
  await open(page, '/ilots/copy-button/champ')
  await button(page).press('Space')
  const field = page.getByLabel('Numéro de dossier')
  await expect(field).toBeFocused()
  expect(await field.evaluate((input: HTMLInputElement) => input.selectionEnd)).toBe('VT-2026-00417'.length)
})

test('a target that is not there is told to who makes the page', async ({ page, complaints }) => {
  complaints.expect(/ILOTS-202/)
  await open(page, '/ilots/copy-button/sans-cible')
  await expect.poll(() => complaints.all.join()).toContain('#ailleurs')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test.skip(({ browserName }) => browserName === 'firefox', 'its driver cannot disable JavaScript')

  test('a link leads to what it copies', async ({ page }) => {
    await page.goto('/ilots/copy-button/code')
    await button(page).click()
    await expect(page).toHaveURL(/#extrait$/)
  })
})
