/**
 * Pages and answers in ISO-8859-1: what is read keeps its accents, and what is asked is written as the page's links
 * write it.
 */
import { expect, open, test } from './test'

const LATIN_1 = 'text/html; charset=iso-8859-1'
const latin1 = (text: string) => Buffer.from(text, 'latin1')

test('a fragment in ISO-8859-1 keeps its accents', async ({ page }) => {
  await page.route('**/horaires*', (route, request) =>
    request.resourceType() === 'fetch'
      ? route.fulfill({ contentType: LATIN_1, body: latin1('<h2>Été à Brest</h2>') })
      : route.continue(),
  )
  await open(page, '/ilots/popup/simple')
  await page.locator('main [data-ilot="popup"]').first().click()
  await expect(page.getByRole('heading', { name: 'Été à Brest' })).toBeVisible()
})

test('on a page in ISO-8859-1, code that was fetched ahead keeps its accents', async ({
  page,
  complaints,
}) => {
  complaints.expect(/ILOTS-403|status of 404/)
  const path = '/ilots/popup/simple'
  await page.route(path, async (route) => {
    const response = await route.fetch()
    const html = (await response.text()).replace(/<meta charset[^>]*>/i, '')
    await route.fulfill({ response, contentType: LATIN_1, body: latin1(html) })
  })
  // Many servers do not say in which encoding scripts are.
  await page.route(/\/p\/\w+\.js/, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, contentType: 'text/javascript' })
  })
  await page.route('**/horaires*', (route) => route.fulfill({ status: 404, body: '' }))
  await open(page, path)
  const fetched = () =>
    page.evaluate(() => window.Ilots?.inspect().fetched.filter(({ used }) => !used).length)
  await expect.poll(fetched).toBeGreaterThan(0)
  await page.locator('main [data-ilot="popup"]').first().click()
  await expect(page.getByRole('button', { name: 'Réessayer' })).toBeVisible()
})

test('on a page in ISO-8859-1, suggestions are asked for as a link of the page would', async ({ page }) => {
  const path = '/ilots/autocomplete/ville'
  await page.route(path, async (route) => {
    const response = await route.fetch()
    const html = (await response.text()).replace(/<meta charset[^>]*>/i, '')
    await route.fulfill({ response, contentType: LATIN_1, body: latin1(html) })
  })
  await open(page, path)
  const asked = page.waitForRequest(/autocompleter/)
  await page.locator('[data-ilot="autocomplete"]').first().pressSequentially('Été & 10%')
  const written = (await asked).url()
  expect(written).toContain('%C9t%E9')
  expect(written).not.toContain('%C3%89')
})
