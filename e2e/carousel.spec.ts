import { next, previous, shown } from './slides'
import { expect, expectAccessible, open, test } from './test'

test('the keyboard moves it, round and round, and never gets into hidden slides', {
  tag: '@daily',
}, async ({ page }) => {
  await open(page, '/ilots/carousel/menu')
  await expect.poll(() => shown(page)).toEqual([0, 1, 2])
  await previous(page).focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => shown(page)).toEqual([2, 3, 4])
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Réalisations' }).last()).toBeFocused()
  await next(page).click()
  await expect.poll(() => shown(page)).toEqual([0, 1, 2])
  await expectAccessible(page)
})

const widths = [
  { width: 390, count: 2 },
  { width: 600, count: 3 },
  { width: 1000, count: 4 },
  { width: 1280, count: 5 },
]
for (const { width, count } of widths)
  test(`the appointment’s shows ${count} at ${width} px, and moves by two`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await open(page, '/ilots/carousel/rendez-vous')
    await expect.poll(() => shown(page)).toHaveLength(count)
    await next(page).click()
    await expect.poll(async () => (await shown(page))[0]).toBe(2)
    await expect(previous(page)).toBeEnabled()
  })

test('as many as a view stand still, without arrows', async ({ page }) => {
  await open(page, '/ilots/carousel/menu-trois')
  await expect.poll(() => shown(page)).toEqual([0, 1, 2])
  await expect(next(page)).toBeHidden()
})
