import type { Page } from '@playwright/test'
import { codeOf } from './code'
import { expect, hold, open, test } from './test'

const path = (name: string) => `/ilots/hash-scroll/${name}`
const topOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => Math.round(element.getBoundingClientRect().top))
const headerEnd = (page: Page) =>
  page.locator('.site-header').evaluate((element) => Math.round(element.getBoundingClientRect().bottom))
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true })
const requests = async (page: Page) => {
  const names = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
  return names.filter((name) => codeOf('hash-scroll').test(name)).length
}
/** Until the target is right below the header, or below the padding that the page keeps for it. */
const arrives = async (page: Page, selector: string) => {
  const end = await headerEnd(page)
  await expect.poll(() => topOf(page, selector)).toBeLessThanOrEqual(end + 60)
  expect(await topOf(page, selector)).toBeGreaterThanOrEqual(end)
}

test.describe('hash-scroll', () => {
  test('without JavaScript, the browser follows the link', async ({ browser, browserName, baseURL }) => {
    test.skip(browserName === 'firefox', 'its driver cannot disable JavaScript')
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
    const page = await context.newPage()
    await page.goto(path('simple'))
    await link(page, 'Nos tarifs').click()
    await expect(page).toHaveURL(/#tarifs$/)
    await context.close()
  })

  test('a page without a hash asks for none of it', async ({ page }) => {
    await open(page, path('simple'))
    expect(await requests(page)).toBe(0)
  })

  test('an address with a hash ends at its target, which has the focus until it is left', async ({
    page,
  }) => {
    await open(page, `${path('simple')}#tarifs`)
    await arrives(page, '#tarifs')
    await expect(page.locator('#tarifs')).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.locator('#tarifs')).not.toHaveAttribute('tabindex')
    await expect(link(page, 'Haut de page')).toBeFocused()
  })

  test('a target that is folded away is shown, and a field that it has folded away has not the focus', async ({
    page,
  }) => {
    await open(page, path('simple'))
    await page.evaluate(() => {
      const fold = (text: string) => {
        const details = document.createElement('details')
        details.append(Object.assign(document.createElement('summary'), { textContent: text }))
        return details
      }
      const target = document.querySelector('#tarifs')
      const [around, inside] = [fold('Plus'), fold('Encore')]
      target?.replaceWith(around)
      around.append(target ?? '')
      inside.append(document.createElement('input'))
      target?.append(inside)
    })
    await link(page, 'Nos tarifs').click()
    await expect(page.locator('#tarifs')).toBeFocused()
    await expect(page.locator('#tarifs details')).not.toHaveAttribute('open')
  })

  test('reloaded, leaves the place to the browser, which knows where the visitor was', async ({ page }) => {
    await open(page, `${path('simple')}#tarifs`)
    await arrives(page, '#tarifs')
    await page.mouse.wheel(0, 300)
    await expect.poll(() => topOf(page, '#tarifs')).toBeLessThan(0)
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('data-ilots', 'ready')
    await expect(page.locator('html')).toHaveAttribute('data-ilot-mounted', /hash-scroll/)
    await expect(page.locator('#tarifs')).not.toBeFocused()
  })

  test('an image that comes late does not push the target away', async ({ page }) => {
    await open(page, `${path('image-tardive')}#apres-image`)
    await arrives(page, '#apres-image')
    await page.locator('#place-image').evaluate((element) => {
      element.style.blockSize = '900px'
    })
    await arrives(page, '#apres-image')
  })

  test('nothing moves a visitor who has scrolled since', async ({ page }) => {
    await open(page, `${path('image-tardive')}#apres-image`)
    await arrives(page, '#apres-image')
    await page.mouse.wheel(0, -600)
    await expect.poll(() => topOf(page, '#apres-image')).toBeGreaterThan(400)
    const before = await topOf(page, '#apres-image')
    await page.locator('main').evaluate((element) => {
      element.style.paddingBlockEnd = '900px'
    })
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    expect(Math.abs((await topOf(page, '#apres-image')) - before)).toBeLessThan(5)
  })

  test('Enter on a link leads to its target, whatever its name is written with', { tag: '@daily' }, async ({
    page,
  }) => {
    await open(page, path('noms'))
    for (const [name, id] of [
      ['L’été', 'été'],
      ['Les prix TTC', 'prix.ttc:2026'],
      ['L’été, sans codage', 'été'],
      ['Cent pour cent', 'cent%'],
    ] as const) {
      await link(page, name).focus()
      await page.keyboard.press('Enter')
      await expect(page.locator(`[id="${id}"]`), name).toBeFocused()
      await arrives(page, `[id="${id}"]`)
    }
  })

  test('an anchor of old leads where it stands', async ({ page }) => {
    await open(page, path('noms'))
    await link(page, 'L’ancienne ancre').click()
    await arrives(page, '[name="ancienne"]')
  })

  test('a click takes a while to arrive, makes one entry, and Back restores', async ({ page }) => {
    await open(page, path('simple'))
    const entries = await page.evaluate(() => history.length)
    await page.evaluate(() => {
      const seen: number[] = []
      addEventListener('scroll', () => seen.push(scrollY))
      addEventListener('hashchange', () => seen.push(-1))
      Object.assign(window, { seen })
    })
    await link(page, 'Nos tarifs').hover()
    await expect(page.locator('html')).toHaveAttribute('data-ilot-mounted', /hash-scroll/)
    await link(page, 'Nos tarifs').click()
    await expect(page.locator('#tarifs')).toBeFocused()
    await arrives(page, '#tarifs')
    await expect(page).toHaveURL(/#tarifs$/)
    const seen = await page.evaluate(() => (window as unknown as { seen: number[] }).seen)
    expect(seen.filter((each) => each === -1)).toHaveLength(1)
    expect(new Set(seen).size, 'steps on the way').toBeGreaterThan(4)
    expect(await page.evaluate(() => history.length)).toBe(entries + 1)
    await page.evaluate(() => history.back())
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    await page.evaluate(() => history.forward())
    await arrives(page, '#tarifs')
  })

  test('a click before its code is the browser’s, and its place is corrected when the code comes', async ({
    page,
  }) => {
    const release = await hold(page, codeOf('hash-scroll'))
    await open(page, path('decalage'))
    const entries = await page.evaluate(() => history.length)
    await link(page, 'La garantie').click()
    await expect(page).toHaveURL(/#garantie$/)
    await expect.poll(() => topOf(page, '#garantie')).toBeLessThan(200)
    release()
    await expect.poll(() => topOf(page, '#garantie')).toBe(200)
    await expect(page.locator('#garantie')).toBeFocused()
    expect(await page.evaluate(() => history.length)).toBe(entries + 1)
  })

  test('a page script’s own link with # runs at once, its code there or not', async ({ page }) => {
    await hold(page, codeOf('hash-scroll'))
    await open(page, path('simple'))
    const heard = await link(page, 'Haut de page').evaluate((element: HTMLAnchorElement) => {
      const calls: string[] = []
      element.onclick = () => calls.push('onclick') > 0
      element.click()
      return calls
    })
    expect(heard).toEqual(['onclick'])
  })

  test('the whole address of this page scrolls as well', async ({ page }) => {
    await open(page, path('simple'))
    await link(page, 'Par l’adresse entière').click()
    await arrives(page, '#tarifs')
  })

  test('with reduced motion, is there at once', async ({ page, browserName }) => {
    test.skip(browserName === 'firefox', 'its driver cannot emulate reduced motion')
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open(page, `${path('simple')}#top`)
    const end = await headerEnd(page)
    const top = await link(page, 'Nos tarifs').evaluate((element: HTMLElement) => {
      element.click()
      return document.querySelector('#tarifs')?.getBoundingClientRect().top
    })
    expect(top).toBeGreaterThanOrEqual(end)
    expect(top).toBeLessThanOrEqual(end + 60)
  })

  test('# leads to the top, and a name that is none leads nowhere', async ({ page }) => {
    await open(page, `${path('simple')}#tarifs`)
    await arrives(page, '#tarifs')
    await link(page, 'Haut de page').click()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    await link(page, 'Une cible absente').click()
    await expect(page).toHaveURL(/#nulle-part$/)
    expect(await page.evaluate(() => scrollY)).toBe(0)
  })

  test('the first text field has the focus', async ({ page }) => {
    await open(page, path('champ'))
    await link(page, 'Être rappelé').click()
    await expect(page.getByLabel('Téléphone')).toBeFocused()
    await arrives(page, '#rappel')
  })

  test('data-offset-ancre is left above the target, or that of the body', async ({ page }) => {
    await open(page, path('decalage'))
    await link(page, 'La garantie').click()
    await expect.poll(() => topOf(page, '#garantie')).toBe(200)
    await open(page, `${path('decalage-page')}#delais`)
    await expect.poll(() => topOf(page, '#delais')).toBe(150)
  })

  test('an offset that is none is said once', async ({ page, complaints }) => {
    complaints.expect(/ILOTS-201.*data-offset-ancre refusé : reçu « beaucoup »/)
    await open(page, path('refuse'))
    await link(page, 'Venir à l’atelier').click()
    await expect(page.locator('#acces')).toBeFocused()
    expect(complaints.all).toHaveLength(1)
  })

  test('a script that sets the hash arrives below the header', async ({ page }) => {
    await open(page, path('simple'))
    await page.evaluate(() => {
      location.hash = 'tarifs'
    })
    await expect(page.locator('#tarifs')).toBeFocused()
    await arrives(page, '#tarifs')
  })

  test('the skip link leads to the content itself, not into a field of it', async ({ page }) => {
    await open(page, path('champ'))
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
  })

  test('a link of the site map scrolls to its part', async ({ page }) => {
    await open(page, '/plan-du-site')
    await page.getByRole('navigation', { name: 'Dans cette page' }).getByRole('link').last().click()
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100)
  })

  test('when its code cannot be had, the browser follows the link', async ({ page, complaints }) => {
    complaints.expectFailedLoads()
    await page.route(codeOf('hash-scroll'), (route) => route.abort())
    await open(page, path('simple'))
    await link(page, 'Nos tarifs').click()
    await expect(page).toHaveURL(/#tarifs$/)
  })
})
