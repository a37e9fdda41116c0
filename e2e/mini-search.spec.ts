import type { Page } from '@playwright/test'
import { codeOf } from './code'
import { callsOf, expect, expectAccessible, hold, open, settle, test } from './test'

const header = (page: Page) => page.getByRole('search', { name: 'Rechercher sur le site' })
const field = (page: Page) => page.locator('#recherche-site')
const button = (page: Page) => header(page).getByRole('button', { name: 'Rechercher' })
const popup = (page: Page) => page.locator('.ilots-search')
const option = (page: Page) => page.getByRole('option')
const bodies = async (page: Page) =>
  (await callsOf(page, 'ajax_search.php')).map(({ body }) => decodeURIComponent(body))

async function search(page: Page, text: string) {
  await button(page).click()
  await expect(field(page)).toBeFocused()
  await page.keyboard.type(text)
  await expect(option(page).first()).toBeVisible()
}

test('without script, the form leads to results that are pages of the site', async ({
  browser,
  baseURL,
  browserName,
}) => {
  test.skip(browserName === 'firefox', 'its driver cannot switch scripts off')
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
  const page = await context.newPage()
  await page.goto('/services')
  await field(page).fill('brest')
  await button(page).click()
  await expect(page).toHaveURL(/\/recherche\?q=brest$/)
  await page.getByRole('main').getByRole('link', { name: 'Brest', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Brest')
  await context.close()
})

test('by keyboard: Enter slides the form open, arrows walk through the suggestions, Enter follows', {
  tag: ['@daily', '@react'],
}, async ({ page }) => {
  await open(page, '/services')
  await expect(field(page)).toBeHidden()
  await button(page).focus()
  await page.keyboard.press('Enter')
  await expect(field(page)).toBeFocused()
  await expect(page).toHaveURL(/\/services$/)
  // The styles that have just come must not take the header for one that was scrolled.
  await expect(page.locator('.site-header')).not.toHaveClass(/is-sticky/)
  await page.keyboard.type(' ')
  await expect(popup(page)).toHaveCount(0)
  await page.keyboard.type('calibrage')
  await expect(option(page).first()).toBeVisible()
  await expect(page.locator('.ilots-spoken')).toHaveText(/^\d+ suggestions$/)
  // The skip link stays the first of the page's links.
  await expectAccessible(page)
  await page.keyboard.press('ArrowDown')
  await expect(option(page).first()).toHaveAttribute('aria-selected', 'true')
  await expect(field(page)).toBeFocused()
  const target = await option(page).first().getAttribute('href')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`${target}$`))
})

test('over the page: Tab goes from the field into it and round, a filter excludes all, Escape gives the page back', async ({
  page,
}) => {
  await open(page, '/services')
  await search(page, 'verre')
  const scroll = () => page.evaluate(() => getComputedStyle(document.documentElement).overflowY)
  await expect.poll(scroll).toBe('hidden')
  await settle(page)
  const [below, above] = await Promise.all([popup(page).boundingBox(), field(page).boundingBox()])
  expect(below?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0))
  await page.keyboard.press('Tab')
  await expect(button(page)).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  const pages = page.getByRole('checkbox', { name: 'Les pages' })
  await expect(pages).toBeFocused()
  await page.keyboard.press('Space')
  await expect(page.getByRole('checkbox', { name: 'Tout le site' })).not.toBeChecked()
  await expect.poll(async () => (await bodies(page)).at(-1)).toBe('q=verre&dans[]=pages&version_search=1')
  for (let stop = 0; stop < 5; stop += 1) await page.keyboard.press('Tab')
  await expect(field(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(popup(page)).toHaveCount(0)
  await expect(field(page)).toHaveValue('')
  await expect(field(page)).toBeFocused()
  await expect.poll(scroll).not.toBe('hidden')
})

test('in the form: it stays below its field while the page scrolls, and goes when the focus has left', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1000, height: 600 })
  await open(page, '/recherche?q=impact')
  const own = page.getByRole('combobox').or(page.locator('#recherche')).first()
  await own.click()
  await page.keyboard.type(' pare')
  await expect(popup(page)).toBeVisible()
  await expect(page.locator('form.search-form .ilots-search')).toHaveCount(1)
  await page.evaluate(() => window.scrollTo({ top: 80, behavior: 'instant' }))
  const gap = () =>
    page.evaluate(() => {
      const [popup, field] = ['.ilots-search', '#recherche'].map((selector) =>
        document.querySelector(selector)?.getBoundingClientRect(),
      )
      return Math.round((popup?.top ?? 0) - (field?.bottom ?? 0))
    })
  await expect.poll(gap).toBe(8)
  await page.getByRole('main').getByRole('link').last().focus()
  await expect(popup(page)).toHaveCount(0)
  await expect(page.locator('#recherche')).toHaveValue('')
})

test('a click outside or on its button closes it; one in it does not', async ({ page }) => {
  await open(page, '/services')
  await search(page, 'verre')
  await page.getByText('Chercher dans').click()
  await expect(popup(page)).toBeVisible()
  await page.getByRole('button', { name: 'Fermer' }).click()
  await expect(popup(page)).toHaveCount(0)
  await expect(field(page)).toBeFocused()
  await page.keyboard.type('verre')
  await expect(popup(page)).toBeVisible()
  await page.mouse.click(600, (page.viewportSize()?.height ?? 700) - 10)
  await expect(popup(page)).toHaveCount(0)
  await expect(field(page)).toHaveValue('')
})

test('by touch, one tap opens the form and one follows a suggestion; the page does not scroll meanwhile', async ({
  browser,
  baseURL,
  browserName,
}) => {
  test.skip(browserName === 'firefox', 'its driver has no touch')
  const context = await browser.newContext({
    hasTouch: true,
    isMobile: true,
    viewport: { width: 390, height: 760 },
    baseURL: baseURL ?? '',
  })
  const page = await context.newPage()
  await open(page, '/services')
  await button(page).tap()
  await expect(field(page)).toBeFocused()
  await page.keyboard.type('brest')
  const brest = page.getByRole('option', { name: /^Brest/ })
  await brest.tap()
  await expect(page).toHaveURL(/\/agences\/bretagne\/brest$/)
  await context.close()
})

test('what was searched for is offered again, in this tab, until it is cleared', async ({ page }) => {
  await open(page, '/services')
  await search(page, 'toit')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/q=toit$/)
  await open(page, '/services')
  await button(page).click()
  await expect(option(page)).toHaveText(['toit', 'Effacer les recherches récentes'])
  await expectAccessible(page)
  await option(page).first().click()
  await expect(popup(page)).toBeVisible()
  await expect(field(page)).toHaveValue('toit')
  await page.keyboard.press('Escape')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await expect(option(page)).toHaveCount(0)
  expect(await page.evaluate(() => [sessionStorage.length, localStorage.length])).toEqual([0, 0])
})

test('a pop-up that fails is said; Enter still leads to the results', async ({ page, complaints }) => {
  complaints.expectFailedLoads()
  await open(page, '/services?fault=500')
  await button(page).click()
  await expect(field(page)).toBeFocused()
  await page.keyboard.type('verre')
  await expect(page.getByRole('alert')).toContainText('Entrée lance la recherche')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/recherche\?q=verre$/)
})

test('a click and what is typed before its code is here are not lost', async ({ page }) => {
  const release = await hold(page, codeOf('mini-search'))
  await open(page, '/services', 'domcontentloaded')
  await button(page).click()
  await expect(page).toHaveURL(/\/services$/)
  release()
  await expect(field(page)).toBeFocused()
})

/** A search whose field is there before its button is pressed. */
const IN_FORM = '/ilots/mini-search/dans-le-formulaire'
const demo = (page: Page) => page.locator('.case-demo').getByRole('search').first()
const shown = (page: Page) => demo(page).locator('input[type="search"]')
const send = (page: Page) => demo(page).getByRole('button', { name: 'Rechercher' }).first()

test('typed after the press that waits for its code: the form opens, and is not sent half-written', async ({
  page,
}) => {
  const release = await hold(page, codeOf('mini-search'))
  await open(page, IN_FORM, 'domcontentloaded')
  await send(page).click()
  await shown(page).pressSequentially('bre')
  release()
  await expect(popup(page)).toBeVisible()
  await shown(page).pressSequentially('st')
  await send(page).click()
  await expect(page).toHaveURL(/\/recherche\?(.*&)?q=brest/)
})

test('into the field after the press that waits for its code: the form opens, and is not sent empty', async ({
  page,
}) => {
  const release = await hold(page, codeOf('mini-search'))
  await open(page, IN_FORM, 'domcontentloaded')
  await send(page).click()
  await shown(page).focus()
  release()
  await expect(send(page)).toHaveAttribute('aria-expanded', 'true')
  await shown(page).pressSequentially('brest')
  await expect(popup(page)).toBeVisible()
  await send(page).click()
  await expect(page).toHaveURL(/\/recherche\?(.*&)?q=brest/)
})

test('typed before the press that waits for its code: the form is sent', async ({ page }) => {
  const release = await hold(page, codeOf('mini-search'))
  await open(page, IN_FORM, 'domcontentloaded')
  await shown(page).pressSequentially('brest')
  await send(page).click()
  release()
  await expect(page).toHaveURL(/\/recherche\?(.*&)?q=brest/)
})

test('typed before any script was there: the press that waits for its code sends it', async ({ page }) => {
  const releaseAll = await hold(page, /\/ilots\.(legacy\.)?js$/)
  const release = await hold(page, codeOf('mini-search'))
  await page.goto(IN_FORM, { waitUntil: 'commit' })
  await shown(page).pressSequentially('brest')
  releaseAll()
  await expect(page.locator('html')).toHaveAttribute('data-ilots', 'ready')
  await send(page).click()
  release()
  await expect(page).toHaveURL(/\/recherche\?(.*&)?q=brest/)
})
