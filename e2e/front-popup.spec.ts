import type { Page } from '@playwright/test'
import { codeOf } from './code'
import { codeThatRan, expect, expectAccessible, hold, open, settle, test } from './test'

const popup = (page: Page) => page.locator('[data-ilot="front-popup"]').first()
const close = (page: Page) => popup(page).locator('[data-role="close"]')
const veil = (page: Page) => page.locator('[data-role="overlay"]')
const stopButton = (page: Page) => page.getByRole('button', { name: 'Arrêter le compte à rebours' })
const spoken = (page: Page) => page.locator('.ilots-spoken')

async function openCase(page: Page, name: string) {
  await open(page, `/ilots/front-popup/${name}`)
  await expect(popup(page)).toHaveAttribute('data-ilot-mounted', 'front-popup')
}

/** Opens a case whose time passes only when the test says so. */
async function openStill(page: Page, name: string) {
  await page.clock.install({ time: 0 })
  await openCase(page, name)
  // The countdown is drawn by code that comes after the pop-up's own.
  if (/^compte|voile-autour|lien-dedans/.test(name))
    await expect(page.locator('.ilots-countdown-stop')).toBeAttached()
  await page.clock.pauseAt(3_600_000)
}
const pass = (page: Page, seconds: number) => page.clock.runFor(seconds * 1000)
const left = async (page: Page) =>
  Number(/\d+/.exec((await page.locator('[data-role="countdown"]').textContent()) ?? '')?.[0])

test.describe('without script', () => {
  test.skip(({ browserName }) => browserName === 'firefox', 'its driver cannot switch scripts off')
  for (const part of ['close', 'overlay'])
    test(`the offer of the home page is there, and its ${part} link closes it`, async ({
      browser,
      baseURL,
    }) => {
      const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
      await page.goto(`${baseURL}/?popup=1`)
      await expect(page.getByRole('heading', { name: 'Des balais neufs' })).toBeVisible()
      await page.locator(`.offer [data-role="${part}"]`).click({ position: { x: 9, y: 9 } })
      await expect(page).toHaveURL(/popup=ferme$/)
      await expect(popup(page)).toHaveCount(0)
      await page.context().close()
    })
})

test.describe('on load', () => {
  test('the offer is named, accessible, over everything, and takes no focus', async ({ page }) => {
    await open(page, '/?popup=1')
    await expect(page.getByRole('dialog', { name: 'Des balais neufs avec votre pare-brise' })).toBeVisible()
    await expect(stopButton(page)).toBeVisible()
    expect(await popup(page).evaluate((element) => element.matches(':popover-open'))).toBe(true)
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY')
    await expectAccessible(page)
  })

  for (const name of ['simple', 'voile'])
    test(`${name} looks as the site made it: the top layer changes nothing`, async ({ page }) => {
      const looks = () =>
        popup(page).evaluate((element) => {
          const { x, y, width, height } =
            element.querySelector('h2')?.getBoundingClientRect() ?? new DOMRect()
          const style = getComputedStyle(element)
          const names = [
            'border-width',
            'padding',
            'margin',
            'color',
            'background-color',
            'overflow-x',
          ] as const
          return [x, y, width, height, ...names.map((property) => style.getPropertyValue(property))]
        })
      await openStill(page, name)
      const raised = await looks()
      await page.evaluate(() => window.Ilots?.unmount(document))
      expect(raised).toEqual(await looks())
    })

  test('one that the page does not show counts nothing', async ({ page }) => {
    await openStill(page, 'cachee')
    await pass(page, 10)
    await expect(popup(page)).toBeHidden()
    await expect(spoken(page)).toHaveCount(0)
    await expect(popup(page)).not.toHaveAttribute('inert')
  })
})

test.describe('by keyboard', () => {
  test('Escape closes it', async ({ page }) => {
    await openCase(page, 'simple')
    await page.keyboard.press('Escape')
    await expect(popup(page)).toBeHidden()
  })

  test('Escape closes the one opened last, then the other', async ({ page }) => {
    await openCase(page, 'deux')
    const other = page.locator('.offer-card.is-left')
    await expect(other).toHaveAttribute('data-ilot-mounted')
    await page.keyboard.press('Escape')
    await expect(other).toBeHidden()
    await expect(popup(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(popup(page)).toBeHidden()
  })

  test('Escape is the dialog’s while one is open', async ({ page }) => {
    await openCase(page, 'simple')
    await page.evaluate(() => void window.Ilots?.modal.alert('Bonjour'))
    await expect(page.getByRole('alertdialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
    await expect(popup(page)).toBeVisible()
    await expect(popup(page)).not.toHaveAttribute('inert')
  })

  test('under a veil, Tab goes in and round, and back to the top of the page after', {
    tag: '@daily',
  }, async ({ page }) => {
    await openCase(page, 'voile')
    const inner = page.getByRole('link', { name: 'Nos assureurs' })
    await page.keyboard.press('Tab')
    await expect(inner).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(close(page)).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(inner).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await expect(close(page)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(popup(page)).toBeHidden()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Aller au contenu' })).toBeFocused()
  })

  test('without a veil, Tab keeps the order of the page, and focus goes back to where it was', async ({
    page,
  }) => {
    await openCase(page, 'simple')
    const before = page.locator('.case-demo').getByRole('link', { name: 'Trouver un atelier' })
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Aller au contenu' })).toBeFocused()
    await before.focus()
    await page.keyboard.press('Tab')
    await expect(close(page)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(before).toBeFocused()
    await expect(popup(page)).toBeHidden()
    await expect(page).toHaveURL(/simple$/)
  })

  test('the stop button stops the time for good without losing focus', async ({ page, complaints }) => {
    // An hour passes at once, also for the code of the site's link that is fetched ahead.
    complaints.expect(/ILOTS-301\] secure-link/)
    await openStill(page, 'compte-a-rebours')
    await stopButton(page).focus()
    await page.keyboard.press('Enter')
    await pass(page, 1)
    await expect(stopButton(page)).toHaveCount(0)
    await expect(page.locator('.ilots-countdown-stop')).toBeFocused()
    await expect(spoken(page)).toHaveText('Compte à rebours arrêté')
    // axe waits by the page's own timers.
    await page.clock.resume()
    await expectAccessible(page)
    await page.clock.pauseAt(2 * 3_600_000)
    await page.keyboard.press('Shift+Tab')
    await expect(page.locator('.ilots-countdown-stop')).not.toBeFocused()
    await pass(page, 60)
    await expect(popup(page)).toBeVisible()
  })
})

test.describe('by pointer and touch', () => {
  test('the close link closes it and is not followed', async ({ page }) => {
    await openCase(page, 'simple')
    await close(page).click()
    await expect(popup(page)).toBeHidden()
    await expect(page).toHaveURL(/simple$/)
  })

  for (const name of ['voile', 'voile-autour'])
    test(`${name}: the veil closes it, its content does not`, async ({ page }) => {
      await openCase(page, name)
      await page.getByRole('heading', { name: 'La carte verte' }).click()
      await expect(popup(page)).not.toHaveAttribute('inert')
      await veil(page).click({ position: { x: 9, y: 9 } })
      await expect(popup(page)).toBeHidden()
      await expect(page).toHaveURL(new RegExp(`${name}$`))
    })

  test('twice is once, and the page below has the clicks at once', async ({ page }) => {
    await openCase(page, 'voile')
    await veil(page).dblclick({ position: { x: 9, y: 9 } })
    await page.locator('.case-demo').getByRole('link', { name: 'Trouver un atelier' }).click()
    await expect(page).toHaveURL(/agences$/)
  })

  test('it fades for 600 ms', async ({ page }) => {
    await openCase(page, 'simple')
    const duration = await popup(page).evaluate((element) => {
      element.querySelector<HTMLElement>('[data-role="close"]')?.click()
      return element.getAnimations()[0]?.effect?.getComputedTiming().duration
    })
    expect(duration).toBe(600)
    await expect(popup(page)).toBeHidden()
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
    await expect(popup(page)).toBeHidden()
  })

  test('a link inside is followed', async ({ page }) => {
    await openCase(page, 'lien-dedans')
    await page.getByRole('link', { name: 'Nos assureurs' }).click()
    await expect(page).toHaveURL(/assurance$/)
  })

  test('a tap closes it', async ({ browser, baseURL, browserName }) => {
    test.skip(browserName === 'firefox', 'its driver has no touch here')
    const context = await browser.newContext({ hasTouch: true, viewport: { width: 390, height: 844 } })
    const page = await context.newPage()
    await page.goto(`${baseURL}/?popup=1`)
    await expect(popup(page)).toHaveAttribute('data-ilot-mounted')
    await close(page).tap()
    await expect(popup(page)).toBeHidden()
    await context.close()
  })
})

test.describe('the countdown', () => {
  test('steps once a second and closes at 0; a machine that slept does not jump', {
    tag: '@react',
  }, async ({ page }) => {
    await openStill(page, 'compte-voile')
    const first = await left(page)
    // An hour has passed at once: one step, besides those of the load.
    expect(first).toBeGreaterThan(20)
    await pass(page, 3)
    expect(await left(page)).toBe(first - 3)
    await pass(page, first - 3)
    await expect(popup(page)).toBeHidden()
  })

  /** A minute passes without a step while something holds; the next second is one again. */
  async function expectHeld(page: Page, release: () => Promise<unknown>) {
    const before = await left(page)
    await pass(page, 60)
    expect(await left(page)).toBe(before)
    await release()
    await pass(page, 1)
    expect(await left(page)).toBe(before - 1)
  }

  test('stands still while it is hovered, under a dialog, and while the page is hidden, and goes on after', async ({
    page,
  }) => {
    await openStill(page, 'compte-a-rebours')
    await page.getByRole('heading', { name: 'La carte verte' }).hover()
    await expectHeld(page, () => page.mouse.move(5, 5))
    await page.evaluate(() => void window.Ilots?.modal.alert('Bonjour'))
    await expect(page.getByRole('alertdialog')).toBeVisible()
    await expectHeld(page, async () => {
      await page.keyboard.press('Escape')
      await expect(page.getByRole('alertdialog')).toHaveCount(0)
    })
    const hide = (isHidden: boolean) =>
      page.evaluate((value) => {
        Object.defineProperty(Document.prototype, 'hidden', { get: () => value, configurable: true })
        document.dispatchEvent(new Event('visibilitychange'))
      }, isHidden)
    await hide(true)
    await expectHeld(page, () => hide(false))
  })

  for (const name of ['compte-voile', 'voile-autour'])
    test(`${name}: does not stand still for a pointer on the veil`, async ({ page }) => {
      await openStill(page, name)
      await page.mouse.move(9, 9)
      const before = await left(page)
      await page.mouse.move(12, 30)
      await pass(page, 2)
      expect(await left(page)).toBe(before - 2)
    })

  test('stands still while a field inside has focus', async ({ page }) => {
    await openStill(page, 'lien-dedans')
    await page.getByLabel('Votre code postal').focus()
    await expectHeld(page, () => page.getByRole('link', { name: 'Aller au contenu' }).focus())
  })

  test('stands still for a pointer that was there before its code', async ({ page }) => {
    const release = await hold(page, codeOf('front-popup'))
    await page.clock.install({ time: 0 })
    await page.goto('/ilots/front-popup/compte-a-rebours', { waitUntil: 'domcontentloaded' })
    await page.getByRole('heading', { name: 'La carte verte' }).hover()
    release()
    await expect(stopButton(page)).toBeVisible()
    await page.clock.pauseAt(3_600_000)
    const before = await left(page)
    await pass(page, 1)
    expect(await left(page)).toBe(before)
    await expectHeld(page, () => page.mouse.move(5, 5))
  })
})

test.describe('messages', () => {
  test('a duration that cannot be read is reported, and it stays', async ({ page, complaints }) => {
    complaints.expect(/ILOTS-201/)
    await openStill(page, 'valeur-refusee')
    await pass(page, 600)
    await expect(popup(page)).toBeVisible()
    expect(complaints.all.join()).toContain('ff-autoclose refusé : reçu « bientôt »')
  })

  test('without anything to close it, says so', async ({ page, complaints }) => {
    complaints.expect(/ILOTS-202/)
    await openCase(page, 'sans-fermeture')
    expect(complaints.all.join()).toContain('data-role="close"')
  })
})

test.describe('failures', () => {
  test('one without a countdown runs no code that draws', async ({ page }) => {
    await openCase(page, 'simple')
    const ran = await codeThatRan(page)
    expect(ran.some((path) => codeOf('front-popup').test(path))).toBe(true)
    expect(ran.filter((path) => codeOf('react').test(path))).toEqual([])
  })

  test('without the code of its countdown, it stays and can be closed', async ({ page, complaints }) => {
    complaints.expectFailedLoads()
    await page.route(codeOf('islands/front-popup/countdown.tsx'), (route) => route.abort())
    await openCase(page, 'compte-vide')
    await expect.poll(() => complaints.all.join()).toContain('ILOTS-301')
    await expect(popup(page)).toBeVisible()
    await expect(stopButton(page)).toHaveCount(0)
    await close(page).click()
    await expect(popup(page)).toBeHidden()
  })

  test('without its code, the close link is a link', async ({ page, complaints }) => {
    complaints.expectFailedLoads()
    await page.route(codeOf('front-popup'), (route) => route.abort())
    await open(page, '/ilots/front-popup/simple')
    await close(page).click()
    await expect(page).toHaveURL(/\?ferme$/)
  })
})

test.describe('HTML replaced', () => {
  test('one that is replaced takes its countdown and keys along', async ({ page }) => {
    await openStill(page, 'compte-a-rebours')
    await popup(page).evaluate((element) => element.replaceWith('Autre chose'))
    await page.evaluate(() => {
      window.addEventListener('keydown', (event) => {
        document.title = String(event.defaultPrevented)
      })
    })
    await page.keyboard.press('Escape')
    await expect(page).toHaveTitle('false')
    await pass(page, 1)
    const before = await spoken(page).allTextContents()
    await pass(page, 60)
    expect(await spoken(page).allTextContents()).toEqual(before)
  })

  test('unmounted, is the server’s again, out of the top layer', async ({ page }) => {
    await openStill(page, 'compte-sans-partie')
    await page.evaluate(() => window.Ilots?.unmount(document))
    expect(await popup(page).evaluate((element) => element.getAttributeNames())).toEqual([
      'class',
      'data-ilot',
      'data-ff-autoclose',
    ])
    expect(await popup(page).evaluate((element) => element.matches(':popover-open'))).toBe(false)
    await expect(popup(page).locator('.ilots-countdown')).toHaveCount(0)
    await settle(page)
  })
})
