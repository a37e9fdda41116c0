import type { Page } from '@playwright/test'
import { codeOf } from './code'
import { expect, expectAccessible, open, settle, test } from './test'

const banner = (page: Page) => page.locator('[data-ilot="front-banner"]').first()
const close = (page: Page) => banner(page).locator('[data-role="close"]')
const openCase = (page: Page, name: string) => open(page, `/ilots/front-banner/${name}`)

test.describe('without script', () => {
  test.skip(({ browserName }) => browserName === 'firefox', 'its driver cannot switch scripts off')

  test('the banner of the home page is closed by its link, and stays away', async ({ browser, baseURL }) => {
    const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
    await page.goto(`${baseURL}/`)
    await expect(banner(page)).toContainText('Bris de glace')
    await page.getByRole('link', { name: 'Fermer cette annonce' }).click()
    await expect(page).toHaveURL(`${baseURL}/`)
    await expect(banner(page)).toHaveCount(0)
    await page.context().close()
  })
})

test.describe('on load', () => {
  test('the banner of the home page is there and accessible', async ({ page }) => {
    await open(page, '/')
    await expect(banner(page)).toContainText('intervention à domicile offerte cette semaine')
    await expect(banner(page)).toHaveAttribute('data-ilot-mounted', 'front-banner')
    await expectAccessible(page)
  })

  test('remembered, it is hidden by the time the page is ready', async ({ page }) => {
    await openCase(page, 'jours')
    await close(page).click()
    await open(page, '/ilots/front-banner/jours')
    expect(await banner(page).evaluate((element) => getComputedStyle(element).display)).toBe('none')
  })
})

test.describe('by keyboard', () => {
  test('closing it puts focus on what follows', { tag: '@daily' }, async ({ page }) => {
    await openCase(page, 'simple')
    await close(page).focus()
    await page.keyboard.press('Enter')
    await expect(page.locator('.case-demo').getByRole('link', { name: 'Nos services' })).toBeFocused()
    await expect(banner(page)).toBeHidden()
    await expect(page).toHaveURL(/simple$/)
  })

  test('a button closes it too', async ({ page }) => {
    await openCase(page, 'bouton')
    await page.getByRole('button', { name: 'Compris' }).focus()
    await page.keyboard.press('Space')
    await expect(banner(page)).toBeHidden()
  })
})

test.describe('by pointer', () => {
  test('the home page’s, closed, is not sent again', async ({ page, baseURL }) => {
    await open(page, '/')
    await close(page).click()
    await expect(banner(page)).toBeHidden()
    await expect(page).toHaveURL(`${baseURL}/`)
    const cookies = await page.context().cookies()
    const cookie = cookies.find(({ name }) => name === 'vitrea-banner-bris-de-glace')
    expect(cookie).toMatchObject({ value: '1', path: '/', sameSite: 'Lax', secure: false })
    const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400
    expect(Math.round(days)).toBe(7)
    await open(page, '/')
    await expect(banner(page)).toHaveCount(0)
  })

  test('for the visit, it stays away from the pages of this tab', async ({ page, context }) => {
    await openCase(page, 'session')
    await close(page).click()
    await openCase(page, 'session')
    await expect(banner(page)).toBeHidden()
    const other = await context.newPage()
    await openCase(other, 'session')
    await expect(banner(other)).toBeVisible()
  })

  test('one that is not remembered comes back', async ({ page }) => {
    await openCase(page, 'simple')
    await close(page).click()
    await expect(banner(page)).toBeHidden()
    await openCase(page, 'simple')
    await expect(banner(page)).toBeVisible()
  })

  test('two are closed and remembered each for itself', async ({ page }) => {
    await openCase(page, 'deux')
    await page.locator('#banniere-sud [data-role="close"]').click()
    await expect(page.locator('#banniere-sud')).toBeHidden()
    await expect(page.locator('#banniere-nord')).toBeVisible()
    await openCase(page, 'deux')
    await expect(page.locator('#banniere-sud')).toBeHidden()
    await expect(page.locator('#banniere-nord')).toBeVisible()
  })

  test('what is below moves up, and never past its place', async ({ page }) => {
    await openCase(page, 'simple')
    const tops = await banner(page).evaluate(async (host: HTMLElement) => {
      const next = host.nextElementSibling as HTMLElement
      const top = () => Math.round(next.getBoundingClientRect().top)
      host.querySelector<HTMLElement>('[data-role="close"]')?.click()
      const seen: number[] = [top()]
      while (!host.hidden) {
        await new Promise(requestAnimationFrame)
        seen.push(top())
      }
      return [...seen, top()]
    })
    expect(tops).toEqual([...tops].sort((a, b) => b - a))
    expect(tops.at(-1)).toBeLessThan(tops[0] ?? 0)
  })

  test('under reduced motion it is gone at once', async ({ page, browserName }) => {
    test.skip(browserName === 'firefox', 'its driver cannot emulate the preference')
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openCase(page, 'simple')
    const durations = await close(page).evaluate((link) => {
      ;(link as HTMLElement).click()
      return document.getAnimations().map(({ effect }) => effect?.getComputedTiming().duration)
    })
    expect(durations.filter((duration) => duration !== 0)).toEqual([])
    await expect(banner(page)).toBeHidden()
  })
})

test.describe('messages', () => {
  test('to be remembered without an id, says so and closes', async ({ page, complaints }) => {
    complaints.expect(/ILOTS-201/)
    await openCase(page, 'sans-id')
    expect(complaints.all.join()).toContain('data-remember="7" est sans effet')
    await close(page).click()
    await expect(banner(page)).toBeHidden()
  })
})

test.describe('failures', () => {
  test('storage that is blocked does not keep it open', async ({ page }) => {
    await page.addInitScript(() => {
      const blocked = {
        get(): never {
          throw new DOMException('blocked', 'SecurityError')
        },
      }
      Object.defineProperty(window, 'sessionStorage', blocked)
    })
    await openCase(page, 'session')
    await close(page).click()
    await expect(banner(page)).toBeHidden()
  })

  test('without its code, the close link is a link', async ({ page, complaints }) => {
    complaints.expectFailedLoads()
    await page.route(codeOf('front-banner'), (route) => route.abort())
    await openCase(page, 'simple')
    await close(page).click()
    await expect(page).toHaveURL(/\?ferme$/)
  })
})

test.describe('HTML replaced', () => {
  test('one that arrives later is remembered too', async ({ page }) => {
    await openCase(page, 'session')
    await close(page).click()
    await expect(banner(page)).toBeHidden()
    await banner(page).evaluate((host) => {
      const copy = host.cloneNode(true) as HTMLElement
      for (const name of ['hidden', 'inert', 'data-ilot-mounted']) copy.removeAttribute(name)
      host.replaceWith(copy)
    })
    await expect(banner(page)).toHaveAttribute('data-ilot-mounted', 'front-banner')
    await expect(banner(page)).toBeHidden()
    await settle(page)
  })
})
