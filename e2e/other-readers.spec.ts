/**
 * Readers who change what they see: their own spacing of texts (WCAG 2.2, 1.4.12), a page at 400 %, which is 320 by
 * 256 CSS pixels (1.4.10), forced colours, paper.
 */
import type { Page } from '@playwright/test'
import { lostIcons } from './icons'
import { illegible, outOfReach, spaceText } from './legible'
import { expect, open, settle, test } from './test'

interface Interface {
  readonly name: string
  readonly path: string
  /** What is looked at. */
  readonly shown: string
  show(page: Page): Promise<void>
}

const press = (selector: string) => (page: Page) => page.locator(selector).first().click()
const mounted = (page: Page, island: string) =>
  expect(page.locator(`[data-ilot-mounted~="${island}"]`).first()).toBeAttached()

const interfaces: readonly Interface[] = [
  {
    name: 'a dialog with buttons',
    path: '/ilots/modal',
    shown: 'dialog.ilots-modal',
    show: press('[data-modal-case="boutons"]'),
  },
  {
    name: 'a dialog with a foot',
    path: '/ilots/modal',
    shown: 'dialog.ilots-modal',
    show: press('[data-modal-case="pied"]'),
  },
  {
    name: 'a question',
    path: '/ilots/modal',
    shown: 'dialog.ilots-modal',
    show: press('[data-modal-case="confirm"]'),
  },
  {
    name: 'a pop-up',
    path: '/ilots/popup/simple',
    shown: 'dialog.ilots-popup',
    show: press('[data-ilot="popup"]'),
  },
  {
    name: 'the lightbox',
    path: '/ilots/lightbox/groupe',
    shown: 'dialog.ilots-lightbox',
    show: press('a[rel^="lightbox"]'),
  },
  {
    name: 'the calendar',
    path: '/ilots/date-field/date-heure',
    shown: '.ilots-date-picker',
    async show(page) {
      const button = page.locator('.ilots-date-button').first()
      await expect(button).toBeVisible()
      await button.click()
    },
  },
  {
    name: 'suggestions',
    path: '/ilots/autocomplete/ville',
    shown: '.ilots-suggestions',
    async show(page) {
      await page.getByLabel('Ville').focus()
      await page.keyboard.type('re')
    },
  },
  {
    name: 'the search',
    path: '/services',
    shown: '.ilots-search',
    async show(page) {
      await page.locator('.site-search-button').focus()
      await page.keyboard.press('Enter')
      // Its code comes with the press: what is typed before the field has the focus goes to the button.
      await expect(page.locator('#recherche-site')).toBeFocused()
      await page.keyboard.type('calibrage')
      await expect(page.locator('.ilots-search [role="option"]').first()).toBeAttached()
    },
  },
  {
    name: 'the menu',
    path: '/ilots/mobile-menu/sous-titres',
    shown: 'dialog.ilots-menu',
    async show(page) {
      await page.locator('#fMenuMobileButton').click()
      await expect(page.locator('.ilots-menu-link').first()).toBeVisible()
    },
  },
  {
    name: 'a pop-up that counts down',
    path: '/ilots/front-popup/compte-a-rebours',
    shown: '[data-ilot="front-popup"]',
    show: (page) => expect(page.locator('.ilots-countdown-stop')).toBeAttached(),
  },
  {
    name: 'a toast',
    path: '/ilots/toast',
    shown: '.ilots-toasts',
    show: press('[data-toast-case="long"]'),
  },
  {
    name: 'a form with errors',
    path: '/ilots/form/contact',
    shown: 'form[data-ilot~="form"]',
    async show(page) {
      await mounted(page, 'form')
      await page.getByRole('button', { name: 'Envoyer' }).click()
      await expect(page.locator('.ilots-form-note').first()).toBeVisible()
    },
  },
  {
    name: 'stars',
    path: '/ilots/rating/vide',
    shown: '[data-ilot="rating"]',
    show: (page) => mounted(page, 'rating'),
  },
  {
    name: 'a slider',
    path: '/ilots/slider/par-trois',
    shown: '.ilots-slides',
    show: (page) => mounted(page, 'slider'),
  },
  {
    name: 'a whole table',
    path: '/ilots/wide-table/ateliers',
    shown: '.ilots-wide',
    show: press('.ilots-wide-more button'),
  },
]

const showOn = async (page: Page, { path, shown, show }: Interface) => {
  await open(page, path)
  await show(page)
  await expect(page.locator(shown).first()).toBeVisible()
  await settle(page)
}

/** What a dialog that is printed keeps: its texts are on the paper, and the page under it is not. */
const PAPER = 'dialog:is(.ilots-modal, .ilots-popup, .ilots-lightbox, .ilots-menu, .ilots-wide)'

for (const each of interfaces) {
  const { name, shown } = each

  test(`${name}: with more space between lines, words and letters nothing is cut off`, {
    tag: '@chromium-only',
  }, async ({ page }) => {
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 800 })
      await showOn(page, each)
      await spaceText(page)
      await settle(page)
      await expect.poll(() => illegible(page, shown), `at ${width} px`).toEqual([])
    }
  })

  test(`${name}: at 400 % it can be read and used`, {
    tag: '@chromium-only',
  }, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 })
    await showOn(page, each)
    await expect.poll(() => illegible(page, shown)).toEqual([])
    expect(await outOfReach(page, shown)).toEqual([])
    // The page below the menu is pushed aside, and held.
    const moved = () => {
      if (!document.querySelector('[data-ilots-locked]')) scrollBy({ left: 500, behavior: 'instant' })
      return scrollX
    }
    expect(await page.evaluate(moved)).toBe(0)
  })

  test(`${name}: forced colours leave its icons`, {
    tag: '@chromium-only',
  }, async ({ page }) => {
    await showOn(page, each)
    expect((await lostIcons(page)).lost).toEqual([])
  })

  test(`${name}: on paper it is whole, or leaves the page alone`, {
    tag: '@chromium-only',
  }, async ({ page }) => {
    await showOn(page, each)
    await page.emulateMedia({ media: 'print' })
    const overlay = page.locator(shown).first()
    const isDialog = await overlay.evaluate((element, paper) => element.matches(paper), PAPER)
    const isPopover = await overlay.evaluate((element) => element.matches('[popover]'))
    if (isPopover) await expect(overlay).toBeHidden()
    await expect(page.locator('main h1')).toBeVisible({ visible: !isDialog })
    // Nothing is held back by a box that scrolls: paper does not.
    const held = () =>
      [document.documentElement, document.body, ...document.querySelectorAll('dialog[open], dialog[open] *')]
        .filter((each) => /auto|scroll|hidden|clip/.test(getComputedStyle(each).overflowY))
        .filter((each) => each.checkVisibility() && each.scrollHeight > each.clientHeight + 1)
        .filter((each) => !each.matches('.ilots-spoken, img, svg, iframe'))
        .map((each) => each.className || each.localName)
    expect(await page.evaluate(held)).toEqual([])
    if (isDialog) expect(await illegible(page, shown)).toEqual([])
  })
}

/** Those of the header's boxes that lie over another one, and how far the page scrolls sideways. */
const crowding = (page: Page) =>
  page.evaluate(() => {
    const boxes = [...document.querySelectorAll('.site-header-inner > :not(nav), .site-nav > ul > li')]
      .filter((each) => each.checkVisibility())
      .map((each) => ({ name: each.textContent || each.className, box: each.getBoundingClientRect() }))
    const isOver = (one: DOMRect, other: DOMRect) =>
      Math.min(one.right, other.right) - Math.max(one.left, other.left) > 0 &&
      Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 0
    const over = boxes.filter(({ box }) => boxes.some((other) => other.box !== box && isOver(box, other.box)))
    const { scrollWidth, clientWidth } = document.documentElement
    return { seen: boxes.length, over: over.map(({ name }) => name), sideways: scrollWidth - clientWidth }
  })

test('the site’s header: with more space between letters nothing lies over something else', {
  tag: '@chromium-only',
}, async ({ page }) => {
  for (const [width, seen] of [
    [1280, 10],
    [960, 9],
    [390, 3],
    [320, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    await open(page, '/services')
    await spaceText(page)
    expect(await crowding(page), `at ${width} px`).toEqual({ seen, over: [], sideways: 0 })
    expect(await illegible(page, '.site-header'), `at ${width} px`).toEqual([])
  }
})

/** Pages at rest, and one that has an icon there. */
const WITH_ICONS = [
  ['/services', '.site-search-button'],
  ['/actualites/impact-que-faire', '.share-link'],
  ['/reference/', '.search-button'],
  ['/ilots/my-elements/simple', '.state.is-published'],
  ['/ilots/dropdown/lien', '.has-menu > a'],
  ['/ilots/sortable-table/prix', '.ilots-sort'],
  ['/ilots/slideshow/simple', '.ilots-play'],
  ['/ilots/slider/simple', '.ilots-slides-button'],
  ['/ilots/date-field/date', '.ilots-date-button'],
] as const

test('forced colours leave the icons of pages at rest', { tag: '@chromium-only' }, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 3_000 })
  for (const [path, selector] of WITH_ICONS) {
    await open(page, path)
    await expect(page.locator(selector).first()).toBeVisible()
    await settle(page)
    const { seen, lost } = await lostIcons(page)
    expect(lost, path).toEqual([])
    expect(seen, path).toBeGreaterThan(0)
  }
})

test('the lightbox on paper: its picture, its caption, and nothing to press', {
  tag: '@chromium-only',
}, async ({ page }) => {
  await open(page, '/ilots/lightbox/groupe')
  await page.locator('a[rel^="lightbox"]').first().click()
  const picture = page.locator('[data-current] .ilots-lightbox-image.is-shown')
  await expect(picture).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('dialog.ilots-lightbox button')).not.toHaveCount(0)
  for (const button of await page.locator('dialog.ilots-lightbox button').all())
    await expect(button).toBeHidden()
  const image = await picture.boundingBox()
  const caption = await page.locator('[data-current] .ilots-lightbox-caption').boundingBox()
  expect(image?.height).toBeGreaterThan(200)
  expect(caption?.y).toBeGreaterThanOrEqual((image?.y ?? 0) + (image?.height ?? 0))
})

test('the fields of the calendar stand out from their ground, in both schemes', {
  tag: '@chromium-only',
}, async ({ page }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await open(page, '/ilots/date-field/date-heure')
    const button = page.locator('.ilots-date-button').first()
    await expect(button).toBeVisible()
    await button.click()
    await expect(page.locator('.ilots-date-time')).toBeVisible()
    const ratios = await page.locator('.ilots-date-select, .ilots-date-time').evaluateAll((fields) => {
      const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
      const luminance = (color: string) => {
        if (!canvas) return 0
        canvas.fillStyle = color
        canvas.fillRect(0, 0, 1, 1)
        const [r = 0, g = 0, b = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map((part) => {
          const value = part / 255
          return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
        })
        return 0.2126 * r + 0.7152 * g + 0.0722 * b
      }
      return fields.map((field) => {
        const { borderTopColor } = getComputedStyle(field)
        const ground = getComputedStyle(field.closest('.ilots-popover') ?? field).backgroundColor
        const [dark = 0, light = 0] = [luminance(borderTopColor), luminance(ground)].sort((a, b) => a - b)
        return (light + 0.05) / (dark + 0.05)
      })
    })
    expect(ratios).toHaveLength(3)
    for (const ratio of ratios) expect(ratio).toBeGreaterThanOrEqual(3)
  }
})

test('Escape leaves a calendar that its button opened for that button', async ({ page }) => {
  await open(page, '/ilots/date-field/date')
  const button = page.locator('.ilots-date-button').first()
  await expect(button).toBeVisible()
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('.ilots-date-day[tabindex="0"]')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(button).toBeFocused()
})
