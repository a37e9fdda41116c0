import type { Page } from '@playwright/test'
import { closeByBack, expect, open, settle, test } from './test'

const REFUSED = "vitrea : Attention, l'ouverture simultanée de deux modales est impossible"
const popup = (page: Page) => page.locator('dialog.ilots-popup')
const dialog = (page: Page) => page.locator('dialog.ilots-modal')
const framed = (page: Page) => page.frameLocator('dialog iframe')
const closeByGlobal = (page: Page) =>
  page.evaluate(() => (window as unknown as { vitreaModalClose(): void }).vitreaModalClose())
const press = (page: Page, name: string) => page.locator(`[data-modal-case="${name}"]`).click()

async function openCase(page: Page, name: string) {
  await open(page, `/ilots/squeezebox/${name}`)
  await page.locator('.case-demo .squeezebox').first().click()
  await expect(popup(page)).toBeVisible()
}

/** The framed page's own scripts are there: before, a click or a key in it is nobody's. */
async function openFramed(page: Page, name: string) {
  await openCase(page, name)
  const html = framed(page).locator('html')
  await expect.poll(() => html.evaluate(() => document.readyState)).toBe('complete')
}

/** The page has neither left nor kept an entry of ours. */
async function expectCleanHistory(page: Page, path: RegExp) {
  await expect.poll(() => page.evaluate(() => history.state?.ilotsOverlay)).toBeUndefined()
  await expect(page).toHaveURL(path)
}

test.describe('a modal asked for inside a frame', () => {
  for (const [name, answer] of [
    ['Modal', ''],
    ['Alert', 'alerte true'],
    ['Confirm', 'question false'],
  ] as const)
    test(`parent.vitrea${name} is refused, and the frame goes on`, async ({ page, complaints }) => {
      complaints.expect(/simultanée/)
      await openFramed(page, 'appels-parent')
      await framed(page)
        .getByRole('button', { name: `parent.vitrea${name}` })
        .click()
      await expect.poll(() => complaints.all).toContain(REFUSED)
      await expect(framed(page).locator('[data-answer]')).toHaveText(answer)
      await expect(page.locator('dialog')).toHaveCount(1)
      await framed(page).getByRole('button', { name: 'parent.vitreaAlert' }).click()
      await expect(framed(page).locator('[data-answer]')).toContainText('alerte true')
    })

  const inner = (page: Page) => framed(page).locator('dialog[open]')

  test('Escape closes the framed page’s own, then the one around', { tag: '@daily' }, async ({ page }) => {
    await openFramed(page, 'ilots-dans-le-cadre')
    await framed(page).locator('[data-own]').click()
    await expect(inner(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(inner(page)).toHaveCount(0)
    await expect(popup(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(popup(page)).toHaveCount(0)
    await expectCleanHistory(page, /ilots-dans-le-cadre$/)
  })

  test('Back closes the framed page’s own, then the one around', async ({ page }) => {
    await openFramed(page, 'ilots-dans-le-cadre')
    await framed(page).locator('.squeezebox').click()
    await expect(inner(page)).toContainText('8 h')
    await closeByBack(page)
    await expect(inner(page)).toHaveCount(0)
    await expect(popup(page)).toBeVisible()
    await closeByBack(page)
    await expect(popup(page)).toHaveCount(0)
    await expectCleanHistory(page, /ilots-dans-le-cadre$/)
  })

  test('closing the one around while the framed one is open leaves the history clean', async ({ page }) => {
    await openFramed(page, 'ilots-dans-le-cadre')
    await framed(page).locator('[data-own]').click()
    await expect(inner(page)).toBeVisible()
    await popup(page).getByRole('button', { name: 'Fermer' }).click()
    await expect(popup(page)).toHaveCount(0)
    await expectCleanHistory(page, /ilots-dans-le-cadre$/)
    await page.locator('.case-demo .squeezebox').click()
    await closeByBack(page)
    await expect(popup(page)).toHaveCount(0)
    await expectCleanHistory(page, /ilots-dans-le-cadre$/)
  })

  test('after links in the frame, closing goes back to the page itself', async ({ page }) => {
    await openCase(page, 'touches')
    await framed(page).getByRole('link', { name: 'Page suivante' }).click()
    await expect(framed(page).getByRole('heading', { name: 'Deuxième page' })).toBeVisible()
    await closeByGlobal(page)
    await expect(popup(page)).toHaveCount(0)
    await expectCleanHistory(page, /squeezebox\/touches$/)
  })
})

test.describe('Escape in a frame', () => {
  test('closes a pop-up, also after a link was followed in it to a page that is still loading', {
    tag: '@firefox',
  }, async ({ page }) => {
    await page.route('**/jamais.png', () => {})
    await page.route(/touches\?suite/, async (route) => {
      const answer = await route.fetch()
      await route.fulfill({ response: answer, body: `${await answer.text()}<img src="/jamais.png" alt="">` })
    })
    await openCase(page, 'touches')
    await framed(page).getByRole('link', { name: 'Page suivante' }).click()
    await expect(framed(page).getByRole('heading', { name: 'Deuxième page' })).toBeVisible()
    const field = framed(page).getByLabel('Immatriculation')
    await field.fill('AB')
    expect(await field.evaluate(() => document.readyState)).not.toBe('complete')
    await expect(async () => {
      await page.keyboard.press('Escape')
      await expect(popup(page)).toHaveCount(0, { timeout: 500 })
    }).toPass()
  })

  test('closes a generic dialog that has a frame in its content', async ({ page }) => {
    await open(page, '/ilots/modal')
    await press(page, 'cadre')
    await framed(page).getByLabel('Immatriculation').click()
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toHaveCount(0)
  })

  test('closes through a frame that was loaded before the dialog opened', async ({ page, browserName }) => {
    test.skip(browserName === 'firefox', 'it reloads a frame that is moved')
    await open(page, '/ilots/modal')
    await page.evaluate(async () => {
      const frame = Object.assign(document.createElement('iframe'), {
        src: '/pop-ups/touches',
        title: 'Devis',
      })
      const loaded = new Promise((resolve) => frame.addEventListener('load', resolve))
      const box = document.createElement('div')
      box.append(frame)
      document.body.append(box)
      await loaded
      await window.Ilots?.modal.open({ titre: 'Devis', contenu: box, closetop: true })
    })
    await framed(page).getByLabel('Immatriculation').click()
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toHaveCount(0)
  })

  test('is the framed page’s where it prevents the key', async ({ page }) => {
    await openFramed(page, 'touches-gardees')
    await framed(page).getByLabel('Immatriculation').press('Escape')
    await popup(page).getByRole('button', { name: 'Fermer' }).focus()
    await expect(popup(page)).toBeVisible()
  })

  test('is the framed page’s where it is of another site, without a word in the console', async ({
    page,
    complaints,
    browserName,
  }) => {
    test.skip(browserName === 'firefox', 'its driver brings no keys into a frame of another site')
    complaints.expect(/Cookie/)
    await openCase(page, 'autre-site')
    const field = framed(page).getByLabel('Immatriculation')
    await field.click()
    await expect(field).toBeFocused()
    await page.keyboard.press('Escape')
    await field.fill('AB-123-CD')
    await expect(popup(page)).toBeVisible()
    await popup(page).getByRole('button', { name: 'Fermer' }).press('Escape')
    await expect(popup(page)).toHaveCount(0)
  })
})

test.describe('focus after closing', () => {
  type Link = readonly [text: string, href: string, hidden?: boolean]

  /** As a refresh does it: another element of the same id. */
  const rewrite = (page: Page, links: readonly Link[] | null) =>
    page.evaluate((given) => {
      const next = Object.assign(document.createElement('div'), { id: 'avis', textContent: 'À jour. ' })
      for (const [textContent, href, hidden = false] of given ?? [])
        next.append(Object.assign(document.createElement('a'), { textContent, href, hidden }))
      const old = document.querySelector('#avis')
      if (given) old?.replaceWith(next)
      else old?.remove()
    }, links)

  async function openThenRewrite(page: Page, links: readonly Link[] | null) {
    await open(page, '/ilots/squeezebox/dans-un-bloc')
    await page.getByRole('link', { name: 'Lire nos avis' }).press('Enter')
    await expect(page.locator('.ilots-popup-fragment')).toContainText('8 h')
    await rewrite(page, links)
    await page.keyboard.press('Escape')
    await expect(popup(page)).toHaveCount(0)
  }

  test('goes to the same link of a replaced block', async ({ page }) => {
    await openThenRewrite(page, [
      ['Avant', '/agences'],
      ['Lire nos avis', '/pop-ups/horaires'],
    ])
    await expect(page.getByRole('link', { name: 'Lire nos avis' })).toBeFocused()
  })

  test('goes to the first thing that can be used in a replaced block', async ({ page }) => {
    await openThenRewrite(page, [
      ['Cachée', '/agences', true],
      ['Visible', '/agences'],
    ])
    await expect(page.getByRole('link', { name: 'Visible' })).toBeFocused()
  })

  test('goes to a replaced block that has nothing to use, for as long as it has focus', async ({ page }) => {
    await openThenRewrite(page, [])
    await expect(page.locator('#avis')).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.locator('#avis')).not.toHaveAttribute('tabindex')
  })

  test('goes around a block that has gone', async ({ page }) => {
    await openThenRewrite(page, null)
    await expect(page.locator('#dans-un-bloc')).toBeFocused()
  })

  test('goes past an opener that is hidden by now', async ({ page }) => {
    await open(page, '/ilots/squeezebox/dans-un-bloc')
    await page.getByRole('link', { name: 'Lire nos avis' }).press('Enter')
    await expect(popup(page)).toBeVisible()
    await page.evaluate(() => document.querySelector('#avis .squeezebox')?.setAttribute('hidden', ''))
    await page.keyboard.press('Escape')
    await expect(popup(page)).toHaveCount(0)
    await expect(page.locator('#avis > p', { hasNotText: 'ateliers' })).toBeFocused()
  })

  test('goes to the link that a pointer used, where a pointer gives no focus', async ({ page }) => {
    await open(page, '/ilots/squeezebox/dans-un-bloc')
    // As Safari does.
    await page.evaluate(() =>
      addEventListener('mousedown', (event) => event.preventDefault(), { capture: true }),
    )
    await page.getByRole('link', { name: 'Lire nos avis' }).click()
    await expect(popup(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('link', { name: 'Lire nos avis' })).toBeFocused()
  })
})

test.describe('closed while it is loading', () => {
  const ways: readonly (readonly [way: string, close: (page: Page) => Promise<unknown>])[] = [
    ['Escape', (page) => page.keyboard.press('Escape')],
    ['Back', closeByBack],
    ['the close control', (page) => popup(page).getByRole('button', { name: 'Fermer' }).click()],
    ['vitreaModalClose()', closeByGlobal],
  ]
  /** What became of each call, those for translations left out. */
  const states = async (page: Page) => {
    const requests = (await page.evaluate(() => window.Ilots?.inspect().requests)) ?? []
    return requests.filter(({ island }) => island !== 'translations').map(({ state }) => state)
  }
  for (const name of ['jamais-ajax', 'jamais-cadre', 'jamais-image'])
    for (const [way, close] of ways)
      test(`${name} closes at once by ${way}, and opens again`, async ({ page }) => {
        await page.goto(`/ilots/squeezebox/${name}`, { waitUntil: 'commit' })
        await expect(page.locator('html')).toHaveAttribute('data-ilots', 'ready')
        const link = page.locator('.case-demo .squeezebox')
        const isAsked = name === 'jamais-ajax'
        for (let round = 0; round < 2; round += 1) {
          await link.press('Enter')
          await expect(popup(page).getByRole('status')).toBeVisible()
          await expect.poll(() => page.evaluate(() => history.state?.ilotsOverlay)).toBeDefined()
          // The window may be there before its call is under way.
          if (isAsked) await expect.poll(async () => (await states(page)).at(round)).toBe('sent')
          await close(page)
          await expect(popup(page)).toHaveCount(0)
          await expect(link).toBeFocused()
        }
        await expectCleanHistory(page, new RegExp(`${name}$`))
        expect(await states(page)).toEqual(isAsked ? ['aborted', 'aborted'] : [])
      })

  test('opened and closed in the same task, before its code is here', async ({ page }) => {
    await open(page, '/ilots/modal')
    const before = await page.evaluate(() => history.length)
    await press(page, 'ouverte-fermee')
    await press(page, 'pied')
    await expect(page.getByRole('dialog', { name: 'Votre rendez-vous' })).toBeVisible()
    await expect(page.locator('dialog')).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toHaveCount(0)
    await expectCleanHistory(page, /modal$/)
    expect(await page.evaluate(() => history.length)).toBe(before + 1)
  })

  test('a form of method="dialog" in its content closes it as a whole', async ({ page }) => {
    await open(page, '/ilots/modal')
    await press(page, 'formulaire-dialogue')
    await page.getByRole('button', { name: 'Merci' }).click()
    await expect(dialog(page)).toHaveCount(0)
    await expectCleanHistory(page, /modal$/)
    await expect(page.locator('html')).not.toHaveAttribute('data-ilots-locked')
  })
})

test.describe('over a page with difficult headers', () => {
  test('it lies above the highest z-index', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 700 })
    await open(page, '/difficile/entetes')
    await press(page, 'longue')
    await expect(dialog(page)).toBeVisible()
    await settle(page)
    const covers = await page.evaluate(() =>
      [...document.querySelectorAll('.fixed-banner, .site-header')].map((element) => {
        const { left, top, width, height } = element.getBoundingClientRect()
        const hit = document.elementFromPoint(left + width / 2, Math.max(1, top + height / 2))
        return hit?.closest('dialog') !== null
      }),
    )
    expect(covers).toEqual([true, true])
  })

  test('on paper it stands alone and whole', async ({ page, browserName }) => {
    test.skip(browserName === 'firefox', 'its driver cannot emulate print')
    await open(page, '/difficile/entetes')
    await press(page, 'longue')
    await expect(dialog(page)).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await expect(page.locator('main')).toBeHidden()
    const { visible, content } = await dialog(page).evaluate(({ clientHeight, scrollHeight }) => ({
      visible: clientHeight,
      content: scrollHeight,
    }))
    expect(visible).toBe(content)
    expect(content).toBeGreaterThan(1_000)
  })

  test('over an element in full screen it is seen and used', async ({ page }) => {
    await open(page, '/difficile/entetes')
    const openOver = () =>
      document
        .querySelector('main')
        ?.requestFullscreen()
        .then(() => window.Ilots?.modal.open({ titre: 'Plein écran', contenu: 'Par-dessus' }))
    await page.evaluate(openOver).catch(() => test.skip(true, 'this driver has no full screen'))
    await expect(page.getByRole('dialog', { name: 'Plein écran' })).toBeVisible()
    await page.getByRole('button', { name: 'Fermer' }).click()
    await expect(dialog(page)).toHaveCount(0)
    expect(await page.evaluate(() => document.fullscreenElement?.localName)).toBe('main')
  })
})
