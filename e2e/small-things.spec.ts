/** Small things of the fixture site, of the kind that a visitor notices before anything else. */
import type { Page } from '@playwright/test'
import { spaceText } from './legible'
import { expect, open, test } from './test'

const WIDTHS = [1280, 390] as const

/** What is pressed and less than 24 px high or wide (WCAG 2.2, 2.5.8), without links within a sentence. */
const smallTargets = (page: Page) =>
  page.evaluate(() => {
    const isInSentence = (element: Element) => {
      const text = element.closest('p, li, td, dd, h1, h2, h3, address, div')?.textContent ?? ''
      return getComputedStyle(element).display === 'inline' && text.trim() !== element.textContent?.trim()
    }
    return [...document.querySelectorAll('main :is(a[href], button, select, input:not([type="hidden"]))')]
      .filter((each) => each.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((each) => !each.closest('svg, .visually-hidden, .choice') && !isInSentence(each))
      .filter((each) => {
        const { width, height } = each.getBoundingClientRect()
        return width > 1 && height > 1 && Math.min(width, height) < 23.9
      })
      .map((each) => each.outerHTML.slice(0, 100))
  })

/** Telephone numbers that go on in the next line. */
const brokenNumbers = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const text = walker.currentNode as Text
      for (const number of text.data.matchAll(/0\d(?:\s\d\d){4}/g)) {
        const range = document.createRange()
        range.setStart(text, number.index)
        range.setEnd(text, number.index + number[0].length)
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
        if (lines.size > 1) found.push(number[0])
      }
    }
    return found
  })

const heights = (page: Page, selector: string) =>
  page
    .locator(selector)
    .evaluateAll((all) => all.map((each) => Math.round(10 * each.getBoundingClientRect().height) / 10))

for (const width of WIDTHS)
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 844 } })

    test('what stands alone is high enough to be pressed, and no telephone number breaks', {
      tag: '@chromium-only',
    }, async ({ page }) => {
      for (const path of [
        '/',
        '/agences',
        '/agences?vue=carte',
        '/agences/bretagne/brest',
        '/horaires?agence=brest',
        '/actualites',
        '/ilots/front-popup',
        '/ilots/map-switch/simple',
        '/ilots/footer-menu',
        '/services',
        '/recherche?q=pare-brise',
        '/ilots',
        '/ilots/agenda',
        '/contact/demander-un-devis',
      ]) {
        await open(page, path)
        expect(await smallTargets(page), path).toEqual([])
        expect(await brokenNumbers(page), path).toEqual([])
      }
    })

    test('a form that ends a page has room above the footer', { tag: '@chromium-only' }, async ({ page }) => {
      await open(page, '/contact/demander-un-devis')
      const room = () => {
        const ends = [...document.querySelectorAll('.columns > *')].map(
          (each) => each.getBoundingClientRect().bottom,
        )
        return Number(document.querySelector('footer')?.getBoundingClientRect().top) - Math.max(...ends)
      }
      expect(await page.evaluate(room)).toBeGreaterThanOrEqual(48)
    })

    test('a field is as high as the button beside it', { tag: '@chromium-only' }, async ({
      page,
      complaints,
    }) => {
      // A case of the booking has a mistake on purpose.
      complaints.expect(/ILOTS-202/)
      await open(page, '/services')
      await page.locator('.site-search-button').click()
      await expect(page.locator('#recherche-site')).toBeFocused()
      expect(await heights(page, '.site-search > :is(input, button)')).toEqual([44, 44])
      await open(page, '/actualites')
      const filters = await heights(page, '.block-filters :is(input[type="search"], select, .button)')
      expect(new Set(filters)).toEqual(new Set([48]))
      await open(page, '/recherche?q=verre')
      const [field, button] = await heights(page, '.search-form > :is(input, button)')
      expect(field).toBe(button)
      await open(page, '/ilots/booking')
      expect(await heights(page, '.with-button :is(input, button)')).toEqual([48, 48])
    })

    test('the line below a row is one line, and prices end below one another', {
      tag: '@chromium-only',
    }, async ({ page }) => {
      await open(page, '/ilots/my-elements/simple')
      const rows = await page
        .locator('.is-desk tbody tr')
        .evaluateAll((all) =>
          all.map(
            (row) =>
              new Set(
                [...(row as HTMLTableRowElement).cells]
                  .filter((cell) => cell.checkVisibility())
                  .map((cell) => cell.getBoundingClientRect().bottom),
              ).size,
          ),
        )
      expect(rows).toEqual([1, 1, 1])
      await open(page, '/services')
      const ends = await page.locator('.is-figures tbody td:nth-child(3)').evaluateAll((all) =>
        all.map((cell) => {
          const range = document.createRange()
          range.selectNodeContents(cell)
          return Math.round(range.getBoundingClientRect().right)
        }),
      )
      expect(ends).toHaveLength(7)
      expect(new Set(ends).size).toBe(1)
    })
  })

test('a time to come stays on one line in its tile at each width, also with more space in it', {
  tag: '@chromium-only',
}, async ({ page, complaints }) => {
  complaints.expect(/ILOTS-202/)
  await open(page, '/ilots/booking')
  const times = page.locator('.slots-list .choice-title')
  /** Those that reach into the padding of their tile. */
  const tooWide = () =>
    times.evaluateAll((all) =>
      all
        .filter((each) => {
          const tile = each.closest('.choice') as Element
          const room =
            tile.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(tile).paddingRight)
          return each.getBoundingClientRect().right > room
        })
        .map(({ textContent }) => textContent),
    )
  for (const isSpaced of [false, true]) {
    if (isSpaced) await spaceText(page)
    for (let width = 320; width <= 1280; width += 40) {
      await page.setViewportSize({ width, height: 844 })
      expect(await tooWide(), `${width} px`).toEqual([])
      expect(new Set(await heights(page, '.slots-list .choice-title')).size, `${width} px`).toBe(1)
    }
  }
})

for (const width of [...WIDTHS, 960, 320])
  test(`a booking of ${width} px breaks no word of what is booked, and no hint lies below the ring of its field`, {
    tag: '@chromium-only',
  }, async ({ page, complaints }) => {
    complaints.expect(/ILOTS-202/)
    await page.setViewportSize({ width, height: 844 })
    await open(page, '/ilots/booking')
    const broken = () =>
      page.locator('.booking-summary dd').evaluateAll((all) =>
        all.flatMap((each) => {
          const text = each.firstChild as Text
          return [...text.data.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
            const range = document.createRange()
            range.setStart(text, index)
            range.setEnd(text, index + word.length)
            const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
            // A hyphen may end a line.
            return lines.size > 1 && !word.includes('-') ? [word] : []
          })
        }),
      )
    await expect(page.locator('.booking-summary dd').first()).toBeAttached()
    expect(await broken()).toEqual([])
    await spaceText(page)
    expect(await broken()).toEqual([])
    const gaps = await page.locator('.quote .hint:has(+ input)').evaluateAll((all) =>
      all.map((hint) => {
        const field = hint.nextElementSibling as Element
        return field.getBoundingClientRect().top - hint.getBoundingClientRect().bottom
      }),
    )
    expect(gaps.length).toBeGreaterThan(0)
    // Three pixels of a ring, three from the field.
    for (const gap of gaps) expect(gap).toBeGreaterThanOrEqual(6)
  })
