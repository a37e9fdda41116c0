import type { Page } from '@playwright/test'
import { callsOf, expect, expectAccessible, open, test } from './test'

const sheet = (page: Page) => page.locator('[data-ilot="contact-sheet"]')
const photo = (page: Page) => page.locator('[data-role="medium"] img')
const caption = (page: Page) => page.locator('[data-role="caption"]')
const thumbnail = (page: Page, name: string) =>
  sheet(page).getByRole('list').getByRole('link', { name, exact: true })
const dialog = (page: Page) => page.locator('dialog.ilots-lightbox')
async function openCase(page: Page, name: string) {
  await open(page, `/ilots/contact-sheet/${name}`)
  await expect(sheet(page)).toHaveAttribute('data-ilot-mounted', /contact-sheet/)
}

test('without script, thumbnails and photo lead to the large photos', async ({
  browser,
  baseURL,
  browserName,
}) => {
  test.skip(browserName === 'firefox', 'its driver cannot switch scripts off')
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
  const page = await context.newPage()
  await page.goto('/ilots/contact-sheet/simple')
  await thumbnail(page, 'Les quais de Lyon').click()
  await expect(page).toHaveURL(/vue-ville-1800\.svg$/)
  await context.close()
})

test.describe('on a dense screen', () => {
  test.use({ deviceScaleFactor: 2 })

  test('thumbnails are asked for as many pixels as they take, and keep their place', async ({ page }) => {
    await openCase(page, 'miniatures')
    const image = thumbnail(page, 'La presqu’île de Crozon').locator('img')
    await expect(image).toHaveAttribute('src', /^miniature\.php\?/)
    const box = await image.boundingBox()
    const expected = `pic=vue-ocean&w_max=${Math.round((box?.width ?? 0) * 2)}&h_max=${Math.round((box?.height ?? 0) * 2)}`
    await expect(image).toHaveAttribute('src', `miniature.php?${expected}`)
    await expect.poll(() => image.evaluate((each: HTMLImageElement) => each.complete)).toBe(true)
    // To the pixel: a picture of whole pixels has not quite the proportions of its place.
    const after = await image.boundingBox()
    for (const side of ['x', 'y', 'width', 'height'] as const)
      expect(Math.abs((after?.[side] ?? Number.NaN) - (box?.[side] ?? 0)), side).toBeLessThan(1)
    const calls = await callsOf(page, 'contact-sheet/miniature.php')
    expect(calls).toHaveLength(4)
    expect(calls.filter(({ url }) => url.endsWith('&id_planche_contact=12'))).toHaveLength(1)
  })
})

test('the keyboard goes through thumbnails with arrows, and Enter shows the photo', {
  tag: '@daily',
}, async ({ page }) => {
  await openCase(page, 'simple')
  await page.locator('[data-role="medium"]').focus()
  await page.keyboard.press('Tab')
  await expect(thumbnail(page, 'Le col de la Colombière')).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(thumbnail(page, 'Les quais de Lyon')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(photo(page)).toHaveAttribute('src', '/photos/vue-ville-900.svg')
  await expect(page.locator('.ilots-spoken')).toHaveText('Lyon, quai Saint-Antoine.')
  await expect(thumbnail(page, 'Les quais de Lyon')).toHaveAttribute('aria-current', 'true')
  await expectAccessible(page)
  await page.keyboard.press('Shift+Tab')
  await expect(page.locator('[data-role="medium"]')).toBeFocused()
})

test('a photo of another shape, or without a caption, moves nothing of the picture’s place', async ({
  page,
}) => {
  await openCase(page, 'autre-forme')
  const before = await photo(page).boundingBox()
  await thumbnail(page, 'Un impact, de près').click()
  await expect(photo(page)).toHaveAttribute('src', '/assets/site/images/impact.svg')
  await expect(caption(page)).toHaveText('L’impact, avant.')
  expect(await photo(page).boundingBox()).toEqual(before)
  await expect(photo(page)).toHaveCSS('object-fit', 'contain')
  await openCase(page, 'sans-legende')
  await thumbnail(page, 'La presqu’île de Crozon').click()
  await expect(caption(page)).toBeHidden()
})

test('the photo opens in large among the others, and gets the focus back', async ({ page }) => {
  await openCase(page, 'simple')
  await thumbnail(page, 'La presqu’île de Crozon').click()
  await expect(photo(page)).toHaveAttribute('src', '/photos/vue-ocean-900.svg')
  await photo(page).click()
  await expect(dialog(page)).toContainText('2/4')
  await expect(dialog(page).locator('[data-current] .ilots-lightbox-caption')).toContainText('Crozon')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(page.locator('[data-role="medium"]')).toBeFocused()
})

test('a link that is a lightbox’s already opens once, with the photo that is shown', async ({ page }) => {
  await openCase(page, 'lightbox')
  await thumbnail(page, 'Les quais de Lyon').click()
  await expect(photo(page)).toHaveAttribute('src', '/photos/vue-ville-900.svg')
  await photo(page).click()
  await expect(dialog(page).locator('[data-current] img.is-shown')).toHaveAttribute('src', /vue-ville-1800/)
  await expect(dialog(page)).toContainText('Lyon, quai Saint-Antoine.')
  await expect(dialog(page)).toHaveCount(1)
})

test('a photo that fails leaves the one that is there, says so, and comes on the second try', async ({
  page,
  complaints,
}) => {
  complaints.expectFailedLoads()
  await openCase(page, 'en-echec')
  await thumbnail(page, 'La presqu’île de Crozon').click()
  await expect(sheet(page).getByRole('alert')).toContainText('Impossible de charger cette image.')
  await expect(photo(page)).toHaveAttribute('src', '/photos/vue-alpes-900.svg')
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await expect(photo(page)).toHaveAttribute('src', /vue-ocean-900/)
  await expect(thumbnail(page, 'La presqu’île de Crozon')).toBeFocused()
})

test('HTML that comes later is a sheet, too; a thumbnail that the server cannot make stays the page’s', async ({
  page,
  complaints,
}) => {
  complaints.expectFailedLoads()
  await openCase(page, 'miniature-absente')
  const image = thumbnail(page, 'La presqu’île de Crozon').locator('img')
  await expect.poll(() => callsOf(page, 'miniature.php').then(({ length }) => length)).toBe(1)
  await expect(image).toHaveAttribute('src', '/assets/site/images/vue-ocean.svg')
  await page.evaluate(() => {
    const host = document.querySelector('[data-ilot="contact-sheet"]')
    window.Ilots?.unmount(host)
    host?.replaceWith(host.cloneNode(true))
  })
  await expect(sheet(page)).toHaveAttribute('data-ilot-mounted', /contact-sheet/)
  await thumbnail(page, 'La presqu’île de Crozon').click()
  await expect(photo(page)).toHaveAttribute('src', '/photos/vue-ocean-900.svg')
})
