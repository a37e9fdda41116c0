import type { Page } from '@playwright/test'
import { closeByBack, expect, expectAccessible, open, settle, test } from './test'

const popup = (page: Page) => page.locator('dialog.ilots-popup')
async function openCase(page: Page, name: string) {
  await open(page, `/ilots/squeezebox/${name}`)
  await page.locator('.squeezebox').first().click()
}

test('ajax shows the fragment in its size, named and accessible', { tag: '@daily' }, async ({ page }) => {
  await openCase(page, 'ajax')
  await expect(page.getByRole('dialog', { name: 'Popup' })).toBeVisible()
  await expect(page.locator('.ilots-popup-fragment')).toContainText('8 h')
  await settle(page)
  const box = await page.locator('.ilots-popup-content').boundingBox()
  expect([box?.width, box?.height]).toEqual([520, 360])
  await expectAccessible(page)
})

test('a frame is titled as of this site, an absolute one with its host', async ({
  page,
  baseURL,
  complaints,
}) => {
  complaints.expect(/Cookie/)
  await openCase(page, 'iframe')
  await expect(page.getByTitle('Popup avec le contenu qui vient du site actuel')).toBeVisible()
  await openCase(page, 'autre-site')
  const host = new URL(baseURL ?? '').host.replace('127.0.0.1', 'localhost')
  await expect(page.getByTitle(`Popup avec le contenu provenant du site ${host}`)).toBeVisible()
})

test('an image is shown, not enlarged, and a click outside closes it', async ({ page }) => {
  await openCase(page, 'image')
  await expect(popup(page).locator('img')).toBeVisible()
  await page.mouse.click(3, 3)
  await expect(popup(page)).toHaveCount(0)
})

test('an adopted element goes back to its place, hidden as it was, with what was typed', async ({ page }) => {
  await openCase(page, 'adopt')
  await page.getByLabel('Votre question').fill('Et le toit ?')
  await page.keyboard.press('Escape')
  await expect(popup(page)).toHaveCount(0)
  await expect(page.locator('#garantie')).toBeHidden()
  expect(await page.locator('#garantie').evaluate((element) => element.previousElementSibling?.tagName)).toBe(
    'P',
  )
  await expect(page.locator('#garantie input')).toHaveValue('Et le toit ?')
})

/** The case `adopt`, with this in the page as well, and no policy: pages hide by styles. */
async function openWith(page: Page, html: string) {
  await page.route('**/ilots/squeezebox/adopt', async (route) => {
    const response = await route.fetch()
    const { 'content-security-policy': _, ...headers } = response.headers()
    const body = (await response.text()).replace('</main>', `${html}</main>`)
    await route.fulfill({ response, headers, body })
  })
  await open(page, '/ilots/squeezebox/adopt')
}

test('what it lends is seen, whatever hid it, and hidden again as it was', async ({ page }) => {
  const hidden = [
    '<p id="a1" style="display: none">texte</p>',
    '<p id="a2" class="d-none">texte</p>',
    '<p id="a3" class="visually-hidden">texte</p>',
    '<p id="a4" class="aside">texte</p>',
    '<p id="a5" class="over" style="transform: translate(-50%, -50%)">texte</p>',
    '<p id="a6" class="folded">texte</p>',
    '<p id="a7" class="faded">texte</p>',
    '<div id="a8" popover="">texte</div>',
    '<dialog id="a9">texte</dialog>',
    '<template id="a10"><p>texte</p></template>',
  ]
  const sheet = `.d-none{display:none!important} .folded{max-height:0;overflow:hidden} .faded{opacity:0;visibility:hidden}
    .visually-hidden{position:absolute;width:1px;height:1px;margin:-1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
    .aside{position:absolute;left:-9999px} .over{position:fixed;top:50%;left:50%;display:none}`
  const links = hidden.map(
    (_, index) => `<p><a class="squeezebox" href="#a${index + 1}">Lien ${index + 1}</a></p>`,
  )
  await openWith(page, `<style>${sheet}</style>${links.join('')}<div id="caches">${hidden.join('')}</div>`)
  for (const index of hidden.keys()) {
    await page.getByRole('link', { name: `Lien ${index + 1}`, exact: true }).click()
    const text = popup(page).getByText('texte')
    await expect(text).toBeInViewport({ ratio: 1 })
    const box = await page.locator('.ilots-popup-fragment').boundingBox()
    const shown = await text.boundingBox()
    expect(shown && box && [shown.x >= box.x, shown.y >= box.y, shown.width > 20]).toEqual([true, true, true])
    await expect(text).toHaveCSS('opacity', '1')
    await page.keyboard.press('Escape')
    await expect(popup(page)).toHaveCount(0)
  }
  expect(await page.locator('#caches').innerHTML()).toBe(hidden.join(''))
})

test('a lent dialog that its own button closes closes the window', async ({ page }) => {
  const html =
    '<dialog id="d" aria-label="Vos choix"><form method="dialog"><button>Terminé</button></form></dialog>'
  await openWith(page, `<p><a class="squeezebox" href="#d">Le dialogue</a></p><div id="place">${html}</div>`)
  await page.getByRole('link', { name: 'Le dialogue' }).click()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Terminé' }).click()
  await expect(popup(page)).toHaveCount(0)
  expect(await page.locator('#place').innerHTML()).toBe(html)
})

test('string shows text, never markup', async ({ page }) => {
  await openCase(page, 'string')
  await expect(page.locator('.ilots-popup-text')).toHaveText('Ouvert <b>ce samedi</b> jusqu’à 17 h')
})

test('what it opens is guessed from the address, or said in any notation', async ({ page, complaints }) => {
  // Other cases of the list are wrong on purpose.
  complaints.expect(/ILOTS-20[1-5]/)
  await open(page, '/ilots/squeezebox')
  for (const [name, selector] of [
    ['devine-image', 'img'],
    ['devine-ajax', '.ilots-popup-fragment'],
    ['devine-adopt', '#conditions'],
    ['syntaxe-souple', '.ilots-popup-fragment'],
    ['rel-json', 'iframe'],
    ['rel-ordinaire', '.ilots-popup-fragment'],
    ['bouton', '.ilots-popup-fragment'],
  ] as const) {
    await page.locator(`#${name} .squeezebox`).first().click()
    await expect(popup(page).locator(selector), name).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(popup(page), name).toHaveCount(0)
  }
})

for (const name of ['rel-illisible', 'rel-hostile'])
  test(`${name} is a console error, and it opens with its defaults`, async ({ page, complaints }) => {
    complaints.expect(/ILOTS-504/)
    await openCase(page, name)
    await expect(popup(page).locator('.ilots-popup-fragment')).toContainText('8 h')
    expect(complaints.all.join()).toContain('paramètres')
    await expect(page).toHaveTitle(/^(?!piégé)/)
  })

test('a size larger than the screen is capped at 95 %', async ({ page }) => {
  await page.setViewportSize({ width: 1200, height: 800 })
  await openCase(page, 'enorme')
  await settle(page)
  const box = await popup(page).boundingBox()
  expect(box?.width).toBeLessThanOrEqual(1200 * 0.95 + 1)
  expect(box?.height).toBeLessThanOrEqual(800 * 0.95 + 1)
})

test('content that fails says so and is asked for again', async ({ page, complaints }) => {
  complaints.expectFailedLoads()
  await openCase(page, 'contenu-en-echec')
  await expect(page.getByRole('alert')).toContainText('Impossible de charger ce contenu.')
  await page.route(/pop-ups\/horaires/, (route) =>
    route.fulfill({ body: '<p>Revenu</p>', contentType: 'text/html' }),
  )
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await expect(page.locator('.ilots-popup-fragment')).toHaveText('Revenu')
})

test('an image that fails says so', async ({ page, complaints }) => {
  complaints.expectFailedLoads()
  await openCase(page, 'image-en-echec')
  await expect(page.getByRole('alert')).toContainText('Impossible de charger cette image.')
})

test('a refused address opens nothing', async ({ page, complaints }) => {
  complaints.expect(/ILOTS-203/)
  await openCase(page, 'refuse')
  await expect.poll(() => complaints.all.join()).toContain('ILOTS-203')
  await expect(popup(page)).toHaveCount(0)
})

test('a frame may ask before it is closed: no stays, yes closes', async ({ page }) => {
  await openCase(page, 'confirmer')
  const body = page.frameLocator('iframe').locator('body')
  await expect.poll(() => body.evaluate(() => 'vitreaConfirmClose' in window)).toBe(true)
  await page.keyboard.press('Escape')
  const question = page.getByRole('alertdialog', { name: 'Attention' })
  await expect(question).toContainText('Votre devis n’est pas envoyé.')
  await question.getByRole('button', { name: 'Non' }).click()
  await expect(popup(page)).toBeVisible()
  await closeByBack(page)
  await question.getByRole('button', { name: 'Oui' }).click()
  await expect(popup(page)).toHaveCount(0)
})

for (const name of ['message', 'parent'])
  test(`a frame closes its modal by ${name}`, async ({ page }) => {
    await openCase(page, name)
    await page.frameLocator('iframe').getByRole('button').first().click()
    await expect(popup(page)).toHaveCount(0)
  })

test('islands in a loaded fragment live', async ({ page }) => {
  await openCase(page, 'ilots-dedans')
  await expect(popup(page).locator('[data-goto-url]')).toHaveAttribute('data-ilot-mounted', 'goto-block')
})
