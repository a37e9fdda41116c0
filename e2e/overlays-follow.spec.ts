/** What lies over or beside something of the page stays there, whatever the page does after it was placed. */
import type { Locator, Page } from '@playwright/test'
import { expect, open, type Tag, test } from './test'

/** One thing that is laid over or beside another, and how far from it. */
interface Laid {
  readonly name: string
  readonly tag?: Tag
  readonly path: string
  /** Shows it. */
  show(page: Page): Promise<void>
  anchor(page: Page): Locator
  overlay(page: Page): Locator
  /** Where it lies: CSS pixels from the anchor, of two boxes. */
  from(anchor: Box, overlay: Box): readonly [x: number, y: number]
  readonly at: readonly [x: number, y: number]
}

type Box = { x: number; y: number; width: number; height: number }

const below = (anchor: Box, overlay: Box) =>
  [overlay.x - anchor.x, overlay.y - anchor.y - anchor.height] as const

const laid: readonly Laid[] = [
  {
    name: 'the calendar’s button',
    path: '/ilots/date-field/date',
    show: (page) => expect(page.locator('.ilots-date-button').first()).toBeVisible(),
    anchor: (page) => page.getByRole('textbox', { name: 'Date du sinistre', exact: true }),
    overlay: (page) => page.locator('.ilots-date-button').first(),
    from: (anchor, overlay) => [
      anchor.x + anchor.width - overlay.x - overlay.width,
      anchor.y + anchor.height / 2 - overlay.y - overlay.height / 2,
    ],
    at: [0, 0],
  },
  {
    name: 'the calendar',
    tag: '@daily',
    path: '/ilots/date-field/date',
    async show(page) {
      const field = page.getByRole('textbox', { name: 'Date du sinistre', exact: true })
      // On a phone it is below the window: its island comes once it is in sight.
      await field.focus()
      await expect(field).toHaveAttribute('data-ilot-mounted', 'date-field')
      await field.press('ArrowDown')
    },
    anchor: (page) => page.getByRole('textbox', { name: 'Date du sinistre', exact: true }),
    overlay: (page) => page.getByRole('dialog', { name: 'Choisir une date' }),
    from: below,
    at: [0, 8],
  },
  {
    name: 'a list of suggestions',
    path: '/ilots/autocomplete/ville',
    show: (page) => page.getByLabel('Ville').pressSequentially('re'),
    anchor: (page) => page.getByLabel('Ville'),
    overlay: (page) => page.locator('.ilots-suggestions'),
    from: below,
    at: [0, 8],
  },
  {
    name: 'an anchored dialog',
    path: '/ilots/modal',
    async show(page) {
      const target = page.locator('[data-modal-case="ancree"]')
      // High in the page: the window, which does not scroll behind a dialog, shows it also when all text has grown.
      await target.evaluate((button) => {
        const place = document.createElement('p')
        place.style.cssText = 'margin:0;padding-block-start:300px'
        button.closest('main')?.prepend(place)
        place.append(button)
      })
      await target.click()
    },
    anchor: (page) => page.locator('[data-modal-case="ancree"]'),
    overlay: (page) => page.locator('dialog.ilots-modal'),
    from: (anchor, overlay) => [
      overlay.x - anchor.x - anchor.width,
      anchor.y + anchor.height / 2 - overlay.y - overlay.height / 2,
    ],
    at: [10, 0],
  },
  {
    name: 'an older tip',
    path: '/anciens/ateliers',
    show: (page) => page.getByRole('link', { name: 'Votre franchise' }).focus(),
    anchor: (page) => page.getByRole('link', { name: 'Votre franchise' }),
    overlay: (page) => page.getByRole('tooltip'),
    from: below,
    at: [16, 16],
  },
  {
    name: 'an older list',
    path: '/anciens/ateliers',
    show: (page) => page.getByRole('combobox', { name: 'Votre ville' }).pressSequentially('l'),
    anchor: (page) => page.getByRole('combobox', { name: 'Votre ville' }),
    overlay: (page) => page.getByRole('listbox', { name: 'Suggestions' }),
    from: below,
    at: [0, 0],
  },
]

/** What a page does after it was laid out: each is a function of the page's own, given the anchor. */
const changes: Readonly<Record<string, (anchor: Element) => unknown>> = {
  'a message appears above': (anchor) => {
    const message = document.createElement('p')
    message.textContent = 'Un champ est vide.'
    message.style.cssText = 'block-size:88px;margin:0'
    anchor.parentElement?.closest('form,p,div,section')?.before(message)
  },
  'an image above loads': async (anchor) => {
    const image = new Image()
    image.style.cssText = 'display:block;block-size:auto;inline-size:120px'
    anchor.closest('main,body')?.prepend(image)
    image.src =
      'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="120" height="70"%3E%3C/svg%3E'
    await image.decode()
  },
  'another font arrives': () => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('main :is(p, label, button, a, input) { font: 19px/2.6 monospace !important }')
    document.adoptedStyleSheets.push(sheet)
  },
  'text is twice as large': () =>
    document.documentElement.style.setProperty('font-size', '200%', 'important'),
  'the page moves aside by a margin alone': (anchor) => {
    anchor.closest('main,body')?.setAttribute('data-moved', '')
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('[data-moved]{position:relative!important;left:13px!important;top:21px!important}')
    document.adoptedStyleSheets.push(sheet)
  },
  'a site’s own button makes the page larger': () => document.body.style.setProperty('zoom', '1.1'),
}

/**
 * Pixels of the place that a thing should have, and of the one that it has; rounded, as boxes end between two pixels.
 */
async function off(page: Page, { anchor, overlay, from, at }: Laid): Promise<number> {
  const [beside, own] = await Promise.all([anchor(page).boundingBox(), overlay(page).boundingBox()])
  if (!beside || !own) return Number.NaN
  const [x, y] = from(beside, own)
  return Math.floor(Math.max(Math.abs(x - at[0]), Math.abs(y - at[1])))
}

/** Errors that browsers report to the window alone: an observer that observes itself is one. */
const watchErrors = (page: Page) =>
  page.addInitScript(() => addEventListener('error', (event) => console.error(`window: ${event.message}`)))

for (const each of laid) {
  test(`${each.name} follows what it belongs to`, { tag: each.tag ?? [] }, async ({ page }) => {
    await watchErrors(page)
    await page.setViewportSize({ width: 1280, height: 2600 })
    await open(page, each.path)
    // The browser would scroll the page to keep what is seen where it is.
    await page.evaluate(() => document.documentElement.style.setProperty('overflow-anchor', 'none'))
    await each.show(page)
    await expect(each.overlay(page)).toBeVisible()
    await expect.poll(() => off(page, each), 'at first').toBeLessThan(2)
    for (const [name, change] of Object.entries(changes)) {
      const before = await each.anchor(page).boundingBox()
      await each.anchor(page).evaluate(change)
      await expect.poll(() => off(page, each), name).toBeLessThan(2)
      expect(await each.anchor(page).boundingBox(), name).not.toEqual(before)
    }
    await page.setViewportSize({ width: 900, height: 2600 })
    await expect.poll(() => off(page, each), 'a smaller window').toBeLessThan(2)
  })
}

/** Where forms put their fields; each is made of elements, as pages forbid the style attribute. */
const layouts: Readonly<Record<string, string>> = {
  'a grid': 'display:grid;gap:12px;align-content:start;block-size:400px',
  'a column': 'display:flex;flex-direction:column;gap:12px;block-size:400px',
  'a row': 'display:flex;gap:12px;align-items:end',
  'a line of text': 'display:block',
  'a box that scrolls': 'display:block;block-size:160px;overflow:auto',
  'a page that is scaled': 'display:block;zoom:1.5',
}

for (const [name, style] of Object.entries(layouts))
  test(`in ${name}, the calendar’s button stays on its own field`, async ({ page }) => {
    await watchErrors(page)
    await open(page, '/ilots/date-field/date')
    await page.evaluate((css) => {
      const form = document.createElement('form')
      form.style.cssText = css
      for (const text of ['Début', 'Fin']) {
        const label = document.createElement('label')
        const field = document.createElement('input')
        field.className = 'vitreadate'
        label.append(`${text} `)
        label.htmlFor = field.id = `essai-${text}`
        form.append(label, field)
      }
      const last = document.createElement('p')
      last.style.cssText = 'flex:none;block-size:400px;margin:0'
      form.append(last)
      document.querySelector('main h1')?.after(form)
    }, style)
    const fields = page.locator('#essai-Début, #essai-Fin')
    const buttons = page.locator('#essai-Début ~ .ilots-date-button')
    await expect(buttons).toHaveCount(2)
    const distances = async () => {
      const found: number[] = []
      for (const index of [0, 1]) {
        const [field, button] = await Promise.all([
          fields.nth(index).boundingBox(),
          buttons.nth(index).boundingBox(),
        ])
        if (!field || !button) return [Number.NaN]
        const x = field.x + field.width - button.x - button.width
        const y = field.y + field.height / 2 - button.y - button.height / 2
        found.push(Math.floor(Math.max(Math.abs(x), Math.abs(y))))
      }
      return found
    }
    await expect.poll(distances).toEqual([0, 0])
    await fields.first().evaluate((field) => {
      const error = document.createElement('p')
      error.textContent = 'Ce champ est vide : une date est attendue.'
      field.before(error)
    })
    await expect.poll(distances, 'a message above').toEqual([0, 0])
    await page.setViewportSize({ width: 844, height: 390 })
    await expect.poll(distances, 'a phone on its side').toEqual([0, 0])
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%', 'important'))
    await expect.poll(distances, 'text twice as large').toEqual([0, 0])
  })

test('a field that its box has scrolled away takes its button along, and brings it back', async ({
  page,
}) => {
  await open(page, '/ilots/date-field/date')
  const button = page.locator('.ilots-date-button').first()
  await page.locator('.case-demo form').evaluate((form) => {
    const room = document.createElement('p')
    room.style.cssText = 'block-size:900px'
    form.append(room)
    form.style.cssText = 'display:block;block-size:220px;overflow:auto;position:static'
  })
  const scroll = (top: number) =>
    page
      .locator('.case-demo form')
      .evaluate((form, to) => form.scrollTo({ top: to, behavior: 'instant' }), top)
  await expect(button).toBeVisible()
  await scroll(600)
  await expect(button).toBeHidden()
  await scroll(0)
  await expect(button).toBeVisible()
})

test('in a table, the calendar’s button goes with its row', async ({ page }) => {
  await open(page, '/ilots/date-field/date')
  await page.evaluate(() => {
    const table = document.createElement('table')
    const field = document.createElement('input')
    field.className = 'vitreadate'
    field.id = 'essai'
    table.insertRow().insertCell().append('Une ligne')
    table.insertRow().insertCell().append(field)
    document.querySelector('main h1')?.after(table)
  })
  const field = page.locator('#essai')
  const button = page.locator('#essai ~ .ilots-date-button')
  await expect(button).toBeVisible()
  const distance = async () => {
    const [beside, own] = await Promise.all([field.boundingBox(), button.boundingBox()])
    return beside && own ? Math.round(beside.y + beside.height / 2 - own.y - own.height / 2) : Number.NaN
  }
  await expect.poll(distance).toBe(0)
  await page.evaluate(() =>
    document.querySelector('td')?.append(document.createElement('br'), 'et une autre'),
  )
  await expect.poll(distance).toBe(0)
})

test('an anchored dialog whose content grows stays beside its target', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await open(page, '/ilots/modal')
  const dialog = laid.find(({ name }) => name === 'an anchored dialog') as Laid
  await dialog.show(page)
  await expect.poll(() => off(page, dialog)).toBeLessThan(2)
  const before = await dialog.overlay(page).boundingBox()
  await page.locator('.ilots-modal-body').evaluate((body) => {
    const more = document.createElement('p')
    more.style.cssText = 'block-size:120px'
    body.append(more)
  })
  await expect
    .poll(async () => (await dialog.overlay(page).boundingBox())?.height)
    .toBeGreaterThan((before?.height ?? 0) + 100)
  await expect.poll(() => off(page, dialog)).toBeLessThan(2)
})

test('a phone on its side: the calendar stays whole in the window', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/ilots/date-field/date')
  const [, calendar] = laid
  await calendar?.show(page)
  const box = async () => calendar?.overlay(page).boundingBox()
  await expect.poll(async () => (await box())?.height).toBeGreaterThan(200)
  await page.setViewportSize({ width: 844, height: 390 })
  await expect
    .poll(async () => Math.round(((await box())?.y ?? 0) + ((await box())?.height ?? 999)))
    .toBeLessThanOrEqual(382)
  expect((await box())?.y).toBeGreaterThanOrEqual(8)
})
