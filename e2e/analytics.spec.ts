import type { Page } from '@playwright/test'
import { codeOf } from './code'
import { expect, open, test } from './test'

declare const Ilots: { on(type: string, listener: (event: unknown) => void): void; inspect(): unknown }
type Sent = Record<string, string>

const sent = (page: Page, name: string) =>
  page.evaluate((array) => (window as unknown as Record<string, Sent[] | undefined>)[array], name)
const EVENT = { category: 'essai', label: 'bouton' }

test.describe('without consent', () => {
  test('a click leaves nothing in the array, and tells the page’s own listeners', async ({ page }) => {
    await open(page, '/ilots/analytics/lien')
    await page.evaluate(() => {
      const heard: unknown[] = []
      Object.assign(window, { heard })
      Ilots.on('track', (event) => heard.push(event))
    })
    await page.getByRole('button', { name: 'Être rappelé' }).click()
    expect(await page.evaluate(() => Reflect.get(window, 'heard'))).toEqual([{ category: 'telephone' }])
    expect(await sent(page, 'dataLayer')).toBeUndefined()
  })

  test('a link goes where it leads, also before the code is here', async ({ page }) => {
    await page.route(codeOf('analytics'), () => {})
    await page.goto('/ilots/analytics/lien', { waitUntil: 'commit' })
    await page.locator('#lien').getByRole('link', { name: 'Demander un devis' }).click()
    await expect(page).toHaveURL(/demander-un-devis$/)
  })
})

test.describe('with consent', () => {
  test('what waited leaves, hashed; nothing leaves once it is withdrawn', { tag: '@daily' }, async ({
    page,
  }) => {
    await open(page, '/ilots/analytics/consentement')
    const event = page.getByRole('button', { name: 'Un événement' })
    await event.click()
    expect(await sent(page, 'mesures')).toBeUndefined()
    await page.getByRole('button', { name: 'Accepter la mesure' }).click()
    await expect.poll(async () => (await sent(page, 'mesures'))?.length).toBe(1)
    const [first] = (await sent(page, 'mesures')) ?? []
    expect(first).toMatchObject(EVENT)
    expect(first?.user_email).toMatch(/^[\da-f]{64}$/)
    expect(first?.user_phone).toMatch(/^[\da-f]{64}$/)
    await event.press('Enter')
    await expect.poll(async () => (await sent(page, 'mesures'))?.length).toBe(2)
    expect(await page.evaluate(() => JSON.stringify(Ilots.inspect()))).not.toMatch(/anne@|0199|01 99|\d{64}/i)
    await page.getByRole('button', { name: 'Refuser' }).click()
    await event.click()
    expect(await sent(page, 'mesures')).toHaveLength(2)
  })

  test('scripts track with the old global too', async ({ page }) => {
    await open(page, '/ilots/analytics/consentement')
    await page.getByRole('button', { name: 'Accepter la mesure' }).click()
    await page.evaluate(() => Reflect.get(window, 'vitreaTrack')('video', 'lecture', 12))
    await expect
      .poll(() => sent(page, 'mesures'))
      .toMatchObject([{ category: 'video', label: 'lecture', value: 12 }])
  })
})

test('a click inside counts once, for the nearest element', async ({ page }) => {
  await open(page, '/ilots/analytics/imbrique')
  await page.evaluate(() => {
    const heard: unknown[] = []
    Object.assign(window, { heard })
    Ilots.on('track', (event) => heard.push(event))
  })
  await page.getByRole('button', { name: 'Les horaires' }).click()
  expect(await page.evaluate(() => Reflect.get(window, 'heard'))).toEqual([
    { category: 'bloc', label: 'horaires' },
  ])
})

test('an empty category is said in the console', async ({ page, complaints }) => {
  complaints.expect(/ILOTS-201.*catégorie/)
  await open(page, '/ilots/analytics/categorie-vide')
  await page.getByRole('button', { name: 'Sans catégorie' }).click()
  await expect.poll(() => complaints.all.length).toBe(1)
})
