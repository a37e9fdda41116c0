/**
 * A page that is still on its way: browsers draw what is there, and no part of the header moves when the next one
 * comes.
 */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { SIZES } from './journeys'
import { sumOf, watchShifts } from './layout-shift'
import { expect, test } from './test'

const PARTS = {
  'the navigation': '<nav class="site-nav"',
  'the search': '<form class="site-search"',
  'the appointment': '<a class="button is-small site-cta"',
  'the menu’s button': '<a class="menu-button"',
}

/** Sends what stands before `part`, and the rest when it is told to; its pictures and style sheets are the site's. */
async function sendInTwo(site: string, html: string, part: string) {
  const cut = html.indexOf(part)
  expect(cut, part).toBeGreaterThan(0)
  let sendRest = () => {}
  const server = createServer(async ({ url }, response) => {
    if (url !== '/') {
      const file = await fetch(site + url)
      response
        .writeHead(file.status, { 'Content-Type': file.headers.get('Content-Type') ?? '' })
        .end(Buffer.from(await file.arrayBuffer()))
      return
    }
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).write(html.slice(0, cut))
    sendRest = () => response.end(html.slice(cut))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    address: `http://127.0.0.1:${port}/`,
    sendRest: () => sendRest(),
    close: () => server.close(),
  }
}

for (const [size, options] of Object.entries(SIZES))
  test.describe(size, () => {
    test.use(options)
    for (const [name, part] of Object.entries(PARTS))
      test(`nothing moves when ${name} comes late`, {
        tag: '@chromium-only',
      }, async ({ page, baseURL }) => {
        const reply = await page.request.get('/contact/prendre-rendez-vous')
        // Scripts are not what this is about.
        const html = (await reply.text()).replace(/<script[\s\S]*?<\/script>/g, '')
        const server = await sendInTwo(baseURL ?? '', html, part)
        const shifts = await watchShifts(page)
        await page.goto(server.address, { waitUntil: 'commit' })
        await expect
          .poll(() => page.evaluate(() => performance.getEntriesByName('first-paint').length))
          .toBe(1)
        server.sendRest()
        await page.waitForLoadState()
        await expect(page.locator('.menu-button')).toBeVisible()
        // What has moved last is sent as the page is left.
        await page.goto('about:blank')
        server.close()
        expect(sumOf(shifts), JSON.stringify(shifts, null, 1)).toBe(0)
      })
  })
