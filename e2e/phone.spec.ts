/**
 * Whole journeys on a phone and its network: 150 ms, 1.6 Mbit/s, a processor four times slower. Nothing that a visitor reads
 * moves by itself, a first tap asks for code in one wave, and what is seen first waits for no script.
 */
import type { Page } from '@playwright/test'
import { ANY_CODE, codeOf } from './code'
import { expect, open, test } from './test'

test.use({ viewport: { width: 412, height: 915 }, hasTouch: true, isMobile: true })

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  const bytes = 1_600_000 / 8
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: bytes,
    uploadThroughput: bytes,
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
}

/** What has moved in the window, and whether right after the visitor's own doing, which browsers do not count. */
interface Shift {
  readonly page: string
  readonly value: number
  readonly isAfterInput: boolean
  readonly moved: readonly string[]
}

/** Layout shifts of all pages that are visited from now on. */
async function watchShifts(page: Page): Promise<Shift[]> {
  const shifts: Shift[] = []
  await page.exposeFunction('noteShift', (shift: Shift) => shifts.push(shift))
  await page.addInitScript(() => {
    interface LayoutShift extends PerformanceEntry {
      readonly value: number
      readonly hadRecentInput: boolean
      readonly sources: readonly { readonly node: Node | null }[]
    }
    const { noteShift } = window as unknown as { noteShift(shift: Shift): void }
    const nameOf = (node: Node | null) => {
      const element = node instanceof Element ? node : node?.parentElement
      return element?.outerHTML.slice(0, 80) ?? '(gone)'
    }
    const note = (entries: PerformanceEntryList) => {
      for (const { value, hadRecentInput, sources } of entries as LayoutShift[])
        noteShift({
          page: location.pathname + location.search,
          value,
          isAfterInput: hadRecentInput,
          moved: sources.map(({ node }) => nameOf(node)),
        })
    }
    const observer = new PerformanceObserver((list) => note(list.getEntries()))
    observer.observe({ type: 'layout-shift', buffered: true })
    addEventListener('pagehide', () => note(observer.takeRecords()))
  })
  return shifts
}

/** Waits for two frames: what is drawn by then has been judged. */
const frames = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
const lightbox = (page: Page) => page.locator('dialog.ilots-lightbox')
const isReady = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-ilots', 'ready')
const tile = (page: Page, name: string) => page.locator('.choice', { hasText: name })
/** By the finger: down to the end of the page, so that all that waits for the window comes. */
async function readOn(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  for (let top = 0; top < height; top += 120) {
    await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top)
    await frames(page)
  }
  await page.waitForLoadState('networkidle')
  await frames(page)
}

const FOOTER = /^<div><h2 class="footer-title"|^<ul class="footer-links"|^<p class="legal"/
const SLIDING = /^<form class="site-search [^"]*is-sliding|^<input [^>]*id="recherche-site"/
/** Whether nothing else has moved. */
const isFooter = (moved: readonly string[]): boolean =>
  moved.length > 0 && moved.every((html) => FOOTER.test(html))
/** The same of the search that opens; of a text that is replaced meanwhile nobody knows where it stood. */
const isSliding = (moved: readonly string[]): boolean =>
  moved.some((html) => SLIDING.test(html)) &&
  moved.every((html) => SLIDING.test(html) || FOOTER.test(html) || html === '(gone)')
/** On the last step of a booking, the footer as a whole and nothing else: the form has given its place to the result. */
const isBooked = ({ page, moved }: Shift): boolean =>
  page.endsWith('?etape=5') && moved.every((html) => html.startsWith('<footer class="site-footer"'))

const JOURNEYS: Record<string, (page: Page) => Promise<void>> = {
  'the home page and its gallery': async (page) => {
    await open(page, '/')
    await readOn(page)
    await page.locator('a[rel^="lightbox"]').first().tap()
    await expect(lightbox(page).locator('img').first()).toBeVisible()
    await lightbox(page).getByRole('button', { name: 'Fermer' }).tap()
    await expect(lightbox(page)).toHaveCount(0)
  },
  'news, their pages and filters': async (page) => {
    await open(page, '/actualites')
    await readOn(page)
    await page.locator('.block a[data-param="page"][data-num="2"]').first().tap()
    await expect(page).toHaveURL(/page=2/)
    await page.locator('#bloc-actualites-rubrique').selectOption({ index: 1 })
    await page.locator('form[data-role="filters"] [type="submit"]').tap()
    await expect(page).toHaveURL(/rubrique/)
    await frames(page)
  },
  'the menu': async (page) => {
    await open(page, '/services')
    await page.locator('#fMenuMobileButton').tap()
    const menu = page.locator('dialog.ilots-menu')
    await expect(menu.locator('.ilots-menu-link').first()).toBeVisible()
    await menu.getByRole('button', { name: 'Services' }).tap()
    await menu.locator('.ilots-menu-link').first().tap()
    await expect(page).toHaveURL(/\/services$/)
    await isReady(page)
  },
  'the search': async (page) => {
    await open(page, '/services')
    const form = page.locator('.site-search')
    await form.getByRole('button').tap()
    await expect(form.locator('input[name="q"]')).toBeFocused()
    await page.keyboard.type('calibrage')
    await expect(page.locator('.ilots-search [role="option"]').first()).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/recherche/)
    await isReady(page)
    await readOn(page)
  },
  'a booking to its end': async (page) => {
    await open(page, '/contact/prendre-rendez-vous')
    await readOn(page)
    await page.getByLabel('Immatriculation').pressSequentially('ab 123 cd')
    await expect(page.getByText('Véhicule trouvé : Peugeot 308 2019')).toBeVisible()
    await tile(page, 'Pare-brise').tap()
    await expect(page.getByText('Étape 2 sur 5')).toBeVisible()
    await isReady(page)
    await page.getByLabel('ou votre code postal').pressSequentially('44000')
    await expect(page.getByText('Étape 3 sur 5')).toBeVisible()
    await isReady(page)
    await tile(page, 'Nantes').tap()
    await expect(page.getByText('Étape 4 sur 5')).toBeVisible()
    await isReady(page)
    await tile(page, 'À domicile').tap()
    await expect(page.getByText('Étape 5 sur 5')).toBeVisible()
    await isReady(page)
    await tile(page, 'mardi 10 h').tap()
    await page.getByLabel('Votre nom').fill('Anne Le Bris')
    await page.getByLabel('Votre téléphone').fill('01 99 00 11 12')
    await page.getByRole('button', { name: 'Confirmer le rendez-vous' }).tap()
    await expect(page.getByRole('heading', { name: 'Votre rendez-vous est pris' })).toBeVisible()
  },
  'a quote with errors': async (page) => {
    await open(page, '/contact/demander-un-devis')
    await readOn(page)
    const form = page.locator('#formulaire-devis')
    await form.locator('[type="submit"]').tap()
    await expect(form.locator('[aria-invalid="true"]').first()).toBeFocused()
    await frames(page)
  },
  'the customer area': async (page) => {
    await open(page, '/services')
    // At its end, the list that the link is in has folded.
    await readOn(page)
    await page.getByRole('button', { name: 'Prendre soin de vos vitres' }).tap()
    await page.locator('[data-ilot~="secure-link"]').first().tap()
    await expect(page.locator('dialog[open]')).toBeVisible()
    await expect(page.frameLocator('dialog[open] iframe').locator('input[name="dossier"]')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.locator('dialog[open]')).toHaveCount(0)
  },
  'the workshops and their wide table': async (page) => {
    await open(page, '/agences')
    await readOn(page)
    await expect(page.locator('table.table')).toHaveAttribute('data-ilot-mounted', /wide-table/)
  },
  'views with a slider and a slideshow': async (page) => {
    await open(page, '/realisations')
    await readOn(page)
    await expect(page.locator('[data-ilot="slider"]')).toHaveAttribute('data-ilot-mounted', 'slider')
    await expect(page.locator('[data-ilot="slideshow"]')).toHaveAttribute('data-ilot-mounted', 'slideshow')
    await frames(page)
  },
}
/** What is not 0: in the open menu, its list moves once when the server's answer has come. */
const LIMITS: Record<string, number> = { 'the menu': 0.02 }

for (const [name, journey] of Object.entries(JOURNEYS))
  test(`nothing moves by itself: ${name}`, {
    tag: name === 'a booking to its end' ? '@chromium-only' : ['@chromium-only', '@all'],
  }, async ({ page }) => {
    test.setTimeout(150_000)
    const shifts = await watchShifts(page)
    await slowDown(page)
    await journey(page)
    const sum = (list: readonly Shift[]) => list.reduce((total, { value }) => total + value, 0)
    // A footer that is in the window before its code folds there: its lists must stay open for those who have no script. The
    // search that slides open for a tap (§2.9), and the form of a booking that is accepted (§4.11): the code of the one on
    // React, the server's answer to the other may come later than the half second in which browsers count what moves as
    // the visitor's own doing.
    const asked: Record<string, (shift: Shift) => boolean> = {
      'the search': ({ moved }) => isSliding(moved),
      'a booking to its end': isBooked,
    }
    const isAsked = (shift: Shift) => isFooter(shift.moved) || asked[name]?.(shift) === true
    const own = shifts.filter((shift) => !shift.isAfterInput && !isAsked(shift))
    test
      .info()
      .annotations.push({ type: 'layout shift right after input', description: `${sum(shifts) - sum(own)}` })
    expect(sum(own), JSON.stringify(own)).toBeLessThanOrEqual(LIMITS[name] ?? 0)
  })

/** Waves of code from now on: what is asked for before anything of the wave before has come. */
function watchCode(page: Page) {
  const waves: string[][] = []
  let isOpen = false
  page.on('request', (request) => {
    if (!ANY_CODE.test(request.url())) return
    if (!isOpen) waves.push([])
    isOpen = true
    waves.at(-1)?.push(new URL(request.url()).pathname)
  })
  page.on('requestfinished', (request) => {
    if (ANY_CODE.test(request.url())) isOpen = false
  })
  return waves
}

for (const warm of ['none', 'near'] as const)
  test(`a first lightbox asks for ${warm === 'none' ? 'one wave of code when none is here' : 'no code when it was fetched ahead'}`, {
    tag: ['@chromium-only', '@preact-only'],
  }, async ({ page }) => {
    if (warm === 'none')
      await page.addInitScript(() => {
        window.IlotsConfig = { warm: 'none' }
      })
    await slowDown(page)
    await open(page, '/ilots/lightbox/groupe')
    if (warm === 'near')
      await expect
        .poll(() =>
          page.evaluate(() => (window.Ilots?.inspect().fetched ?? []).map(({ file }) => `/${file}`)),
        )
        .toContainEqual(expect.stringMatching(codeOf('lightbox')))
    await page.waitForLoadState('networkidle')
    const waves = watchCode(page)
    await page.locator('a[rel^="lightbox"]').first().tap()
    await expect(lightbox(page).locator('img').first()).toBeVisible()
    const its = ['lightbox', 'react', 'dialogs'].map(codeOf)
    const ofLightbox = waves.filter((wave) => wave.some((file) => its.some((code) => code.test(file))))
    expect(ofLightbox, JSON.stringify(waves)).toHaveLength(warm === 'none' ? 1 : 0)
  })

for (const path of ['/', '/actualites', '/realisations'])
  test(`what is seen first on ${path} is the same without script, and waits for no code`, {
    tag: path === '/' ? '@chromium-only' : ['@chromium-only', '@all'],
  }, async ({ page }) => {
    test.setTimeout(90_000)
    await page.addInitScript(() => {
      const seen: string[] = []
      Object.assign(window, { largest: seen })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          seen.push(
            (entry as PerformanceEntry & { element?: Element }).element?.outerHTML.slice(0, 120) ?? '',
          )
      }).observe({ type: 'largest-contentful-paint', buffered: true })
    })
    const largest = () =>
      page.evaluate(() => (window as unknown as { largest: string[] }).largest.at(-1) ?? '')
    await slowDown(page)
    // The page alone.
    await page.route('**/ilots.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }))
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    await frames(page)
    const alone = await largest()
    expect(alone).not.toBe('')
    await page.unroute('**/ilots.js')
    // With the loader, while no code of an island comes.
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route(ANY_CODE, async (route) => {
      await held
      await route.continue()
    })
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    await expect.poll(largest).toBe(alone)
    release()
    await isReady(page)
    await page.waitForLoadState('networkidle')
    await frames(page)
    expect(await largest()).toBe(alone)
  })
