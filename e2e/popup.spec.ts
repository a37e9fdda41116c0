import type { Page } from '@playwright/test'
import { codeOf } from './code'
import { callsOf, codeThatRan, expect, expectAccessible, hold, moving, open, settle, test } from './test'

const popup = (page: Page) => page.locator('dialog.ilots-popup')
const fragment = (page: Page) => page.locator('.ilots-popup-fragment')
const host = (page: Page) => page.locator('[data-ilot~="popup"]').first()
const HERE = 'Popup avec le contenu qui vient du site actuel'

async function openCase(page: Page, name: string) {
  await open(page, `/ilots/popup/${name}`)
  await host(page).click()
}

/** The query of the last call that the page has made. */
async function queryOf(page: Page, part: string): Promise<string[]> {
  const [last] = (await callsOf(page, part)).slice(-1)
  return [...new URL(last?.url ?? '', 'http://x').searchParams].map((pair) => pair.join('='))
}

test.describe('without JavaScript', () => {
  test.skip(({ browserName }) => browserName === 'firefox', 'its driver cannot switch scripts off')
  test.use({ javaScriptEnabled: false })

  test('the link leads to the whole page', async ({ page }) => {
    await page.goto('/ilots/popup/simple')
    await host(page).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Horaires de l’atelier Brest')
    await expect(page.getByRole('navigation', { name: 'Navigation principale' })).toBeVisible()
  })

  test('a call back is asked for from the site', async ({ page }) => {
    await page.goto('/agences')
    await page.getByRole('link', { name: 'Être rappelé' }).click()
    await page.getByLabel('Votre téléphone').fill('01 99 00 11 22')
    await page.getByRole('button', { name: 'Me rappeler' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nous vous rappelons')
  })
})

test.describe('on load', () => {
  test('says that it opens a dialog, and runs nothing', async ({ page }) => {
    await open(page, '/ilots/popup/simple')
    await expect(host(page)).toHaveAttribute('aria-haspopup', 'dialog')
    expect((await codeThatRan(page)).filter((path) => codeOf('popup').test(path))).toEqual([])
  })

  test('a div is a button for the keyboard, before its code is there', async ({ page }) => {
    await open(page, '/ilots/popup/div')
    await expect(page.getByRole('button', { name: 'Être rappelé' })).toHaveAttribute('tabindex', '0')
  })
})

test('shows the fragment in 400 × 350, named and accessible', { tag: '@daily' }, async ({ page }) => {
  await openCase(page, 'simple')
  await expect(page.getByRole('dialog', { name: 'Popup' })).toBeVisible()
  await expect(fragment(page)).toContainText('Horaires de l’atelier Brest')
  await settle(page)
  const box = await page.locator('.ilots-popup-content').boundingBox()
  expect([box?.width, box?.height]).toEqual([400, 350])
  await expectAccessible(page)
})

test.describe('keyboard', () => {
  for (const name of ['simple', 'bouton', 'div'])
    test(`Enter opens ${name}, Escape closes it and gives focus back`, async ({ page }) => {
      await open(page, `/ilots/popup/${name}`)
      await host(page).focus()
      await page.keyboard.press('Enter')
      await expect(fragment(page).getByRole('heading')).toBeVisible()
      await expect(page.getByRole('button', { name: 'Fermer' })).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(popup(page)).toHaveCount(0)
      await expect(host(page)).toBeFocused()
    })

  test('Space opens a div, and does not scroll', async ({ page }) => {
    await open(page, '/ilots/popup/div')
    await host(page).focus()
    await page.keyboard.press('Space')
    await expect(fragment(page)).toContainText('Être rappelé')
  })
})

test.describe('pointer', () => {
  test('a click outside closes it', async ({ page }) => {
    await openCase(page, 'simple')
    await expect(fragment(page)).toContainText('Brest')
    await page.mouse.click(3, 3)
    await expect(popup(page)).toHaveCount(0)
  })

  test('a tap opens it, and it fills a phone', async ({ browser, baseURL }) => {
    test.skip(browser.browserType().name() === 'firefox', 'its driver has no touch here')
    const page = await browser.newPage({
      hasTouch: true,
      viewport: { width: 360, height: 640 },
      baseURL: baseURL ?? '',
    })
    await open(page, '/ilots/popup/simple')
    await host(page).tap()
    await expect(fragment(page)).toContainText('Brest')
    await settle(page)
    const box = await popup(page).boundingBox()
    expect([box?.width, box?.height]).toEqual([360, 640])
    await page.close()
  })
})

test.describe('parameters', () => {
  for (const [name, query] of [
    ['params', ['agence=rennes', 'jours[]=samedi', 'jours[]=dimanche']],
    ['remplace', ['suivi=mail de mai', 'agence=nantes', 'jours[]=samedi', 'complet=true', 'page=2']],
    ['retire', []],
    ['vides', ['agence=brest']],
    ['hostiles', ['agence=a&b=c#d', '<b>=<script>document.title=1</script>']],
  ] as const)
    test(`of ${name} are sent as the query`, async ({ page }) => {
      await openCase(page, name)
      await expect(fragment(page).getByRole('heading')).toBeVisible()
      expect(await queryOf(page, '/horaires')).toEqual(query)
    })

  test('change what the server answers', async ({ page }) => {
    await openCase(page, 'params')
    await expect(fragment(page)).toContainText('Horaires de l’atelier Rennes')
    await expect(fragment(page).getByRole('row')).toHaveText([
      'JourOuvert',
      'samedi9 h à 17 h',
      'dimanchefermé',
    ])
  })

  test('that a script has changed since are the ones sent', async ({ page }) => {
    await open(page, '/ilots/popup/simple')
    await host(page).hover()
    await host(page).evaluate((element) => {
      ;(element as HTMLElement).dataset.params = '{"agence":"lille"}'
    })
    await host(page).click()
    await expect(fragment(page)).toContainText('Horaires de l’atelier Lille')
  })

  for (const [name, found] of [
    ['illisibles', '{agence:rennes'],
    ['mal-formes', '["rennes","samedi"]'],
  ] as const)
    test(`${name} are a console error, and it opens without them`, async ({ page, complaints }) => {
      complaints.expect(/ILOTS-201/)
      await openCase(page, name)
      await expect(fragment(page)).toContainText('Horaires de l’atelier Brest')
      expect(await queryOf(page, '/horaires')).toEqual(['agence=brest'])
      expect(complaints.all.join()).toContain(
        `data-params refusé : reçu « ${found} », attendu un objet JSON comme {"agence":"brest"}.`,
      )
    })
})

test.describe('a frame', () => {
  test('keeps a relative address and its title, with parameters', async ({ page }) => {
    await openCase(page, 'cadre')
    await expect(page.getByTitle(HERE)).toHaveAttribute('src', '/espace-client?dossier=VT-2041')
    await expect(page.frameLocator('iframe').getByText('VT-2041')).toBeVisible()
    await expectAccessible(page)
  })

  for (const name of ['cadre-autre-site', 'ajax-autre-site'])
    test(`of ${name} names its host`, async ({ page, baseURL, complaints }) => {
      complaints.expect(/Cookie/)
      await openCase(page, name)
      const elsewhere = new URL(baseURL ?? '').host.replace('127.0.0.1', 'localhost')
      await expect(page.getByTitle(`Popup avec le contenu provenant du site ${elsewhere}`)).toBeVisible()
    })
})

test.describe('options', () => {
  test('have the size that they ask for', async ({ page }) => {
    await openCase(page, 'taille')
    await settle(page)
    const box = await page.locator('.ilots-popup-content').boundingBox()
    expect([box?.width, box?.height]).toEqual([560, 420])
  })

  test('larger than the screen are capped at 95 %', async ({ page }) => {
    await page.setViewportSize({ width: 1200, height: 800 })
    await openCase(page, 'enorme')
    await settle(page)
    const box = await popup(page).boundingBox()
    expect(box?.width).toBeLessThanOrEqual(1200 * 0.95 + 1)
    expect(box?.height).toBeLessThanOrEqual(800 * 0.95 + 1)
  })

  test('that cannot be read are errors, and have their defaults', async ({ page, complaints }) => {
    complaints.expect(/ILOTS-201/)
    await openCase(page, 'valeurs-refusees')
    await expect(fragment(page)).toContainText('Brest')
    await settle(page)
    const box = await page.locator('.ilots-popup-content').boundingBox()
    expect([box?.width, box?.height]).toEqual([400, 350])
    const said = complaints.all.join()
    for (const name of ['data-type', 'data-width', 'data-height']) expect(said).toContain(`${name} refusé`)
  })

  test('data-url wins over the link', async ({ page }) => {
    await openCase(page, 'url')
    await expect(fragment(page)).toContainText('Durée')
  })
})

test.describe('failures', () => {
  test('content that fails says so and is asked for again', async ({ page, complaints }) => {
    complaints.expectFailedLoads()
    await openCase(page, 'en-echec')
    await expect(page.getByRole('alert')).toContainText('Impossible de charger ce contenu.')
    await expectAccessible(page)
    await page.route(/\/horaires/, (route) =>
      route.fulfill({ body: '<p>Revenus</p>', contentType: 'text/html' }),
    )
    await page.getByRole('button', { name: 'Réessayer' }).click()
    await expect(fragment(page)).toHaveText('Revenus')
  })

  test('asking again shows progress, keeps focus in the dialog, and may fail again', async ({
    page,
    complaints,
  }) => {
    complaints.expectFailedLoads()
    await openCase(page, 'en-echec')
    const retry = page.getByRole('button', { name: 'Réessayer' })
    // Only the second call is held.
    await retry.waitFor()
    let fail = () => {}
    const held = new Promise<void>((resolve) => {
      fail = resolve
    })
    await page.route(/\/horaires/, async (route) => {
      await held
      await route.fulfill({ status: 500 })
    })
    await retry.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('status')).toHaveText('Chargement…')
    await expect(popup(page)).toHaveAttribute('aria-busy', 'true')
    await expect(popup(page)).toBeFocused()
    fail()
    await expect(page.getByRole('alert')).toContainText('Impossible de charger ce contenu.')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(retry).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(popup(page)).toHaveCount(0)
    await expect(host(page)).toBeFocused()
  })

  test('slow content says that it is on its way', async ({ page }) => {
    const release = await hold(page, /fault=slow/)
    await openCase(page, 'lent')
    await expect(page.getByRole('status')).toHaveText('Chargement…')
    release()
    await expect(fragment(page)).toContainText('Nos horaires')
  })

  for (const name of ['refuse', 'sans-adresse'])
    test(`${name}: nothing opens, with a warning`, async ({ page, complaints }) => {
      complaints.expect(/ILOTS-203/)
      await openCase(page, name)
      await expect.poll(() => complaints.all.join()).toContain('ILOTS-203')
      await host(page).click()
      await expect(page).toHaveTitle(/^(?!piégé)/)
      await expect(popup(page)).toHaveCount(0)
      expect(complaints.all).toHaveLength(1)
    })

  test('without its code the link is followed', async ({ page, complaints }) => {
    complaints.expectFailedLoads()
    await page.route(codeOf('popup'), (route) => route.abort())
    await openCase(page, 'simple')
    await expect(page).toHaveURL(/\/horaires\?agence=brest$/)
  })
})

test.describe('vitreaPopup', () => {
  const call = (page: Page, ...given: unknown[]) =>
    page.evaluate(
      (values) => (window as unknown as Record<string, (...all: unknown[]) => void>).vitreaPopup?.(...values),
      given,
    )

  test('shows a fragment, with parameters and a size', async ({ page }) => {
    await open(page, '/ilots/popup/simple')
    await call(page, '/horaires?agence=brest', { agence: 'lille' }, { width: 480, height: 300 })
    await expect(fragment(page)).toContainText('Horaires de l’atelier Lille')
    await settle(page)
    const box = await page.locator('.ilots-popup-content').boundingBox()
    expect([box?.width, box?.height]).toEqual([480, 300])
  })

  test('shows a frame of 400 × 350', async ({ page }) => {
    await open(page, '/ilots/popup/simple')
    await call(page, '/espace-client', { dossier: 'VT-9' }, { type: 'iframe' })
    await expect(page.frameLocator(`iframe[title="${HERE}"]`).getByText('VT-9')).toBeVisible()
    await settle(page)
    const box = await page.locator('.ilots-popup-content').boundingBox()
    expect([box?.width, box?.height]).toEqual([400, 350])
  })

  test('a refused address warns and opens nothing', async ({ page, complaints }) => {
    complaints.expect(/ILOTS-203/)
    await open(page, '/ilots/popup/simple')
    await call(page, "javascript:document.title='piégé'", {}, { type: 'iframe' })
    await expect.poll(() => complaints.all.join()).toContain('ILOTS-203')
    await expect(popup(page)).toHaveCount(0)
    await expect(page).toHaveTitle(/^(?!piégé)/)
  })

  test('calls made before its code is there run in order', async ({ page, complaints }) => {
    complaints.expect(/simultanée/)
    await open(page, '/ilots/popup/simple')
    await page.evaluate(() => {
      const { vitreaPopup, vitreaModal } = window as unknown as Record<string, (...all: unknown[]) => void>
      vitreaPopup?.('/horaires', { agence: 'nice' })
      vitreaModal?.('Titre', 'Refusée : la première est ouverte')
    })
    await expect(fragment(page)).toContainText('Horaires de l’atelier Nice')
    await expect(page.locator('dialog')).toHaveCount(1)
  })
})

for (const name of ['simple', 'enorme', 'en-echec'])
  test(`${name} fits 320 px without scrolling sideways`, async ({ page, complaints }) => {
    complaints.expectFailedLoads()
    await page.setViewportSize({ width: 320, height: 480 })
    await openCase(page, name)
    await expect(popup(page)).toHaveAttribute('aria-busy', 'false')
    await settle(page)
    const [room, needed] = await page
      .locator('.ilots-popup-content')
      .evaluate(({ clientWidth, scrollWidth }) => [clientWidth, scrollWidth])
    expect(room).toBeLessThanOrEqual(320)
    expect(needed).toBe(room)
    await expectAccessible(page)
  })

test('with reduced motion nothing moves', async ({ page, browserName }) => {
  test.skip(browserName === 'firefox', 'its driver cannot emulate it')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openCase(page, 'simple')
  // The wheel of what is on its way turns slowly.
  await expect(popup(page)).toHaveAttribute('aria-busy', 'false')
  expect(await moving(page)).toEqual([])
})

test('the site asks for a call back from its workshops', async ({ page }) => {
  await open(page, '/agences')
  await page.getByRole('link', { name: 'Être rappelé' }).click()
  await fragment(page).getByLabel('Votre téléphone').fill('01 99 00 11 22')
  await expectAccessible(page)
  await fragment(page).getByRole('button', { name: 'Me rappeler' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nous vous rappelons')
  expect((await callsOf(page, '/etre-rappele')).map(({ body }) => body).at(-1)).toContain('origine=agences')
})

test('a link that replaces the page’s opens as well', async ({ page }) => {
  await open(page, '/ilots/popup/simple')
  await page.evaluate(() => {
    const button = document.createElement('button')
    Object.assign(button, { type: 'button', textContent: 'Lyon' })
    Object.assign(button.dataset, { ilot: 'popup', url: '/horaires', params: '{"agence":"lyon-gerland"}' })
    document.querySelector('main')?.replaceChildren(button)
  })
  await page.getByRole('button', { name: 'Lyon' }).click()
  await expect(fragment(page)).toContainText('Lyon Gerland')
})
