/** A page that is read from right to left: what comes next lies on the left, and arrows point to where they lead. */
import type { Locator, Page } from '@playwright/test'
import { expect, expectAccessible, open, test } from './test'

const PAGE = '/difficile/arabe'

const boxOf = async (element: Locator) => {
  const box = await element.boundingBox()
  if (!box) throw new Error('It is not shown')
  return { ...box, right: box.x + box.width }
}

/** Where a chevron points: -1 to the left, 1 to the right. */
const pointsTo = (button: Locator) =>
  button.locator('path').evaluate((path) => {
    const line = path as SVGPathElement
    const at = (length: number) =>
      line.getPointAtLength(length).matrixTransform(line.getScreenCTM() ?? undefined).x
    return Math.sign(at(line.getTotalLength() / 2) - at(0))
  })

const sidewaysRoom = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

test('the lightbox: its arrows point outward, keys and fingers follow what is seen', {
  tag: '@daily',
}, async ({ page }) => {
  await open(page, PAGE)
  await page.locator('a[rel^="lightbox"]').first().click()
  const counter = page.locator('.ilots-lightbox-counter')
  await expect(counter).toHaveText('1/3')
  const previous = page.locator('.ilots-lightbox-previous')
  const next = page.locator('.ilots-lightbox-next')
  expect((await boxOf(next)).right).toBeLessThan((await boxOf(previous)).x)
  expect(await pointsTo(next)).toBe(-1)
  expect(await pointsTo(previous)).toBe(1)
  // The second image waits on the left.
  const lies = (src: string) =>
    page
      .locator('.ilots-lightbox-slide', { has: page.locator(`img[src*="${src}"]`) })
      .evaluate((slide) => Math.sign(Math.round(slide.getBoundingClientRect().x)))
  await expect.poll(() => lies('vue-ville')).toBe(-1)
  expect(await lies('vue-foret')).toBe(1)
  await page.keyboard.press('ArrowLeft')
  await expect(counter).toHaveText('2/3')
  await page.keyboard.press('ArrowRight')
  await expect(counter).toHaveText('1/3')
  await expect(page.locator('[data-current] .ilots-lightbox-image.is-shown')).toBeVisible()
  await page.mouse.move(500, 400)
  await page.mouse.down()
  await page.mouse.move(640, 400, { steps: 4 })
  await page.mouse.up()
  await expect(counter).toHaveText('2/3')
})

for (const [name, label] of [
  ['slider', 'آراء العملاء'],
  ['carousel', 'الأيام المتاحة'],
] as const)
  test(`the ${name} begins on the right and goes on to the left`, async ({ page }) => {
    await open(page, PAGE)
    const host = page
      .locator('[data-ilot]', { has: page.locator('[data-role="slides"]') })
      .and(page.locator(`[aria-label="${label}"]`))
    await host.scrollIntoViewIfNeeded()
    const slides = host.locator('.splide__slide')
    const track = host.locator('.splide__track')
    await expect(slides.first()).toHaveClass(/is-visible/)
    const next = host.locator('.splide__arrow--next')
    const edge = (await boxOf(track)).right
    expect((await boxOf(slides.first())).right).toBeCloseTo(edge, 0)
    expect((await boxOf(slides.nth(1))).right).toBeCloseTo((await boxOf(slides.first())).x, 0)
    expect((await boxOf(next)).right).toBeLessThan((await boxOf(host.locator('.splide__arrow--prev'))).x)
    const mirrored = await next.evaluate((button) => getComputedStyle(button).scale)
    expect(mirrored).toBe('-1 1')
    await next.click()
    const step = name === 'carousel' ? 2 : 1
    await expect.poll(async () => Math.round((await boxOf(slides.nth(step))).right - edge)).toBe(0)
  })

test('the calendar: weeks begin on the right, and the left arrow leads to tomorrow', async ({ page }) => {
  await open(page, PAGE)
  const field = page.locator('#ar-date')
  await field.scrollIntoViewIfNeeded()
  const button = page.locator('.ilots-date-button')
  await expect(button).toBeVisible()
  expect((await boxOf(button)).x).toBeCloseTo((await boxOf(field)).x, 0)
  await button.click()
  const day = (number: number) => page.locator(`[data-day="${number}"]`)
  await expect(day(5)).toBeFocused()
  expect((await boxOf(day(6))).right).toBeLessThanOrEqual((await boxOf(day(5))).x)
  await page.keyboard.press('ArrowLeft')
  await expect(day(6)).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(day(4)).toBeFocused()
  const arrows = page.locator('.ilots-date-arrow')
  expect(await pointsTo(arrows.first())).toBe(1)
  expect(await pointsTo(arrows.last())).toBe(-1)
  expect((await boxOf(arrows.last())).right).toBeLessThan((await boxOf(arrows.first())).x)
  // No name of a day is wider than its column.
  const names = await page
    .locator('.ilots-date-weekday')
    .evaluateAll((all) => all.map((each) => each.clientHeight))
  expect(new Set(names).size).toBe(1)
})

test('thumbnails, stars, toasts, dialogs and the whole table lie the other way round', async ({ page }) => {
  await open(page, PAGE)
  const thumbnails = page.locator('.sheet-thumbs a')
  await thumbnails.first().focus()
  await expect(page.locator('.sheet[data-ilot-mounted]')).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await expect(thumbnails.nth(1)).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(thumbnails.first()).toBeFocused()

  const half = page.locator('[data-ilots-star="half"]')
  await page.locator('[data-ilot="rating"]').scrollIntoViewIfNeeded()
  expect(await half.evaluate((star) => getComputedStyle(star, '::before').backgroundImage)).toContain(
    '-90deg',
  )

  await page.locator('[data-arabic="toast"]').click()
  const toast = page.locator('.ilots-toast')
  expect((await boxOf(toast)).x).toBeLessThan(40)
  await toast.getByRole('button').click()
  await expect(toast).toHaveCount(0)

  await page.locator('a[href$="horaires"]').click()
  const pop = page.locator('dialog.ilots-popup')
  await expect(pop.getByRole('heading')).toBeVisible()
  const close = await boxOf(pop.locator('.ilots-modal-close'))
  expect(close.x - (await boxOf(pop)).x).toBeLessThan(20)
  expect((await boxOf(pop.getByRole('heading'))).x).toBeGreaterThanOrEqual(close.right)
  await page.keyboard.press('Escape')

  await page.locator('.ilots-wide-more button').click()
  const whole = page.locator('.ilots-wide')
  await expect(whole).toBeVisible()
  expect((await boxOf(whole.getByRole('button').first())).x).toBeLessThan(60)
  const first = await boxOf(whole.locator('th').first())
  expect((await boxOf(whole.locator('th').nth(1))).right).toBeLessThanOrEqual(first.x + 1)
})

test('the inspector speaks its own language, from left to right', async ({ page }) => {
  await open(page, PAGE)
  await page.locator('[data-arabic="inspecteur"]').click()
  const inspector = page.locator('.ilots-inspector')
  await expect(inspector.getByRole('tab').first()).toBeVisible()
  await expect(inspector).toHaveAttribute('lang', 'fr')
  await expect(inspector).toHaveCSS('direction', 'ltr')
})

test('nothing of it scrolls sideways on a phone, and it breaks no rule', { tag: ['@chromium-only'] }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, PAGE)
  expect(await sidewaysRoom(page)).toBe(0)
  await expectAccessible(page)
  await page.locator('[data-arabic="modal"]').click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await sidewaysRoom(page)).toBe(0)
  await expectAccessible(page)
})

test('what the site does not translate says that it is French; its own texts do not', async ({ page }) => {
  const buttonsOf = async (address: string) => {
    await open(page, address)
    await page.locator('a[rel^="lightbox"]').first().click()
    await expect(page.locator('[data-current] .ilots-lightbox-image.is-shown')).toBeVisible()
    return page.locator('dialog.ilots-lightbox button')
  }
  const named = { name: 'fermer', exact: true }
  const buttons = await buttonsOf(`${PAGE}?traductions=aucune`)
  await expect(page.getByRole('button', named)).toHaveAttribute('lang', 'fr')
  for (const button of await buttons.all()) await expect(button).toHaveAttribute('lang', 'fr')
  const caption = page.locator('.ilots-lightbox-caption').first()
  await expect(caption).toHaveText(/\S/)
  await expect(caption.locator('xpath=ancestor-or-self::*[@lang][1]')).toHaveAttribute('lang', 'ar')
  await page.keyboard.press('Escape')
  // An island that gives a text back leaves nothing of it.
  const more = page.locator('.ilots-button', { hasText: 'Voir plus de détails' })
  await expect(more).toHaveAttribute('style', /plaintext/)
  await more.evaluate((button) => button.replaceChildren('تفاصيل'))
  const given = page.locator('.ilots-button', { hasText: 'تفاصيل' })
  for (const name of ['lang', 'style']) await expect(given).not.toHaveAttribute(name)
  await page.locator('#fMenuMobileButton').click()
  await expect(page.locator('.ilots-menu-close')).toHaveAttribute('lang', 'fr')
  await expect(page.locator('.ilots-menu-link').first()).toBeVisible()
  await expect(page.locator('.ilots-menu-link [lang]')).toHaveCount(0)

  const translated = await buttonsOf(PAGE)
  await expect(page.getByRole('button', { name: 'إغلاق' })).toBeVisible()
  for (const button of await translated.all()) await expect(button).not.toHaveAttribute('lang')
})
