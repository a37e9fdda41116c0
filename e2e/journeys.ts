/**
 * What visitors do on the fixture site, from a cold cache, on a phone's network: `feels.spec.ts` measures what they
 * see of it. At 390 px they press with a finger, at 1280 px with a mouse.
 */
import type { Locator, Page, Request } from '@playwright/test'
import { expect, open, settle } from './test'

export const SIZES = {
  '390 px': { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  '1280 px': { viewport: { width: 1280, height: 800 }, hasTouch: false, isMobile: false },
} as const

export interface Visit {
  readonly page: Page
  readonly isPhone: boolean
  press(target: Locator): Promise<void>
  /** Waits until nothing is under way: calls, code, animations. */
  rest(): Promise<void>
}

/**
 * A phone's network, 150 ms and 1.6 Mbit/s, and its processor, four times slower, or as often as `PROCESSOR` says.
 */
export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  const bytes = 1_600_000 / 8
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: bytes,
    uploadThroughput: bytes,
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: Number(process.env.PROCESSOR ?? 4) })
}

/** Waits for two frames: what is drawn by then has been judged. */
export const frames = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))

export function visit(page: Page, isPhone: boolean): Visit {
  const underWay = new Set<Request>()
  page.on('request', (request) => underWay.add(request))
  for (const event of ['requestfinished', 'requestfailed'] as const)
    page.on(event as 'requestfinished', (request) => underWay.delete(request))
  // Of what a page asks for while it is left, Chromium's driver may never tell the end.
  page.on('domcontentloaded', () => {
    for (const request of underWay) if (request.resourceType() === 'fetch') underWay.delete(request)
  })
  return {
    page,
    isPhone,
    press: (target) => (isPhone ? target.tap() : target.click()),
    async rest() {
      let quiet = 0
      while (quiet < 5) {
        await frames(page)
        await settle(page)
        quiet = underWay.size === 0 ? quiet + 1 : 0
      }
    },
  }
}

const isReady = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-ilots', 'ready')
const lightbox = (page: Page) => page.locator('dialog.ilots-lightbox')
const tile = (page: Page, name: string) => page.locator('.choice', { hasText: name })

/** Down to the end of the page, so that all that waits for the window comes. */
async function readOn({ page, rest }: Visit): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  for (let top = 0; top < height; top += 120) {
    await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top)
    await frames(page)
  }
  await rest()
}

async function atStep(visit: Visit, step: number): Promise<void> {
  await expect(visit.page.getByText(`Étape ${step} sur 5`)).toBeVisible()
  await isReady(visit.page)
  await visit.rest()
}

export const JOURNEYS: Record<string, (visit: Visit) => Promise<void>> = {
  'the home page and its gallery': async (visit) => {
    const { page, press, rest } = visit
    await open(page, '/')
    await rest()
    await readOn(visit)
    await press(page.locator('a[rel^="lightbox"]').first())
    await expect(lightbox(page).locator('img').first()).toBeVisible()
    await rest()
    await press(lightbox(page).getByRole('button', { name: 'suivante' }))
    await rest()
    await press(lightbox(page).getByRole('button', { name: 'fermer' }))
    await expect(lightbox(page)).toHaveCount(0)
    await press(page.locator('a.squeezebox').first())
    await expect(page.locator('dialog[open]')).toBeVisible()
    await rest()
    await page.keyboard.press('Escape')
    await expect(page.locator('dialog[open]')).toHaveCount(0)
    await rest()
  },
  'news, their filters and pages': async (visit) => {
    const { page, press, rest } = visit
    await open(page, '/actualites')
    await rest()
    await readOn(visit)
    await press(page.locator('.block a[data-param="page"][data-num="2"]').first())
    await expect(page).toHaveURL(/page=2/)
    await rest()
    await page.locator('#bloc-actualites-rubrique').selectOption({ index: 1 })
    await press(page.locator('form[data-role="filters"] [type="submit"]'))
    await expect(page).toHaveURL(/rubrique/)
    await rest()
  },
  'the menu': async (visit) => {
    const { page, press, rest, isPhone } = visit
    await open(page, '/services')
    await rest()
    if (isPhone) {
      await press(page.locator('#fMenuMobileButton'))
      const menu = page.locator('dialog.ilots-menu')
      await expect(menu.locator('.ilots-menu-link').first()).toBeVisible()
      await rest()
      await press(menu.getByRole('button', { name: 'Services' }))
      await rest()
      await press(menu.locator('.ilots-menu-link').first())
    } else {
      const item = page.locator('.site-nav .has-menu').first()
      await item.locator('a').first().hover()
      await rest()
      await press(item.locator('ul a').first())
    }
    await expect(page).toHaveURL(/\/services/)
    await isReady(page)
    await rest()
  },
  'the search': async (visit) => {
    const { page, press, rest } = visit
    await open(page, '/services')
    await rest()
    const form = page.locator('.site-search')
    await press(form.getByRole('button'))
    await expect(form.locator('input[name="q"]')).toBeFocused()
    await rest()
    await page.keyboard.type('calibrage')
    await expect(page.locator('.ilots-search [role="option"]').first()).toBeVisible()
    await rest()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/recherche/)
    await isReady(page)
    await rest()
    await readOn(visit)
  },
  'a booking to its end': async (visit) => {
    const { page, press, rest } = visit
    await open(page, '/contact/prendre-rendez-vous')
    await rest()
    await page.getByLabel('Immatriculation').pressSequentially('ab 123 cd')
    await expect(page.getByText('Véhicule trouvé : Peugeot 308 2019')).toBeVisible()
    await rest()
    await press(tile(page, 'Pare-brise'))
    await atStep(visit, 2)
    await page.getByLabel('ou votre code postal').pressSequentially('44000')
    await atStep(visit, 3)
    await press(tile(page, 'Nantes'))
    await atStep(visit, 4)
    await press(tile(page, 'À domicile'))
    await atStep(visit, 5)
    await press(tile(page, 'mardi 10 h'))
    await page.getByLabel('Votre nom').fill('Anne Le Bris')
    await page.getByLabel('Votre téléphone').fill('01 99 00 11 12')
    await rest()
    await press(page.getByRole('button', { name: 'Confirmer le rendez-vous' }))
    await expect(page.getByRole('heading', { name: 'Votre rendez-vous est pris' })).toBeVisible()
    await rest()
  },
  'a quote with errors': async (visit) => {
    const { page, press, rest } = visit
    await open(page, '/contact/demander-un-devis')
    await rest()
    await readOn(visit)
    const form = page.locator('#formulaire-devis')
    await press(form.locator('[type="submit"]'))
    await expect(form.locator('[aria-invalid="true"]').first()).toBeFocused()
    await rest()
  },
  'the customer area': async (visit) => {
    const { page, press, rest } = visit
    await open(page, '/services')
    await rest()
    await readOn(visit)
    const link = page.locator('footer [data-ilot~="secure-link"]')
    // The list that it is in is folded, unless the footer was in the window before its code.
    if (!(await link.isVisible()))
      await press(page.getByRole('button', { name: 'Prendre soin de vos vitres' }))
    await rest()
    await press(link)
    await expect(page.locator('dialog[open]')).toBeVisible()
    await expect(page.frameLocator('dialog[open] iframe').locator('input[name="dossier"]')).toBeVisible()
    await rest()
    await page.keyboard.press('Escape')
    await expect(page.locator('dialog[open]')).toHaveCount(0)
    await rest()
  },
  'the workshops and their wide table': async (visit) => {
    const { page, rest } = visit
    await open(page, '/agences')
    await rest()
    await readOn(visit)
    await expect(page.locator('table.table')).toHaveAttribute('data-ilot-mounted', /wide-table/)
    await rest()
  },
  'an article and its picture': async (visit) => {
    const { page, press, rest } = visit
    await open(page, '/actualites/ouverture-brest')
    await rest()
    await readOn(visit)
    await press(page.locator('[data-ilot="zoom"]').first())
    await expect(page.locator('dialog[open]')).toBeVisible()
    await rest()
    await page.keyboard.press('Escape')
    await expect(page.locator('dialog[open]')).toHaveCount(0)
    await rest()
  },
  'views with a slideshow and a slider': async (visit) => {
    const { page, press, rest } = visit
    await open(page, '/realisations')
    await rest()
    await expect(page.locator('[data-ilot="slideshow"]')).toHaveAttribute('data-ilot-mounted', 'slideshow')
    const slideshow = page.locator('[data-ilot="slideshow"]')
    const slider = page.locator('[data-ilot="slider"]')
    // The second picture comes by itself, with a caption of another length.
    await expect(slideshow.locator('[data-role="caption"]')).toContainText('Crozon', { timeout: 60_000 })
    await press(slideshow.getByRole('button'))
    await readOn(visit)
    await press(slider.getByRole('button', { name: 'suivant' }))
    await rest()
  },
}

const touch = (selector: string) => (visit: Visit) => visit.press(visit.page.locator(selector).first())

/** The first thing that a visitor presses on a page, before any code of it is here. */
export const PRESSES: Record<string, readonly [path: string, press: (visit: Visit) => Promise<void>]> = {
  'the menu': ['/services', touch('#fMenuMobileButton')],
  'the lightbox': ['/', touch('a[rel^="lightbox"]')],
  'a pop-up': ['/', touch('a.squeezebox')],
  'an enlarged picture': ['/actualites/ouverture-brest', touch('[data-ilot="zoom"]')],
  'a block’s next page': ['/actualites', touch('.block a[data-param="page"][data-num="2"]')],
  'the search': ['/services', touch('.site-search button')],
  'a quote that is sent': ['/contact/demander-un-devis', touch('#formulaire-devis [type="submit"]')],
  'a step of a booking': ['/contact/prendre-rendez-vous', touch('.choice')],
  'the customer area': ['/services', touch('footer [data-ilot~="secure-link"]')],
  'a dialog that a script opens': ['/ilots/modal', touch('[data-modal-case="boutons"]')],
  'the menu, by Enter': [
    '/services',
    async ({ page }) => {
      await page.locator('#fMenuMobileButton').focus()
      await page.keyboard.press('Enter')
    },
  ],
}
