import type { Page } from '@playwright/test'
import { codeOf } from './code'
import { expect, expectAccessible, hold, open, test } from './test'

const toggle = (page: Page, name = 'Services') =>
  page.locator('.case-demo').getByRole('link', { name, exact: true })
const link = (page: Page, name: string) => page.locator('.case-demo').getByRole('link', { name })

test('without script, a sub-menu is there for the keyboard, and its toggle is a link', async ({
  browser,
  browserName,
  baseURL,
}) => {
  test.skip(browserName === 'firefox', 'its driver cannot disable JavaScript')
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
  const page = await context.newPage()
  await page.goto('/ilots/dropdown/lien')
  await toggle(page).focus()
  await expect(link(page, 'Réparer un impact')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/bloc=services$/)
  await context.close()
})

test('is announced as closed before its code is here', async ({ page }) => {
  await open(page, '/ilots/dropdown/lien')
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false')
  await expect(toggle(page)).not.toHaveAttribute('data-ilot-mounted')
})

test.describe('keyboard', () => {
  test('ArrowDown opens it on its first link, Escape closes it and gives the focus back', {
    tag: '@daily',
  }, async ({ page }) => {
    await open(page, '/ilots/dropdown/lien')
    await toggle(page).focus()
    await expect(toggle(page)).toHaveAttribute('data-ilot-mounted')
    await page.keyboard.press('ArrowDown')
    await expect(link(page, 'Réparer un impact')).toBeFocused()
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true')
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(toggle(page)).toBeFocused()
    await expect(link(page, 'Réparer un impact')).toBeHidden()
  })

  test('Tab out of it closes it', async ({ page }) => {
    await open(page, '/ilots/dropdown/lien')
    await toggle(page).focus()
    await expect(toggle(page)).toHaveAttribute('data-ilot-mounted')
    await page.keyboard.press('ArrowDown')
    for (let stop = 0; stop < 3; stop += 1) await page.keyboard.press('Tab')
    await expect(link(page, 'Un lien après le menu')).toBeFocused()
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false')
  })

  test('Enter follows the link, held until the code is here or not', async ({ page }) => {
    await open(page, '/ilots/dropdown/lien')
    await toggle(page).press('Enter')
    await expect(page).toHaveURL(/bloc=services$/)
  })

  test('Enter and Space open and close a button', async ({ page }) => {
    await open(page, '/ilots/dropdown/bouton')
    const button = page.getByRole('button', { name: 'Services' })
    for (const key of ['Enter', 'Space']) {
      await button.press(key)
      await expect(button, key).toHaveAttribute('aria-expanded', 'true')
      await button.press(key)
      await expect(button, key).toHaveAttribute('aria-expanded', 'false')
    }
  })
})

test.describe('mouse', () => {
  test('one click on a link follows it', async ({ page }) => {
    await open(page, '/ilots/dropdown/lien')
    await toggle(page).click()
    await expect(page).toHaveURL(/bloc=services$/)
  })

  test('shows what it is over', async ({ page, browserName }) => {
    test.skip(browserName === 'firefox', 'without a pointer of its own, it does not match (hover: hover)')
    await open(page, '/ilots/dropdown/lien')
    await toggle(page).hover()
    await expect(link(page, 'Réparer un impact')).toBeVisible()
  })

  test('opens and closes what leads nowhere', async ({ page }) => {
    await open(page, '/ilots/dropdown/sans-adresse')
    for (const name of ['Services', 'Agences']) {
      const host = page.locator('.case-demo [aria-expanded]', { hasText: name })
      await host.click()
      await expect(host).toHaveAttribute('aria-expanded', 'true')
      await host.click()
      await expect(host).toHaveAttribute('aria-expanded', 'false')
    }
    await expect(page).toHaveURL(/sans-adresse$/)
  })
})

test.describe('touch', () => {
  test.skip(({ browserName }) => browserName === 'firefox', 'its driver has no touch')
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 800, height: 700 } })

  test('the first tap, before the code is here, opens once; the second follows', async ({ page }) => {
    const release = await hold(page, codeOf('dropdown'))
    await open(page, '/ilots/dropdown/lien', 'domcontentloaded')
    await toggle(page).tap()
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false')
    release()
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true')
    await expect(link(page, 'Réparer un impact')).toBeVisible()
    await expectAccessible(page)
    await toggle(page).tap()
    await expect(page).toHaveURL(/bloc=services$/)
  })

  test('the links inside are followed by one tap', async ({ page }) => {
    await open(page, '/ilots/dropdown/lien')
    await toggle(page).tap()
    await link(page, 'Calibrer les caméras').tap()
    await expect(page).toHaveURL(/bloc=calibrage$/)
  })

  test('a tap elsewhere closes it', async ({ page }) => {
    await open(page, '/ilots/dropdown/lien')
    await toggle(page).tap()
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true')
    await page.getByRole('heading', { level: 1 }).tap()
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false')
    await expect(link(page, 'Réparer un impact')).toBeHidden()
  })

  test('opening one closes its neighbour', async ({ page }) => {
    await open(page, '/ilots/dropdown/deux')
    await toggle(page).tap()
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true')
    await toggle(page, 'Agences').tap()
    await expect(toggle(page, 'Agences')).toHaveAttribute('aria-expanded', 'true')
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false')
  })

  test('a level inside keeps the one around it open', async ({ page }) => {
    await open(page, '/ilots/dropdown/niveaux')
    await toggle(page).tap()
    await toggle(page, 'Remplacer').tap()
    await expect(link(page, 'La lunette arrière')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(link(page, 'La lunette arrière')).toBeHidden()
    await expect(toggle(page, 'Remplacer')).toBeFocused()
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true')
  })

  test('a mouse on the same device follows at once', async ({ page }) => {
    await open(page, '/ilots/dropdown/lien')
    await toggle(page).tap()
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true')
    await page.keyboard.press('Escape')
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false')
    await toggle(page).click()
    await expect(page).toHaveURL(/bloc=services$/)
  })

  test('Back does not find it open', async ({ page }) => {
    await open(page, '/ilots/dropdown/lien')
    await toggle(page).tap()
    await toggle(page).tap()
    await expect(page).toHaveURL(/bloc=services$/)
    await page.goBack()
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false')
  })

  test('the site’s own navigation works so', async ({ page }) => {
    await page.setViewportSize({ width: 1000, height: 700 })
    await open(page, '/')
    const nav = page.getByRole('navigation', { name: 'Navigation principale' })
    const services = nav.getByRole('link', { name: 'Services', exact: true })
    await services.tap()
    await expect(nav.getByRole('link', { name: 'Pare-brise', exact: true })).toBeVisible()
    await services.tap()
    await expect(page).toHaveURL(/\/services$/)
  })
})

test('code that cannot be loaded leaves a link that is followed', async ({ page, complaints }) => {
  complaints.expectFailedLoads()
  await page.route(codeOf('dropdown'), (route) => route.abort())
  await open(page, '/ilots/dropdown/lien')
  await toggle(page).click()
  await expect(page).toHaveURL(/bloc=services$/)
})

test('HTML inserted later is brought to life', async ({ page }) => {
  await open(page, '/ilots/dropdown/bouton')
  await page.locator('.case-demo nav').evaluate((nav) => nav.replaceWith(nav.cloneNode(true)))
  const button = page.getByRole('button', { name: 'Services' })
  await button.click()
  await expect(button).toHaveAttribute('aria-expanded', 'true')
})

test('one that the configuration leaves out is the page’s own, and says so', async ({ page }) => {
  await page.addInitScript(() =>
    Object.assign(window, { IlotsConfig: { islands: { except: ['dropdown'] } } }),
  )
  await open(page, '/ilots/dropdown/lien')
  await expect(toggle(page)).not.toHaveAttribute('aria-expanded')
  expect(await toggle(page).evaluate((link) => window.Ilots?.why(link))).toEqual([
    { island: 'dropdown', state: 'disposed', reason: 'écarté par islands', hint: '' },
  ])
  await toggle(page).click()
  await expect(page).toHaveURL(/bloc=services$/)
})
