/**
 * What a visitor feels in whole journeys, cold, on a phone's network: nothing moves, not even right after a press,
 * which browsers leave out of their sum: a late answer moves what is under the finger. And a first press is answered
 * in the next frame, whatever has to be fetched for it. `npm run feels` prints what was measured.
 */
import { watchFeedback } from './feedback'
import { JOURNEYS, PRESSES, SIZES, slowDown, visit } from './journeys'
import { type Shift, sumOf, watchShifts } from './layout-shift'
import { expect, test } from './test'

const all =
  (pattern: RegExp) =>
  ({ moved }: Shift): boolean =>
    moved.length > 0 && moved.every((html) => pattern.test(html))

const isList = all(/^<div><h2 class="footer-title"|^<ul class="footer-links"|^<p class="legal"|^\(gone\)/)
const isHeading = all(/ilots-menu-heading|ilots-round/)
const isSearch = all(/^<form class="site-search|^<input [^>]*id="recherche-site"|^\(gone\)/)
const isPopup = all(/^<dialog [^>]*class="ilots-popup|^\(gone\)/)
const isFooter = all(/^<footer class="site-footer"/)

/** What a press of the journey unfolds, or puts in its own place. */
const ASKED: Record<string, (shift: Shift) => boolean> = {
  // Another panel has another title.
  'the menu': (shift) => shift.isAfterInput && isHeading(shift),
  // §2.9. The code may come later than the half second in which browsers take it for the visitor's own doing.
  'the search': isSearch,
  // §4.11: the form gives its place to the result, and what is below follows when the server has answered.
  'a booking to its end': (shift) => shift.page.endsWith('?etape=5') && isFooter(shift),
  // The errors stand in the form, and it scrolls to the first one.
  'a quote with errors': ({ isAfterInput }) => isAfterInput,
  // The pop-up itself takes the size of its picture, once that has come; nothing else moves.
  'an article and its picture': isPopup,
  // The list of the footer that the link is in.
  'the customer area': (shift) => shift.isAfterInput && isList(shift),
}

for (const [size, options] of Object.entries(SIZES))
  test.describe(size, () => {
    test.use(options)
    for (const [name, journey] of Object.entries(JOURNEYS))
      test(`nothing moves: ${name}`, {
        tag: '@chromium-only',
      }, async ({ page }) => {
        test.setTimeout(180_000)
        const shifts = await watchShifts(page)
        await slowDown(page)
        await journey(visit(page, options.isMobile))
        const own = shifts.filter((shift) => ASKED[name]?.(shift) !== true)
        const asked = sumOf(shifts) - sumOf(own)
        test.info().annotations.push({
          type: 'measure',
          description: `layout shift ${sumOf(own).toFixed(4)}${asked > 0 ? `, asked for ${asked.toFixed(4)}` : ''}`,
        })
        expect(sumOf(own), JSON.stringify(own, null, 1)).toBe(0)
      })
  })

test.describe('a first press', () => {
  test.use(SIZES['390 px'])
  for (const [name, [path, press]] of Object.entries(PRESSES))
    test(`${name} is answered in the frame after it`, {
      tag: '@chromium-only',
    }, async ({ page }) => {
      test.setTimeout(120_000)
      const seen = await watchFeedback(page)
      await slowDown(page)
      await page.goto(path, { waitUntil: 'commit' })
      await expect(page.locator('html')).toHaveAttribute('data-ilots', 'ready')
      await press(visit(page, true))
      await expect.poll(() => seen.length).toBeGreaterThan(0)
      const [{ frames, milliseconds, change } = { frames: 0, milliseconds: 0, change: '' }] = seen
      test.info().annotations.push({
        type: 'measure',
        description: `first feedback after ${milliseconds.toFixed()} ms, frame ${frames} (${change})`,
      })
      // Two when the press falls into the middle of a frame that is being drawn.
      expect(frames).toBeLessThanOrEqual(2)
    })
})
