import type { Page, Route } from '@playwright/test'
import { codeOf } from './code'
import { callsOf, expect, expectAccessible, open, test } from './test'

/** What draws, which the check fetches. */
const VIEW = codeOf('islands/bot-check/view.tsx')
const askedFor = (page: Page, code: RegExp) =>
  page
    .evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
    .then((names) => names.filter((name) => code.test(name)))
const at = (name: string) => `/ilots/bot-check/${name}`
const send = (page: Page) => page.getByRole('button', { name: 'Envoyer' })
const tick = (page: Page) => page.getByLabel('Je ne suis pas un robot')
const errors = (page: Page) => page.getByRole('alert')
const thanks = (page: Page) => page.getByRole('heading', { name: 'Merci' })
const received = (page: Page, name: string) =>
  page.locator('.received div', { has: page.getByText(name, { exact: true }) }).getByRole('definition')

async function openForm(page: Page, name: string) {
  await open(page, at(name))
  await expect(page.locator('form[data-ilot]')).toHaveAttribute('data-ilot-mounted', 'form')
}

async function fill(page: Page) {
  await page.getByLabel('Votre nom').fill('Camille')
  await page.getByLabel('Votre message').fill('Un éclat à droite')
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test.skip(({ browserName }) => browserName === 'firefox', 'its driver cannot disable JavaScript')

  test('a question takes its place', async ({ page }) => {
    await page.goto(at('case-a-cocher'))
    await fill(page)
    await send(page).click()
    await expect(page.getByText('La vérification anti-robot a échoué')).toBeVisible()
    await page.getByLabel('Combien font trois et quatre').fill('7')
    await send(page).click()
    await expect(thanks(page)).toBeVisible()
  })
})

test('what draws comes with what there is to draw', async ({ page }) => {
  await openForm(page, 'case-a-cocher')
  await expect(page.locator('[data-ilot-mounted~="bot-check"]')).toHaveCount(1)
  expect(await askedFor(page, VIEW)).toEqual([])
  await page.getByLabel('Votre nom').focus()
  await expect(tick(page)).toBeVisible()
  expect(await askedFor(page, VIEW)).toHaveLength(1)
})

test('what draws cannot be had: the form says so, and tries again', async ({ page, complaints }) => {
  complaints.expectFailedLoads()
  complaints.expect(/vérification anti-robot/)
  await page.route(VIEW, (route) => route.abort())
  await openForm(page, 'case-a-cocher')
  await fill(page)
  await send(page).click()
  await expect(errors(page)).toContainText('La vérification anti-robot')
  await expect(page.getByLabel('Votre nom')).toHaveValue('Camille')
  await page.unroute(VIEW)
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await expect(errors(page)).toContainText('Cochez d’abord')
  await tick(page).check()
  await send(page).click()
  await expect(thanks(page)).toBeVisible()
})

test('version 2 comes with the first focus, refuses a submit before it is solved, and expires', async ({
  page,
}) => {
  await page.clock.install()
  await openForm(page, 'case-a-cocher')
  expect(await callsOf(page, 'verificateur')).toEqual([])
  await fill(page)
  await expect(tick(page)).toBeVisible()
  await send(page).press('Enter')
  await expect(errors(page)).toContainText('Cochez d’abord la case de la vérification anti-robot.')
  await expect(tick(page)).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('Space')
  await expect(tick(page)).toBeChecked()
  await expect(errors(page)).toHaveCount(0)
  await page.clock.fastForward(121_000)
  await expect(page.getByText('La vérification anti-robot a expiré')).toBeVisible()
  await send(page).click()
  await expect(errors(page)).toContainText('Cochez d’abord')
  await tick(page).check()
  await expect(errors(page)).toHaveCount(0)
  await send(page).click()
  await expect(thanks(page)).toBeVisible()
  await expect(received(page, 'g-recaptcha-response')).toHaveText(/^case-/)
})

test('a button that gets the focus by being pressed stays under the pointer', { tag: '@firefox' }, async ({
  page,
  pressFocus,
}) => {
  test.skip(pressFocus === 'safari', 'there it gets none')
  await openForm(page, 'case-a-cocher')
  const button = send(page)
  await button.hover()
  await page.mouse.down()
  await expect(button).toBeFocused()
  await page.mouse.up()
  await expect(errors(page)).toContainText('Le champ Nom est requis.')
})

test('a form that is sent before the check is here waits for it', { tag: '@daily' }, async ({ page }) => {
  const held: Route[] = []
  await page.route(codeOf('bot-check'), (route) => void held.push(route))
  // `ready` waits for what mounts at once, and in Firefox `load` as well.
  await page.goto(at('invisible'), { waitUntil: 'domcontentloaded' })
  await fill(page)
  await expect.poll(() => held).toHaveLength(1)
  await send(page).click()
  await expect(send(page)).toHaveAttribute('aria-busy', 'true')
  await Promise.all(held.map((route) => route.continue()))
  await expect(thanks(page)).toBeVisible()
  await expect(received(page, 'g-recaptcha-response')).not.toBeEmpty()
})

test('version 3 is asked at the submit, with its action', async ({ page }) => {
  await openForm(page, 'invisible')
  await fill(page)
  await expect(page.getByText('Ce formulaire est protégé des robots.')).toBeVisible()
  expect(await callsOf(page, 'jeton')).toEqual([])
  await send(page).click()
  await expect(received(page, 'g-recaptcha-response')).toHaveText(/^submitform-/)
  expect((await callsOf(page, 'jeton')).map(({ body }) => body)).toEqual(['action=submitform'])
})

test('nothing is asked of the provider before the visitor agrees, in place; then the submit goes on', {
  tag: ['@daily', '@react'],
}, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await openForm(page, 'accord')
  await fill(page)
  await send(page).press('Enter')
  await expect(errors(page)).toContainText('acceptez d’abord la vérification anti-robot')
  const agree = page.getByRole('button', { name: 'J’accepte cette vérification' })
  await expect(agree).toBeFocused()
  await expect(agree).toBeInViewport()
  expect(await callsOf(page, 'verificateur')).toEqual([])
  await page.keyboard.press('Enter')
  await expect(thanks(page)).toBeVisible()
  await expect(received(page, 'nom')).toHaveText('Camille')
})

test('with version 2 the submit goes on once the visitor has agreed and ticked', async ({ page }) => {
  await openForm(page, 'accord-case')
  await fill(page)
  await send(page).click()
  await page.getByRole('button', { name: 'Accepter et continuer' }).click()
  await expect(tick(page)).toBeFocused()
  await expect(errors(page)).toContainText('Cochez d’abord')
  await expectAccessible(page)
  await page.keyboard.press('Space')
  await expect(thanks(page)).toBeVisible()
  await expect(received(page, 'jeton')).toHaveText(/^case-/)
})

test('a provider that never answers is a message, and the form lives', async ({ page, complaints }) => {
  complaints.expectFailedLoads()
  await page.clock.install()
  let isSilent = true
  await page.route('**/verificateur/api.js*', (route) => (isSilent ? undefined : route.continue()))
  await openForm(page, 'invisible')
  await fill(page)
  await send(page).click()
  await expect(send(page)).toHaveAttribute('aria-disabled', 'true')
  await page.clock.fastForward(10_500)
  await expect(errors(page)).toContainText('La vérification anti-robot ne répond pas.')
  await expect(page.getByLabel('Votre nom')).toHaveValue('Camille')
  isSilent = false
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await expect(thanks(page)).toBeVisible()
})

test('a provider that fails says so, and is asked again', async ({ page, complaints }) => {
  complaints.expectFailedLoads()
  let isThere = false
  await page.route('**/verificateur/api.js*', (route) => (isThere ? route.continue() : route.abort()))
  await openForm(page, 'case-a-cocher')
  await page.getByLabel('Votre nom').fill('Camille')
  await page.getByLabel('Votre message').fill('Un éclat')
  await send(page).click()
  await expect(errors(page)).toContainText('La vérification anti-robot ne répond pas.')
  isThere = true
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await expect(errors(page)).toContainText('Cochez d’abord')
  await tick(page).check()
  await expect(errors(page)).toHaveCount(0)
  await send(page).click()
  await expect(thanks(page)).toBeVisible()
})
