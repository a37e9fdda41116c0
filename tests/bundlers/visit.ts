/** A visitor in Chromium, who looks at what the islands of a bundled page are dressed in. */
import type { Browser, Page } from 'playwright-core'
import { BASE } from './projects'

/** Of each element, its name and these properties as the browser computes them. */
type Looks = Readonly<Record<string, readonly (readonly string[])[]>>
export interface Visit {
  readonly looks: Looks
  /** Everything in the console, errors of scripts and what the policy refuses. */
  readonly said: readonly string[]
}

const PROPERTIES = [
  'display',
  'position',
  'overflow',
  'visibility',
  'inset-block-start',
  'inline-size',
  'block-size',
  'padding-inline-start',
  'border-inline-start-width',
  'border-inline-start-color',
  'border-start-start-radius',
  'background-color',
  'color',
  'font-weight',
  'box-shadow',
]

/**
 * Opens what the page has, one after the other: what comes with the page, with a click, and later than the island
 * itself.
 */
const STEPS: Readonly<Record<string, (page: Page) => Promise<string>>> = {
  async slider(page) {
    await page.waitForSelector('[data-ilot-mounted~="slider"] .splide__slide.is-active')
    return '[data-ilot="slider"]'
  },
  async toast(page) {
    await page.getByRole('button', { name: 'Dire' }).click()
    await page.waitForSelector('.ilots-toast')
    return '.ilots-toasts'
  },
  async picker(page) {
    await page.locator('.ilots-date-button').click()
    await page.waitForSelector('[role="dialog"], dialog')
    return '[role="dialog"], dialog'
  },
  async formError(page) {
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Envoyer' }).click()
    await page.waitForSelector('.ilots-form-errors li')
    return 'main'
  },
  async dialog(page) {
    await page.getByText('Ouvrir').click()
    await page.waitForSelector('dialog[open] :text("Un texte")')
    return 'dialog[open]'
  },
}

/** Opens the page of a project, and everything in it. */
export async function visit(browser: Browser, origin: string): Promise<Visit> {
  const context = await browser.newContext({ reducedMotion: 'reduce' })
  const page = await context.newPage()
  page.setDefaultTimeout(10_000)
  const said: string[] = []
  page.on('console', (message) => said.push(message.text()))
  page.on('pageerror', (error) => said.push(error.message))
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
      console.error(`refused: ${effectiveDirective} ${blockedURI} ${sample}`),
    )
  })
  // The platform's calls, and what a browser asks for by itself.
  await page.route(
    (url) => !url.pathname.startsWith(BASE),
    (route) => route.fulfill({ json: { langue: 'fr', traductions: [] } }),
  )
  await page.goto(origin + BASE)
  const looks: Record<string, readonly (readonly string[])[]> = {}
  for (const [name, step] of Object.entries(STEPS)) {
    const selector = await step(page).catch((error: Error) => {
      said.push(`${name}: ${error.message}`)
      return ''
    })
    if (selector) looks[name] = await looksOf(page, selector)
  }
  await context.close()
  return { looks, said }
}

const looksOf = (page: Page, selector: string) =>
  page.evaluate(
    async ([selector, properties]) => {
      await Promise.allSettled(document.getAnimations().map(({ finished }) => finished))
      const around = document.querySelector(selector)
      return [around, ...(around?.querySelectorAll('*') ?? [])].flatMap((element) => {
        if (!element) return []
        const style = getComputedStyle(element)
        return [
          [
            `${element.localName}.${element.className}`,
            ...properties.map((name) => style.getPropertyValue(name)),
          ],
        ]
      })
    },
    [selector, PROPERTIES] as const,
  )
