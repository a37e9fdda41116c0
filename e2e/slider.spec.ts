import { shown, slides } from './slides'
import { expect, open, test } from './test'

test('without script, all slides are there', async ({ browser, baseURL, browserName }) => {
  test.skip(browserName === 'firefox', 'its driver cannot switch scripts off')
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  await page.goto(`${baseURL}/ilots/slider/simple`)
  await expect(page.getByRole('listitem').filter({ hasText: 'Chambéry' })).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Sète' })).toBeVisible()
})

const fits = [
  { width: 320, count: 1 },
  { width: 390, count: 1 },
  { width: 600, count: 2 },
  { width: 1280, count: 3 },
]
for (const { width, count } of fits)
  test(`of three at ${width} px a slider shows ${count}, without a word cut`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await open(page, '/ilots/slider/par-trois')
    await expect.poll(() => shown(page)).toHaveLength(count)
    const cut = await slides(page).evaluateAll((all) =>
      all.filter((each) => each.scrollWidth > each.clientWidth + 1).map((each) => each.textContent),
    )
    expect(cut).toEqual([])
  })

test('a slider shows more once there is room, and breaks a word that is longer than its slide', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await open(page, '/ilots/slider/par-trois')
  await expect.poll(() => shown(page)).toHaveLength(1)
  const long = slides(page).first().locator('p').first()
  await long.evaluate((each) => {
    each.textContent = 'anticonstitutionnellement'.repeat(4)
  })
  expect(
    await slides(page)
      .first()
      .evaluate((each) => each.scrollWidth - each.clientWidth),
  ).toBeLessThanOrEqual(1)
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect.poll(() => shown(page)).toHaveLength(3)
})

for (const width of [390, 600, 1280])
  test(`nothing moves at ${width} px when the slider comes`, {
    tag: '@chromium-only',
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.addInitScript(() => {
      const state = window as unknown as { shift: number }
      state.shift = 0
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) state.shift += (entry as unknown as { value: number }).value
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await open(page, '/ilots/slider/par-trois')
    await expect.poll(() => shown(page)).not.toEqual([0, 1, 2, 3, 4])
    await expect.poll(() => slides(page).count()).toBe(5)
    const shift = await page.evaluate(
      () =>
        new Promise<number>((resolve) =>
          requestAnimationFrame(() =>
            requestAnimationFrame(() => resolve((window as unknown as { shift: number }).shift)),
          ),
        ),
    )
    expect(shift).toBe(0)
  })

test('it goes by itself, stands still under the pointer, and can be stopped', async ({ page }) => {
  await page.clock.install()
  await open(page, '/ilots/slider/simple')
  await expect(page.getByRole('button', { name: 'arrêter la présentation' })).toBeVisible()
  const turn = async (milliseconds: number) => {
    await page.clock.runFor(milliseconds)
    return (await shown(page))[0]
  }
  const before = await turn(0)
  await expect.poll(() => turn(1_000)).not.toBe(before)
  await page.locator('.splide__track').hover()
  const held = await turn(1_500)
  expect(await turn(20_000)).toBe(held)
  await page.getByRole('button', { name: 'arrêter la présentation' }).click()
  await page.mouse.move(0, 0)
  await expect(page.getByRole('button', { name: 'démarrer la présentation' })).toBeVisible()
  const stopped = await turn(1_500)
  expect(await turn(20_000)).toBe(stopped)
})

test('a drag moves it, vertical ones too, and its height is that of its highest slide', {
  tag: '@daily',
}, async ({ page }) => {
  await open(page, '/ilots/slider/vertical')
  await page.getByRole('button', { name: 'arrêter la présentation' }).click()
  await expect.poll(() => shown(page)).toHaveLength(1)
  const track = page.locator('.splide__track')
  const box = await track.boundingBox()
  const heights = await slides(page).evaluateAll((all) =>
    all.map(({ firstElementChild }) => (firstElementChild as HTMLElement).offsetHeight),
  )
  expect(box?.height).toBeGreaterThanOrEqual(Math.max(...heights))
  const [before] = await shown(page)
  const middle = { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) * 0.8 }
  await page.mouse.move(middle.x, middle.y)
  await page.mouse.down()
  await page.mouse.move(middle.x, middle.y - 90, { steps: 8 })
  await page.mouse.up()
  await expect.poll(async () => (await shown(page))[0]).not.toBe(before)
})
