import type { Page } from '@playwright/test'
import { codeOf } from './code'
import { codeThatRan, expect, expectAccessible, hold, open, settle, test } from './test'

declare global {
  interface Window {
    /** What the page has asked `window.open`, `navigator.share` and the clipboard for. */
    asked: unknown[][]
  }
}

const ARTICLE = '/actualites/impact-que-faire'
const box = (page: Page) => page.locator('[data-ilot="share-toolbox"]')
const button = (page: Page, name: string) => box(page).getByRole('link', { name, exact: true })
const spoken = (page: Page) => page.getByRole('region', { name: 'Notifications' }).getByRole('status')
const asked = (page: Page) => page.evaluate(() => window.asked)

/** Notes what is asked for; windows that are opened are the real ones. */
const watchWindows = (page: Page) =>
  page.addInitScript(() => {
    window.asked = []
    const native = window.open.bind(window)
    window.open = (...given) => {
      window.asked.push(given)
      return native(...given)
    }
  })

/** A device with these: `share` and `copy` are what becomes of a call, or nothing where there is none. */
const give = (page: Page, device: { share?: string; copy?: string }) =>
  page.addInitScript(({ share, copy }) => {
    window.asked = []
    const outcome = (result: string | undefined) => async (given: unknown) => {
      window.asked.push([given])
      if (result !== 'ok') throw new DOMException('', result)
    }
    Object.defineProperty(navigator, 'share', { value: share && outcome(share) })
    Object.defineProperty(navigator, 'clipboard', { value: copy && { writeText: outcome(copy) } })
  }, device)

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test.skip(({ browserName }) => browserName === 'firefox', 'its driver cannot disable JavaScript')

  for (const [name, heading] of [
    ['Facebook', 'Facebook'],
    ['Courriel', 'Envoyer par courriel'],
    ['Partager', 'Partager une page'],
  ] as const)
    test(`« ${name} » leads somewhere, with the address of the article`, {
      tag: '@all',
    }, async ({ page, baseURL }) => {
      await page.goto(ARTICLE)
      await button(page, name).click()
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
      await expect(page.locator('main')).toContainText(`${baseURL}${ARTICLE}`)
    })
})

test.describe('share buttons', () => {
  test('the page runs none of their code before they are near', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 300 })
    await open(page, ARTICLE)
    const codes = ['share', 'share-native', 'share-mail', 'toast', 'modal'].map(codeOf)
    expect((await codeThatRan(page)).filter((path) => codes.some((code) => code.test(path)))).toEqual([])
    await box(page).scrollIntoViewIfNeeded()
    await expect(button(page, 'Facebook')).toHaveAttribute('data-ilot-mounted', 'share')
  })

  test('the keyboard opens a window of 700 × 500 with the canonical address, encoded once', async ({
    page,
    baseURL,
  }) => {
    await watchWindows(page)
    await open(page, `${ARTICLE}?utm=lettre#suite`)
    await expect(button(page, 'LinkedIn')).toHaveAttribute('data-ilot-mounted', 'share')
    const [popup] = await Promise.all([page.waitForEvent('popup'), button(page, 'LinkedIn').press('Enter')])
    await expect(popup.locator('#adresse-partagee')).toHaveText(`${baseURL}${ARTICLE}`)
    expect(await popup.evaluate(() => window.opener)).toBeNull()
    const [[url, target, features] = []] = await asked(page)
    expect([url, target]).toEqual([
      `${baseURL}/partage/linkedin?u=${encodeURIComponent(`${baseURL}${ARTICLE}`)}`,
      '_blank',
    ])
    const place = await page.evaluate(() => ({
      left: Math.round(screenX + (outerWidth - 700) / 2),
      top: Math.round(screenY + (outerHeight - 500) / 2),
    }))
    expect(features).toBe(`popup,width=700,height=500,left=${place.left},top=${place.top}`)
  })

  for (const [name, press] of [
    ['bouton', 'Enter'],
    ['span', 'Space'],
  ] as const)
    test(`a ${name} is a button, which ${press} uses`, { tag: name === 'bouton' ? [] : '@all' }, async ({
      page,
      baseURL,
    }) => {
      await open(page, `/ilots/share/${name}`)
      const host = page.getByRole('button', { name: 'Partager cette page' })
      const [popup] = await Promise.all([page.waitForEvent('popup'), host.press(press)])
      await expect(popup.locator('#adresse-partagee')).toHaveText(`${baseURL}/ilots/share/${name}`)
    })

  for (const [name, address] of [
    ['adresse-encodee', 'https://vitrea.example/services/pare-brise?ville=Orléans&été=1'],
    ['alphabet-url', 'https://vitrea.example/réparer?a=~~~&b=>>>?'],
  ] as const)
    test(`${name} shares what the server encoded`, { tag: name === 'adresse-encodee' ? [] : '@all' }, async ({
      page,
    }) => {
      await open(page, `/ilots/share/${name}`)
      const [popup] = await Promise.all([page.waitForEvent('popup'), page.locator('[data-share]').click()])
      await expect(popup.locator('#adresse-partagee')).toHaveText(address)
    })

  test('an address that cannot be read is an error, and the page is shared', async ({
    page,
    baseURL,
    complaints,
  }) => {
    complaints.expect(/ILOTS-201/)
    await open(page, '/ilots/share/illisible')
    const [popup] = await Promise.all([page.waitForEvent('popup'), page.locator('[data-share]').click()])
    await expect(popup.locator('#adresse-partagee')).toHaveText(`${baseURL}/ilots/share/illisible`)
    expect(complaints.all.join()).toContain('attendu une adresse http ou https en base64 (UTF-8)')
  })

  test('a click before the code is there opens one window', async ({ page }) => {
    const release = await hold(page, codeOf('share'))
    const popups: Page[] = []
    page.on('popup', (popup) => popups.push(popup))
    await open(page, '/ilots/share/lien', 'domcontentloaded')
    await page.locator('[data-share]').click()
    await expect(page).toHaveURL(/ilots\/share\/lien$/)
    release()
    await expect.poll(() => popups.length).toBe(1)
    await expect(page).toHaveURL(/ilots\/share\/lien$/)
  })

  test('a blocked window is a plain tab, and a blocked tab this one', async ({ page }) => {
    await page.addInitScript(() => {
      window.asked = []
      const native = window.open.bind(window)
      let left = 1
      window.open = (url, target, features) => {
        window.asked.push([target, Boolean(features)])
        left -= 1
        return features || left < 0 ? null : native(url, target)
      }
    })
    await open(page, '/ilots/share/lien')
    await page.evaluate(() => window.asked.splice(0))
    const host = page.getByRole('link', { name: 'Partager cette page' })
    await host.click()
    await expect(page).toHaveURL(/\/partage\/facebook\?u=/)
  })

  test('the middle button is the browser’s', async ({ page, context, browserName }) => {
    test.skip(browserName === 'firefox', 'its driver opens no tab for the middle button')
    await watchWindows(page)
    await open(page, '/ilots/share/lien')
    const [tab] = await Promise.all([
      context.waitForEvent('page'),
      page.locator('[data-share]').click({ button: 'middle' }),
    ])
    await expect(tab).toHaveURL(/\/partage\/facebook/)
    expect(await asked(page)).toEqual([])
  })

  test('a refused address is a warning, and the link stays a link', { tag: '@all' }, async ({
    page,
    complaints,
  }) => {
    complaints.expect(/ILOTS-203/)
    await open(page, '/ilots/share/refuse')
    await expect.poll(() => complaints.all.join()).toContain('ILOTS-203')
    await page.locator('[data-share]').click()
    await expect(page).toHaveURL(/\/partage\/facebook/)
  })

  test('inside a clickable block, sharing stays on the page', async ({ page }) => {
    await open(page, '/ilots/share/dans-un-bloc')
    await Promise.all([page.waitForEvent('popup'), page.locator('[data-share]').click()])
    await expect(page).toHaveURL(/dans-un-bloc$/)
  })

  test('buttons of HTML that comes later work', { tag: '@all' }, async ({ page }) => {
    await open(page, '/')
    await page.evaluate(() => {
      const late = document.createElement('button')
      late.dataset.share = '/partage/facebook?u={{share_url}}'
      late.textContent = 'Partager plus tard'
      document.querySelector('main')?.prepend(late)
    })
    await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('button', { name: 'Partager plus tard' }).click(),
    ])
  })
})

test.describe('mail sharing', () => {
  const popup = (page: Page) => page.getByRole('dialog', { name: 'Popup' })
  /** Firefox draws a scrollbar. */
  const widthOf = (page: Page) => page.evaluate(() => document.documentElement.clientWidth)
  const size = (page: Page) => popup(page).locator('iframe').boundingBox()

  test('is a frame of 850 × 480 with the form, and Escape closes it', async ({ page, baseURL }) => {
    await open(page, ARTICLE)
    await button(page, 'Courriel').press('Enter')
    const form = page.frameLocator('dialog iframe')
    await expect(form.getByLabel('Votre message')).toHaveValue(new RegExp(`${baseURL}${ARTICLE}`))
    await settle(page)
    const { width, height } = (await size(page)) ?? {}
    expect([width, height]).toEqual([850, 480])
    await expect(page.getByTitle('Popup avec le contenu qui vient du site actuel')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(popup(page)).toHaveCount(0)
    await expect(button(page, 'Courriel')).toBeFocused()
  })

  test('the form is sent inside the frame', { tag: '@all' }, async ({ page }) => {
    await open(page, ARTICLE)
    await button(page, 'Courriel').click()
    const form = page.frameLocator('dialog iframe')
    await form.getByLabel('Courriel de votre destinataire').fill('ami@vitrea.example')
    await form.getByRole('button', { name: 'Envoyer' }).click()
    await expect(form.getByRole('heading', { name: 'C’est envoyé' })).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`${ARTICLE}$`))
  })

  test('on a lower screen it keeps to 95 %', { tag: '@all' }, async ({ page }) => {
    await page.setViewportSize({ width: 860, height: 440 })
    await open(page, ARTICLE)
    await button(page, 'Courriel').click()
    await settle(page)
    const outer = await popup(page).boundingBox()
    expect(outer?.width).toBeCloseTo((await widthOf(page)) * 0.95, 0)
    expect(outer?.height).toBeCloseTo(440 * 0.95, 0)
  })

  test('below 768 px it fills the screen', { tag: '@all' }, async ({ page }) => {
    await page.setViewportSize({ width: 767, height: 700 })
    await open(page, ARTICLE)
    await button(page, 'Courriel').click()
    await settle(page)
    const outer = await popup(page).boundingBox()
    expect([outer?.x, outer?.y, outer?.width, outer?.height]).toEqual([0, 0, await widthOf(page), 700])
  })

  test('a mailto: link stays one, with a warning', async ({ page, complaints }) => {
    complaints.expect(/ILOTS-203/)
    await open(page, '/ilots/share-mail/programme')
    const host = page.getByRole('link', { name: 'Ouvrir ma messagerie' })
    const prevented = host.evaluate(
      (element) =>
        new Promise((resolve) => {
          addEventListener('click', (event) => {
            resolve(event.defaultPrevented)
            event.preventDefault()
          })
          element.focus()
        }),
    )
    await expect.poll(() => complaints.all.join()).toContain('ILOTS-203')
    await host.press('Enter')
    expect(await prevented).toBe(false)
  })
})

test.describe('the device’s own sharing', () => {
  test('is given title, text and address, and nothing else happens', async ({ page, baseURL }) => {
    await give(page, { share: 'ok', copy: 'ok' })
    await open(page, '/ilots/share-native/lien')
    await page.locator('[data-ilot="share-native"]').press('Enter')
    await expect
      .poll(() => asked(page))
      .toEqual([
        [
          {
            title: 'Réparer un impact',
            text: 'Trente minutes, sans rendez-vous.',
            url: `${baseURL}/services/pare-brise/reparer-un-impact`,
          },
        ],
      ])
    await expect(page.getByRole('region', { name: 'Notifications' })).toHaveCount(0)
  })

  test('given up, is silent', async ({ page }) => {
    await give(page, { share: 'AbortError', copy: 'ok' })
    await open(page, ARTICLE)
    await button(page, 'Partager').click()
    await expect.poll(async () => (await asked(page)).length).toBe(1)
    await button(page, 'Partager').click()
    await expect.poll(async () => (await asked(page)).length).toBe(2)
    await expect(page.getByRole('region', { name: 'Notifications' })).toHaveCount(0)
  })

  for (const share of [undefined, 'NotAllowedError'])
    test(`${share ?? 'missing'}: the link is copied, seen and spoken`, { tag: share ? '@all' : [] }, async ({
      page,
      baseURL,
    }) => {
      await give(page, { copy: 'ok', ...(share && { share }) })
      await open(page, ARTICLE)
      await button(page, 'Partager').click()
      await expect(spoken(page)).toHaveText('Le lien est copié.')
      expect((await asked(page)).at(-1)).toEqual([`${baseURL}${ARTICLE}`])
      await expectAccessible(page)
    })

  test('where nothing may be copied, the link is selected; Escape goes back', async ({ page, baseURL }) => {
    await give(page, {})
    await open(page, ARTICLE)
    await button(page, 'Partager').press('Enter')
    const field = page.getByRole('textbox', { name: 'Le lien à copier' })
    await expect(field).toBeFocused()
    await expect(field).toHaveValue(`${baseURL}${ARTICLE}`)
    await expect(field).not.toBeEditable()
    expect(await field.evaluate((input: HTMLInputElement) => input.selectionEnd)).toBe(
      `${baseURL}${ARTICLE}`.length,
    )
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(field).toHaveCount(0)
    await expect(button(page, 'Partager')).toBeFocused()
  })

  test('the real clipboard has the link', async ({ page, context, browserName, baseURL }) => {
    test.skip(browserName === 'firefox', 'its driver grants no permission to read the clipboard')
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await open(page, '/ilots/share-native/lien')
    await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined }))
    await page.locator('[data-ilot="share-native"]').click()
    await expect(spoken(page)).toHaveText('Le lien est copié.')
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      `${baseURL}/services/pare-brise/reparer-un-impact`,
    )
  })
})
