/**
 * Prototype and MooTools put functions of their own in the place of `Array.from`, `bind`, `Element.remove` and others
 * (docs/replaced-natives.md). The main way through a dozen islands, beside each of them.
 */
import { createHash } from 'node:crypto'
import type { Page } from '@playwright/test'
import { callsOf, expect, open, test } from '../test'
import { beside } from './neighbour'
import { libraries } from './older-libraries'

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
const mounted = (page: Page, name: string) =>
  page.locator(`.case-demo [data-ilot-mounted~="${name}"]`).first()

interface Journey {
  readonly island: string
  readonly path: string
  /** @throws Error of an expectation. */
  readonly walk: (page: Page) => Promise<void>
}

const JOURNEYS: readonly Journey[] = [
  {
    island: 'date-field',
    path: '/ilots/date-field/date',
    async walk(page) {
      await page.locator('.case-demo .ilots-date-button').first().click()
      const picker = page.getByRole('dialog', { name: 'Choisir une date' })
      await expect(picker.locator('select').first().locator('option')).toHaveCount(12)
      await picker
        .getByRole('button', { name: /suivant/ })
        .first()
        .click()
      await picker.getByRole('gridcell', { name: /^(\S+ )?17 avril 2026/ }).click()
      await expect(picker).toHaveCount(0)
      await expect(page.getByRole('textbox', { name: 'Date du sinistre', exact: true })).toHaveValue(
        '17/04/2026',
      )
      expect(await page.evaluate(() => new FormData(document.forms[0]).get('sinistre'))).toBe('2026-04-17')
    },
  },
  {
    island: 'modal',
    path: '/ilots/popup/simple',
    async walk(page) {
      const asked = page.evaluate(async () => {
        const { modal } = window.Ilots as NonNullable<Window['Ilots']>
        await modal.alert('Une annonce.')
        return modal.confirm('Une question ?')
      })
      await expect(page.locator('.ilots-modal-body')).toHaveText('Une annonce.')
      await page.getByRole('button', { name: 'OK' }).click()
      await expect(page.locator('.ilots-modal-body')).toHaveText('Une question ?')
      await page.getByRole('button', { name: 'Oui' }).click()
      expect(await asked).toBe(true)
    },
  },
  {
    island: 'rating',
    path: '/ilots/rating/vide',
    async walk(page) {
      const group = page.getByRole('group', { name: 'Respect du délai' })
      await expect(group.locator('[data-ilots-star]')).toHaveCount(7)
      await group.getByRole('radio', { name: '5 étoiles' }).focus()
      await page.keyboard.press('Space')
      await expect(group.getByRole('radio', { name: '5 étoiles' })).toBeChecked()
      await expect(group.locator('[data-ilots-star="full"]')).toHaveCount(5)
    },
  },
  {
    island: 'analytics',
    path: '/ilots/analytics/consentement',
    async walk(page) {
      await page.getByRole('button', { name: 'Accepter la mesure' }).click()
      await page.getByRole('button', { name: 'Un événement' }).click()
      const sent = () =>
        page.evaluate(() => Reflect.get(window, 'mesures') as { user_email?: string }[] | undefined)
      await expect.poll(async () => (await sent())?.[0]?.user_email).toBe(sha256('anne@vitrea.example'))
    },
  },
  {
    island: 'popup',
    path: '/ilots/popup/simple',
    async walk(page) {
      await page.locator('[data-ilot~="popup"]').first().click()
      await expect(page.locator('dialog.ilots-popup')).toContainText('Horaires de l’atelier Brest')
      await page.keyboard.press('Escape')
      await expect(page.locator('dialog.ilots-popup')).toHaveCount(0)
    },
  },
  {
    island: 'lightbox',
    path: '/ilots/lightbox/groupe',
    async walk(page) {
      await page.locator('a[rel^="lightbox"]').first().click()
      const counter = page.locator('dialog.ilots-lightbox .ilots-lightbox-counter')
      await expect(counter).toHaveText(/^1\//)
      await page.keyboard.press('ArrowRight')
      await expect(counter).toHaveText(/^2\//)
      await page.keyboard.press('Escape')
      await expect(page.locator('dialog.ilots-lightbox')).toHaveCount(0)
    },
  },
  {
    island: 'mobile-menu',
    path: '/ilots/mobile-menu/simple',
    async walk(page) {
      await page.locator('#fMenuMobileButton').click()
      const menu = page.locator('dialog.ilots-menu')
      await menu.getByRole('button', { name: 'Services' }).click()
      await expect(menu.locator('.ilots-menu-link').first()).toHaveText('Services')
      await page.keyboard.press('Escape')
      await expect(menu).toHaveCount(0)
    },
  },
  {
    island: 'sortable-table',
    path: '/ilots/sortable-table/prix',
    async walk(page) {
      await expect(mounted(page, 'sortable-table')).toBeVisible()
      await page.locator('.case-demo').getByRole('button', { name: 'Prix' }).press('Enter')
      await expect(page.locator('.case-demo tbody td:first-child').first()).toHaveText(
        'Impact, véhicule léger',
      )
    },
  },
  {
    island: 'autocomplete',
    path: '/ilots/autocomplete/ville',
    async walk(page) {
      await page.getByLabel('Ville').focus()
      await page.keyboard.type('renn')
      await expect(page.getByRole('option', { name: 'Rennes', exact: true })).toBeVisible()
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Enter')
      await expect(page.locator('[name="code_postal"]')).toHaveValue('35000')
      expect((await callsOf(page, 'traitement.php')).length).toBeGreaterThan(0)
    },
  },
  {
    island: 'mini-search',
    path: '/services',
    async walk(page) {
      await page
        .getByRole('search', { name: 'Rechercher sur le site' })
        .getByRole('button', { name: 'Rechercher' })
        .click()
      await expect(page.locator('#recherche-site')).toBeFocused()
      await page.keyboard.type('brest')
      await expect(page.getByRole('option').first()).toBeVisible()
    },
  },
  {
    island: 'slider',
    path: '/ilots/slider/simple',
    async walk(page) {
      await expect(mounted(page, 'slider')).toBeVisible()
      const current = page.locator('.case-demo .splide__slide.is-active')
      const first = await current.first().textContent()
      await page
        .locator('.case-demo')
        .getByRole('button', { name: /suivant/i })
        .first()
        .click()
      await expect(current.first()).not.toHaveText(first ?? '')
    },
  },
  {
    island: 'form',
    path: '/ilots/form/verification',
    async walk(page) {
      await expect(page.locator('form[data-ilot~="form"]').first()).toHaveAttribute(
        'data-ilot-mounted',
        /form/,
      )
      await page.getByRole('button', { name: 'Envoyer' }).click()
      await expect(page.getByRole('alert')).toBeVisible()
      await expect(page.getByLabel('Votre nom')).toHaveAttribute('aria-invalid', 'true')
    },
  },
]

/** Calls as scripts of these libraries write them, and what they are answered; runs on the page. */
function oldCalls(): Record<string, string> {
  const self = { name: 'self' }
  const list = [3, 4, 5] as unknown as Record<string, (...given: unknown[]) => unknown>
  const all = function (this: unknown, ...given: unknown[]) {
    return [Object(this).name, ...given]
  } as unknown as { bind(...given: unknown[]): (...given: unknown[]) => unknown }
  const add = () => document.body.appendChild(document.createElement('p'))
  const OldEvent = window.Event as unknown as new (event: unknown) => Record<string, unknown>
  const { from } = Array as unknown as Record<string, (...given: unknown[]) => unknown>
  const calls: Record<string, () => unknown> = {
    'Array.from(text)': () => from?.call(Array, 'ab'),
    'Array.from(list)': () => [from?.call(Array, list) === list, from?.call(Array, list)],
    'Array.from(nodes)': () => from?.call(Array, document.querySelectorAll('h1')),
    'Array.from(nothing)': () => from?.call(Array, null),
    'find, a function': () => list.find?.((each: unknown) => Number(each) > 3),
    'some, a function': () => list.some?.((each: unknown) => Number(each) > 3),
    'every, a function': () => list.every?.((each: unknown) => Number(each) > 3),
    'some, nothing': () => list.some?.(),
    'every, nothing': () => list.every?.(),
    'reduce, nothing': () => list.reduce?.(),
    toJSON: () => list.toJSON?.(),
    'bind, no value': () => all.bind(self)(1),
    'bind, one value': () => all.bind(self, 1)(2),
    'bind, a list': () => all.bind(self, [1, 2])(3),
    startsWith: () => 'abc'.startsWith('ab'),
    endsWith: () => 'abc'.endsWith('bc'),
    'remove answers': () => String((add() as unknown as { remove(): unknown }).remove()),
    scrollTo: () => {
      document.querySelector('h1')?.scrollTo()
      return window.scrollY > 0
    },
    'new Event(event)': () => {
      const made = new OldEvent(new KeyboardEvent('keydown', { key: 'Enter', keyCode: 13 }))
      return [made.key, made.type, made instanceof OldEvent]
    },
    'Event.Keys': () => Reflect.get(Reflect.get(window.Event, 'Keys') ?? {}, 'enter'),
  }
  const answer = (call: () => unknown) => {
    try {
      const found = call()
      return Array.isArray(found) ? found.map(String).join('|') : String(found)
    } catch (error) {
      // Whose function throws is known by the first words.
      return `throws ${String(error).split(' ', 3).join(' ')}`
    }
  }
  const answered: Record<string, string> = {}
  for (const name in calls) answered[name] = answer(calls[name] as () => unknown)
  return answered
}

const MENDED = {
  'find, a function': '4',
  'some, a function': 'true',
  'every, a function': 'false',
}

/** Those of every day, one in each flavour: the library that replaces most of what both renderers need. */
const DAILY = 'Prototype 1.7.3, then MooTools'

/** The script with the older library in it. */
const withLegacy = (html: string) => html.replace(/\/ilots\.js(?=")/, '/ilots.legacy.js')

for (const each of libraries)
  test.describe(`beside ${each.name}`, () => {
    const PAGES = /^\/(ilots|services)/
    // It is MooTools itself, and leaves another one its place.
    const isPrototype = /prototype/i.test(each.name)
    const isAlone = !/mootools/i.test(each.name)
    test.beforeEach(({ complaints }) => {
      if (each.throws) complaints.expect(each.throws)
    })
    for (const { island, path, walk } of JOURNEYS) {
      const isDaily = each.name === DAILY && island === 'date-field'
      test(island, { tag: isDaily ? ['@daily', '@react'] : [] }, async ({ page }) => {
        await beside(page, PAGES, { before: each.files })
        await open(page, path)
        await walk(page)
      })
      if (isAlone)
        test(`${island}, with ilots.legacy.js`, async ({ page, complaints }) => {
          complaints.expect(/ILOTS-104\] window\.\S+ existe déjà/)
          await beside(page, PAGES, { before: each.files, change: withLegacy })
          await open(page, path)
          await walk(page)
        })
    }

    test('a slider, where the library comes after the tag', async ({ page }) => {
      await beside(page, PAGES, { after: each.files })
      const { path, walk } = JOURNEYS.find(({ island }) => island === 'slider') as Journey
      await open(page, path)
      await walk(page)
    })

    test('scripts of the page are answered as they are without the tag', async ({ page }) => {
      const answers = async (change: (html: string) => string) => {
        await beside(page, PAGES, { before: each.files, change })
        await page.goto('/ilots/rating/vide')
        return page.evaluate(oldCalls)
      }
      const without = await answers((html) => html.replace(/<script[^>]*\/ilots\.js"[^>]*><\/script>/, ''))
      await page.unrouteAll()
      const within = await answers((html) => html)
      await expect(page.locator('html')).toHaveAttribute('data-ilots', 'ready')
      // Where both libraries are, some of these throw at each call without the tag.
      const removed = isPrototype && { 'remove answers': '[object HTMLParagraphElement]' }
      expect(within).toEqual({ ...without, ...MENDED, ...removed })
    })

    test('what is asked of `Ilots` about the page is whole', async ({ page }) => {
      await beside(page, PAGES, { before: each.files })
      await open(page, '/ilots/rating/vide')
      const islands = await page.evaluate(() => window.Ilots?.inspect().islands)
      expect(Array.isArray(islands)).toBe(true)
    })
  })
