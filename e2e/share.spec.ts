import type { Page } from '@playwright/test'
import { codeOf } from './code'
import { ARTICLE, asked, box, button, leadsWithoutScript } from './sharing'
import { codeThatRan, expect, hold, open, test } from './test'

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

leadsWithoutScript('Facebook', 'Facebook')

test('the page runs none of their code before they are near', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 300 })
  await open(page, ARTICLE)
  const codes = ['share', 'share-native', 'share-mail', 'toast', 'modal'].map(codeOf)
  expect((await codeThatRan(page)).filter((path) => codes.some((code) => code.test(path)))).toEqual([])
  await box(page).scrollIntoViewIfNeeded()
  await expect(button(page, 'Facebook')).toHaveAttribute('data-ilot-mounted', 'share')
})

test('the keyboard opens a window of 700 × 500 with the canonical address, encoded once', {
  tag: '@daily',
}, async ({ page, baseURL }) => {
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
  test(`a ${name} is a button, which ${press} uses`, async ({ page, baseURL }) => {
    await open(page, `/ilots/share/${name}`)
    const host = page.getByRole('button', { name: 'Partager cette page' })
    const [popup] = await Promise.all([page.waitForEvent('popup'), host.press(press)])
    await expect(popup.locator('#adresse-partagee')).toHaveText(`${baseURL}/ilots/share/${name}`)
  })

for (const [name, address] of [
  ['adresse-encodee', 'https://vitrea.example/services/pare-brise?ville=Orléans&été=1'],
  ['alphabet-url', 'https://vitrea.example/réparer?a=~~~&b=>>>?'],
] as const)
  test(`${name} shares what the server encoded`, async ({ page }) => {
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

test('a refused address is a warning, and the link stays a link', async ({ page, complaints }) => {
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

test('buttons of HTML that comes later work', async ({ page }) => {
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
