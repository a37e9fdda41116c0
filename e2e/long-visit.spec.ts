/** An hour of one visitor on one page: what is opened, closed, turned and gone back from leaves nothing behind. */
import type { Page } from '@playwright/test'
import { counters, heldByScripts } from './counters'
import { expect, open, test } from './test'

/** `npm run test:all` makes 500 rounds. */
const ROUNDS = 500
/** What is made once is there by then. */
const WARM = 10
/** And the list of the last 200 calls, which `Ilots.inspect()` tells of, is full: 30 kB. */
const FULL = 110

/** A visitor on the home page. @returns does once all that a visitor may open, close and turn there. */
async function arrive(page: Page): Promise<() => Promise<void>> {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, '/')
  const leave = async (overlay: string) => {
    await page.locator(overlay).waitFor()
    await page.keyboard.press('Escape')
    await page.locator(overlay).waitFor({ state: 'detached' })
  }
  return async () => {
    await page.locator('#fMenuMobileButton').click()
    await leave('dialog.ilots-menu')
    await page.locator('a[rel^="lightbox"]').first().click()
    await leave('dialog.ilots-lightbox:has([data-current] .is-shown)')
    await page.locator('a.squeezebox').first().click()
    await leave('dialog.ilots-popup[aria-busy="false"]')
    await page.evaluate(() => void window.Ilots?.modal.confirm('Continuer ?'))
    await leave('dialog.ilots-modal')
    await page.evaluate(() => void window.Ilots?.toast('Le lien est copié.'))
    await page.locator('.ilots-toast-close').click()
    await page.locator('.ilots-toasts').waitFor({ state: 'detached' })
    await page.locator('a[data-param="page"][data-num="2"]').click()
    await page.locator('a[data-num="2"][aria-current="page"]').waitFor()
    await page.goBack()
    await page.locator('a[data-num="1"][aria-current="page"]').waitFor()
  }
}

async function times(count: number, round: () => Promise<void>): Promise<void> {
  for (let done = 0; done < count; done += 1) await round()
}

test('50 rounds of all that opens leave no node and no listener, in the page or detached from it', {
  tag: '@chromium-only',
}, async ({ page }) => {
  test.setTimeout(240_000)
  const round = await arrive(page)
  await times(WARM, round)
  const { heap: _, ...before } = await counters(page)
  await times(50, round)
  await expect(async () => {
    const after = await counters(page)
    // One for each round would make 50.
    for (const [key, figure] of Object.entries(before) as [keyof typeof before, number][])
      expect(after[key] - figure, JSON.stringify({ before, after })).toBeLessThan(25)
  }).toPass({ timeout: 60_000 })
})

test('500 rounds of menu, lightbox, window, question, toast, pages and Back keep heap, nodes and listeners', {
  tag: '@chromium-only',
}, async ({ page }) => {
  test.setTimeout(1_200_000)
  const round = await arrive(page)
  await times(WARM, round)
  const { heap: _, ...before } = await counters(page)
  await times(FULL - WARM, round)
  // Not the whole heap: the browser compiles what runs often, 0.5 kB a round with a native dialog alone.
  const held = await heldByScripts(page)
  await times(ROUNDS - FULL, round)
  await expect(async () => {
    const after = { ...(await counters(page)), held: await heldByScripts(page) }
    for (const [key, figure] of Object.entries({ ...before, held }) as [keyof typeof after, number][])
      expect(after[key] / figure, JSON.stringify({ ...before, held, after })).toBeLessThanOrEqual(1.02)
  }).toPass({ timeout: 60_000 })
})
