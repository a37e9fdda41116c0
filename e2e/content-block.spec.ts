import type { Page, Route } from '@playwright/test'
import { callsOf, expect, expectAccessible, open, test } from './test'

const block = (page: Page, name: string) => page.locator(`#bloc-${name}`)
const items = (page: Page, name: string) => block(page, name).locator('[data-role="items"] > *')
const firstTitle = (page: Page, name: string) => items(page, name).first().textContent()
const link = (page: Page, name: string, num: number) => block(page, name).locator(`a[data-num="${num}"]`)
const refreshes = (page: Page) => callsOf(page, 'refresh.php')
async function openCase(page: Page, name: string, query = '') {
  await open(page, `/ilots/content-block/${name}${query}`)
}

test('without script, links and forms do the same', async ({ browser, baseURL, browserName }) => {
  test.skip(browserName === 'firefox', 'its driver cannot switch scripts off')
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  await page.goto(`${baseURL}/ilots/content-block/pages`)
  const before = await firstTitle(page, 'pages')
  await link(page, 'pages', 2).click()
  expect(await firstTitle(page, 'pages')).not.toBe(before)
})

test('a page link refreshes the block, says how many, and keeps focus on its successor', {
  tag: '@daily',
}, async ({ page }) => {
  await openCase(page, 'pages')
  const before = await firstTitle(page, 'pages')
  await link(page, 'pages', 2).focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => firstTitle(page, 'pages')).not.toBe(before)
  await expect(link(page, 'pages', 2)).toBeFocused()
  await expect(page.locator('.ilots-spoken')).toHaveText('4 résultats')
  await expect(page).toHaveURL(/page=2/)
  await expectAccessible(page)
})

test('the call is the specification’s', async ({ page }) => {
  await openCase(page, 'recherche')
  await link(page, 'recherche', 2).click()
  await expect(page).toHaveURL(/page=2/)
  const [call] = await refreshes(page)
  expect(call?.method).toBe('POST')
  expect(call?.url).toMatch(/&referer=[^&]*&recherche=verre&identload=bloc-recherche_refresh\d$/)
  expect(call?.body).toBe('page=2')
})

test('Back returns to the page before and its scroll position, Forward goes on, without a call', {
  tag: '@firefox',
}, async ({ page }) => {
  await openCase(page, 'pages')
  const first = await firstTitle(page, 'pages')
  await link(page, 'pages', 2).click()
  await expect(page).toHaveURL(/page=2/)
  const second = await firstTitle(page, 'pages')
  await link(page, 'pages', 3).click()
  await expect(page).toHaveURL(/page=3/)
  await page.evaluate(() => history.back())
  await expect.poll(() => firstTitle(page, 'pages')).toBe(second)
  await page.evaluate(() => history.back())
  await expect.poll(() => firstTitle(page, 'pages')).toBe(first)
  await page.evaluate(() => history.forward())
  await expect.poll(() => firstTitle(page, 'pages')).toBe(second)
  expect(await refreshes(page)).toHaveLength(2)
})

test('a second Back at once is not lost on a block that has just come back', async ({ page }) => {
  await openCase(page, 'pages')
  const first = await firstTitle(page, 'pages')
  for (const num of [2, 3]) {
    await link(page, 'pages', num).click()
    await expect(page).toHaveURL(new RegExp(`page=${num}`))
  }
  await page.evaluate(() => {
    // Before the page's own listener has shown the block, and before its islands are mounted again.
    const { navigation } = window as unknown as { navigation: EventTarget }
    navigation.addEventListener('currententrychange', () => history.back(), { once: true })
    history.back()
  })
  await expect.poll(() => firstTitle(page, 'pages')).toBe(first)
  await expect(link(page, 'pages', 2)).toBeVisible()
})

test('Back brings typed filters back', async ({ page }) => {
  await openCase(page, 'filtres')
  const field = block(page, 'filtres')
    .locator('form[data-role="filters"] input:not([type=hidden]), form[data-role="filters"] select')
    .first()
  const before = await block(page, 'filtres').textContent()
  await field.evaluate((element) => {
    if (element instanceof HTMLSelectElement) element.selectedIndex = 1
    else if (element instanceof HTMLInputElement) element.value = 'verre'
  })
  await block(page, 'filtres').locator('form[data-role="filters"] button[type="submit"]').click()
  await expect.poll(() => refreshes(page)).toHaveLength(1)
  await expect.poll(() => block(page, 'filtres').textContent()).not.toBe(before)
  await page.evaluate(() => history.back())
  await expect.poll(() => block(page, 'filtres').textContent()).toBe(before)
})

test('a select acts on change', async ({ page }) => {
  await openCase(page, 'tri-liste')
  await block(page, 'tri-liste').locator('select').selectOption('titre')
  await expect(page).toHaveURL(/tri=titre/)
  expect((await refreshes(page))[0]?.body).toBe('tri=titre')
  await expect(block(page, 'tri-liste').locator('select')).toHaveValue('titre')
})

test('a reply with the block’s id replaces the element, any other its content', async ({ page }) => {
  for (const [name, isReplaced] of [
    ['remplace-element', true],
    ['remplace-contenu', false],
  ] as const) {
    await openCase(page, name)
    await block(page, name).evaluate((element) => Object.assign(element, { mine: true }))
    await link(page, name, 2).click()
    await expect(page).toHaveURL(/page=2/)
    expect(await block(page, name).evaluate((element) => !('mine' in element))).toBe(isReplaced)
    await link(page, name, 3).click()
    await expect(page).toHaveURL(/page=3/)
  }
  // Each kept its number from one refresh to the next.
  const numbers = (await refreshes(page)).map(({ url }) => /_refresh(\d+)$/.exec(url)?.[1])
  expect(numbers).toEqual(['1', '1', '1', '1'])
})

test('fields of the form around go with the call, percent-encoded', async ({ page }) => {
  await openCase(page, 'formulaire')
  await page.getByLabel('Ville ou région').fill('Île & Vilaine')
  await link(page, 'formulaire', 2).click()
  await expect.poll(() => refreshes(page)).toHaveLength(1)
  expect((await refreshes(page))[0]?.url).toContain('&ville=%C3%8Ele%20%26%20Vilaine&')
})

test('an identical request in flight is sent once, and the newest answer wins', async ({ page }) => {
  await openCase(page, 'pages')
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  let sent = 0
  await page.route(/refresh\.php/, async (route) => {
    sent += 1
    await held
    await route.continue().catch(() => {})
  })
  await link(page, 'pages', 2).click()
  await link(page, 'pages', 2).click()
  await expect(block(page, 'pages')).toHaveAttribute('aria-busy', 'true')
  await link(page, 'pages', 3).click()
  await expect.poll(() => sent).toBe(2)
  release()
  await expect(page).toHaveURL(/page=3/)
  await expect(block(page, 'pages')).not.toHaveAttribute('aria-busy')
  await expect(link(page, 'pages', 3)).toHaveAttribute('aria-current', 'page')
})

test('a call that fails, by 500, offline or without an answer: the content stays, the block says so and tries again', {
  tag: '@daily',
}, async ({ page, complaints }) => {
  complaints.expectFailedLoads()
  await openCase(page, 'pages')
  for (const [fault, num, fail] of [
    ['500', 2, (route: Route) => route.fulfill({ status: 500, body: '<h1>Erreur</h1>' })],
    ['offline', 3, (route: Route) => route.abort()],
    ['empty', 1, (route: Route) => route.fulfill({ body: '' })],
  ] as const) {
    const before = await firstTitle(page, 'pages')
    await page.route(/refresh\.php/, fail)
    await link(page, 'pages', num).click()
    await expect(block(page, 'pages').getByRole('alert'), fault).toContainText(
      'Le contenu n’a pas pu être mis à jour.',
    )
    expect(await firstTitle(page, 'pages'), fault).toBe(before)
    await page.unroute(/refresh\.php/)
    await page.getByRole('button', { name: 'Réessayer' }).click()
    await expect.poll(() => firstTitle(page, 'pages'), { message: fault }).not.toBe(before)
    await expect(link(page, 'pages', num), fault).toHaveAttribute('aria-current', 'page')
    await expect(block(page, 'pages').getByRole('alert'), fault).toHaveCount(0)
  }
})

test('data-history="off" keeps the address bar still', async ({ page }) => {
  await openCase(page, 'sans-historique')
  const before = await firstTitle(page, 'sans-historique')
  const entries = await page.evaluate(() => history.length)
  await link(page, 'sans-historique', 2).click()
  await expect.poll(() => firstTitle(page, 'sans-historique')).not.toBe(before)
  await expect(page).toHaveURL(/sans-historique$/)
  expect(await page.evaluate(() => history.length)).toBe(entries)
})

for (const isOuterHere of [false, true])
  test(`a nested block refreshes alone${isOuterHere ? ', also where the code of the one around it came first' : ''}`, async ({
    page,
  }) => {
    await openCase(page, 'dehors')
    if (isOuterHere) {
      await block(page, 'dehors').locator('a[data-num="2"]').and(page.locator(':not(#bloc-dedans *)')).focus()
      await expect(block(page, 'dehors')).toHaveAttribute('data-ilot-mounted', /content-block/)
      // A click without hover and press, as assistive technology makes it.
      await block(page, 'dedans').locator('a[data-num="2"]').dispatchEvent('click')
    } else await block(page, 'dedans').locator('a[data-num="2"]').click()
    await expect.poll(() => refreshes(page)).toHaveLength(1)
    expect((await refreshes(page))[0]?.url).toContain('identload=bloc-dedans_refresh')
  })

test('its code waits for the visitor, but is here by itself on a page that was come back to', async ({
  page,
}) => {
  const state = () =>
    page.evaluate(
      () => window.Ilots?.inspect().islands.find(({ island }) => island === 'content-block')?.state,
    )
  await openCase(page, 'pages')
  await expect(block(page, 'pages')).toBeInViewport()
  expect(await state()).toBe('waiting')
  await link(page, 'pages', 2).click()
  await expect(page).toHaveURL(/page=2/)
  await page.reload()
  await expect.poll(state).toBe('mounted')
  const second = await firstTitle(page, 'pages')
  await page.goBack()
  await expect.poll(() => firstTitle(page, 'pages')).not.toBe(second)
})

test.describe('load more', () => {
  const more = (page: Page, name: string) => block(page, name).locator('a[data-role="load-more"]')

  test('a click adds items after, moves focus to the first new one, and ends hidden', async ({ page }) => {
    await openCase(page, 'suite')
    await more(page, 'suite').click()
    await expect(items(page, 'suite')).toHaveCount(8)
    expect(
      await items(page, 'suite')
        .nth(4)
        .evaluate((item) => item.contains(document.activeElement)),
    ).toBe(true)
    await expect(page.locator('.ilots-spoken')).toContainText('ajouté')
    expect((await callsOf(page, 'paginate=auto'))[0]?.url).toMatch(/&paginate=auto$/)
    await expectAccessible(page)
    while (await more(page, 'suite').isVisible()) {
      const count = await items(page, 'suite').count()
      await more(page, 'suite').click()
      await expect.poll(() => items(page, 'suite').count()).toBeGreaterThan(count)
    }
    await expect(more(page, 'suite')).toHaveClass(/is-off/)
    await expect(more(page, 'suite')).toHaveAttribute('hidden')
  })

  test('previous items come before', async ({ page }) => {
    await openCase(page, 'precedents')
    const first = await firstTitle(page, 'precedents')
    await block(page, 'precedents').locator('a[data-direction="prev"]').click()
    await expect(items(page, 'precedents')).toHaveCount(8)
    expect(await items(page, 'precedents').nth(4).textContent()).toBe(first)
  })

  test('auto loads when seven tenths of the button are in sight', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 500 })
    await openCase(page, 'suite-auto')
    expect(await callsOf(page, 'paginate=auto')).toHaveLength(0)
    await more(page, 'suite-auto').scrollIntoViewIfNeeded()
    await expect.poll(() => items(page, 'suite-auto').count()).toBeGreaterThan(4)
  })

  test('click-auto begins with a click', async ({ page }) => {
    await openCase(page, 'suite-clic-auto')
    await more(page, 'suite-clic-auto').scrollIntoViewIfNeeded()
    expect(await callsOf(page, 'paginate=auto')).toHaveLength(0)
    await more(page, 'suite-clic-auto').click()
    await expect.poll(() => items(page, 'suite-clic-auto').count()).toBeGreaterThanOrEqual(8)
  })

  test('data-load-stop waits for a click every N loads', async ({ page }) => {
    await openCase(page, 'suite-arret')
    // The button may be in sight again at once, or after one more scroll.
    const reach = async (count: number) => {
      await expect(async () => {
        await more(page, 'suite-arret').scrollIntoViewIfNeeded()
        expect(await items(page, 'suite-arret').count()).toBe(count)
      }).toPass()
    }
    await reach(9)
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    )
    expect(await callsOf(page, 'paginate=auto')).toHaveLength(2)
    await more(page, 'suite-arret').click()
    await expect.poll(() => items(page, 'suite-arret').count()).toBeGreaterThan(9)
  })
})

test('a link to a part of the page leaves the page of the block, and so does Back over it', async ({
  page,
}) => {
  await openCase(page, 'pages')
  const first = await firstTitle(page, 'pages')
  await link(page, 'pages', 2).click()
  await expect(link(page, 'pages', 2)).toHaveAttribute('aria-current', 'page')
  const second = await firstTitle(page, 'pages')
  // The skip link of every page.
  await page.locator('a[href="#contenu"]').focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#contenu$/)
  expect(await firstTitle(page, 'pages')).toBe(second)
  await page.evaluate(() => history.back())
  await expect(page).not.toHaveURL(/#contenu$/)
  expect(await firstTitle(page, 'pages')).toBe(second)
  await page.evaluate(() => history.back())
  await expect.poll(() => firstTitle(page, 'pages')).toBe(first)
})

test('Back over several entries, and to one that another script has written over, returns to what was shown there', async ({
  page,
}) => {
  await openCase(page, 'pages')
  const first = await firstTitle(page, 'pages')
  await page.locator('a[href="#contenu"]').focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#contenu$/)
  // By keyboard: a pointer that rests over the block would have it mounted again in any case.
  await link(page, 'pages', 2).press('Enter')
  await expect(page).toHaveURL(/page=2/)
  await page.evaluate(() => history.go(-2))
  await expect.poll(() => firstTitle(page, 'pages')).toBe(first)
  await expect(page).toHaveURL(/pages$/)
  // As a script does that remembers how far the visitor has scrolled.
  await page.evaluate(() => history.replaceState({ y: scrollY }, ''))
  await page.evaluate(() => history.go(2))
  await expect.poll(() => firstTitle(page, 'pages')).not.toBe(first)
  await page.evaluate(() => history.go(-2))
  await expect.poll(() => firstTitle(page, 'pages')).toBe(first)
  expect(await page.evaluate(() => typeof (history.state as { y: number }).y)).toBe('number')
})
