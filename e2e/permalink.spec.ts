import type { Page } from '@playwright/test'
import { callsOf, expect, expectAccessible, hold, open, settle, test } from './test'

const DESK = '/redaction'
const CALL = 'lien_v4.php'
const link = (page: Page) => page.getByRole('link', { name: /^Permalien/ }).first()
const dialog = (page: Page) => page.getByRole('dialog', { name: 'PERMALIEN' })
const field = (page: Page) => dialog(page).getByRole('textbox', { name: 'Permalien' })
const copy = (page: Page) => dialog(page).getByRole('button', { name: 'Copier dans le presse papier' })
const spoken = (page: Page) => page.getByRole('region', { name: 'Notifications' }).getByRole('status')

/** The clipboard takes what it is given, or refuses. */
const giveClipboard = (page: Page, takes: boolean) =>
  page.addInitScript((isTaken) => {
    const writeText = async (text: string) => {
      if (!isTaken) throw new DOMException('', 'NotAllowedError')
      document.title = text
    }
    Object.defineProperty(navigator, 'clipboard', { value: { writeText } })
  }, takes)

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test.skip(({ browserName }) => browserName === 'firefox', 'its driver cannot disable JavaScript')

  test('the permalink is on a page of its own', async ({ page }) => {
    await page.goto(DESK)
    await link(page).click()
    await expect(page.getByText('Le permalien a été généré.')).toBeVisible()
  })
})

test('the keyboard asks the server once, and shows its answer in a dialog', {
  tag: ['@daily', '@react'],
}, async ({ page, baseURL }) => {
  await open(page, DESK)
  await expect(link(page)).toHaveAttribute('aria-haspopup', 'dialog')
  await link(page).press('Enter')
  await expect(dialog(page)).toContainText('Le permalien a été généré.')
  await expect(copy(page)).toBeFocused()
  await expect(field(page)).toHaveValue(new RegExp(`^${baseURL}/permaliens/[0-9a-f]{8}$`))
  expect((await callsOf(page, CALL)).map(({ method, url, body }) => [method, url, body])).toEqual([
    [
      'POST',
      '/plateforme/backoffice/modules/commun/lien_v4.php',
      'action=permalien&lien=%2Factualites%2Fimpact-que-faire',
    ],
  ])
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await expect(link(page)).toBeFocused()
})

test('copying is said, and the dialog stays', async ({ page }) => {
  await giveClipboard(page, true)
  await open(page, DESK)
  await link(page).click()
  const address = await field(page).inputValue()
  await copy(page).press('Enter')
  await expect(spoken(page)).toHaveText('Le permalien est copié dans le presse-papiers.')
  await expect(page).toHaveTitle(address)
  await expect(copy(page)).toBeFocused()
  await expectAccessible(page)
})

test('the permalink leads to its page', async ({ page }) => {
  await open(page, DESK)
  await link(page).click()
  await page.goto(await field(page).inputValue())
  await expect(page).toHaveURL(/\/actualites\/impact-que-faire$/)
})

test('a refused clipboard selects the permalink, and says so', async ({ page }) => {
  await giveClipboard(page, false)
  await open(page, DESK)
  await link(page).click()
  await copy(page).click()
  await expect(spoken(page)).toContainText('Copie impossible ici')
  await expect(field(page)).toBeFocused()
  await expect(field(page)).not.toBeEditable()
  const selected = await field(page).evaluate((input: HTMLInputElement) => [
    input.selectionStart,
    input.selectionEnd,
    input.value.length,
  ])
  expect(selected[0]).toBe(0)
  expect(selected[1]).toBe(selected[2])
})

test('at 320 px the message does not hide the button that was used', async ({ page }) => {
  await giveClipboard(page, true)
  await page.setViewportSize({ width: 320, height: 640 })
  await open(page, DESK)
  await link(page).click()
  await copy(page).click()
  await expect(spoken(page)).toBeVisible()
  await settle(page)
  await copy(page).click()
  await expect(spoken(page)).toHaveCount(2)
})

test('a double click makes one call and one dialog', async ({ page }) => {
  await open(page, DESK)
  const release = await hold(page, `**/${CALL}`)
  await link(page).dblclick()
  await expect(link(page)).toHaveAttribute('aria-busy', 'true')
  release()
  await expect(dialog(page)).toHaveCount(1)
  await expect(link(page)).toHaveAttribute('aria-busy', 'false')
  expect(await callsOf(page, CALL)).toHaveLength(1)
})

for (const fault of ['500', 'empty', 'html-instead-of-json'])
  test(`${fault}: it is said in French, and « Réessayer » asks again`, {
    tag: fault === '500' ? '@daily' : [],
  }, async ({ page, complaints }) => {
    complaints.expectFailedLoads()
    await open(page, `${DESK}?fault=${fault}&fault-times=1`)
    await link(page).click()
    await expect(dialog(page)).toContainText('Le permalien n’a pas pu être généré.')
    await expect(page.getByRole('button', { name: 'Réessayer' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(dialog(page)).toContainText('Le permalien a été généré.')
    await expect(dialog(page)).toHaveCount(1)
    await copy(page).press('Escape')
    await expect(link(page)).toBeFocused()
  })

test('without network: it is said, and can be closed', async ({ page, complaints }) => {
  complaints.expectFailedLoads()
  await page.route(`**/${CALL}`, (route) => route.abort())
  await open(page, DESK)
  await link(page).click()
  await expect(dialog(page)).toContainText('Le permalien n’a pas pu être généré.')
  await expectAccessible(page)
  await dialog(page).getByRole('button', { name: 'Fermer' }).click()
  await expect(dialog(page)).toHaveCount(0)
})

test('without data-lien the link stays a link', async ({ page, complaints }) => {
  complaints.expect(/ILOTS-202/)
  await open(page, '/ilots/permalink/sans-lien')
  await page.locator('[data-ilot="permalink"]').click()
  await expect(page).toHaveURL(/\/redaction$/)
})
