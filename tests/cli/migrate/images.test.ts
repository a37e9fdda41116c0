// @module-tag whole
/** Each picture of what `ilots check --migrate` proposes is there in a browser, without the library. */
import { readdir } from 'node:fs/promises'
import { type Browser, chromium } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { MigrationReport } from '../../../cli/migrate/report'
import { findBrowser } from '../../../scripts/browsers'
import { check } from '../../helpers/check'

const FOLDER = 'tests/cli/pages/migrate'
const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"></svg>'
const SITE = 'http://site.example'
const pages = (await readdir(FOLDER)).filter((name) => name.endsWith('.html'))

let browser: Browser
beforeAll(async () => {
  browser = await chromium.launch({ executablePath: findBrowser('Chromium') ?? '', args: ['--no-sandbox'] })
})
afterAll(() => browser.close())

test.each(pages)('%s', async (name) => {
  const { out } = await check('--migrate', '--format', 'json', `${FOLDER}/${name}`)
  const [report] = (JSON.parse(out) as { pages: MigrationReport[] }).pages
  const html = report?.advice.flatMap((advice) => advice.html).join('\n') ?? ''
  const page = await browser.newPage()
  await page.route(`${SITE}/**`, (route) => {
    const isPage = route.request().resourceType() === 'document'
    return route.fulfill(
      isPage
        ? { contentType: 'text/html; charset=utf-8', body: `<!doctype html><title>Essai</title>${html}` }
        : { contentType: 'image/svg+xml', body: PICTURE },
    )
  })
  await page.goto(`${SITE}/`)
  for (const image of await page.locator('img').all()) await image.scrollIntoViewIfNeeded()
  const missing = () =>
    page.evaluate(() =>
      [...document.images]
        .filter(({ complete, naturalWidth }) => !complete || naturalWidth === 0)
        .map(({ outerHTML }) => outerHTML),
    )
  await expect.poll(missing).toEqual([])
  // What a library would have put there is in no attribute of its own any more.
  expect(html).not.toMatch(/<(?:img|source)[^>]* data-(?:lazy|src|srcset)\b/)
  if (name === 'lazy-images.html') expect(await page.locator('img[loading="lazy"]').count()).toBe(5)
  await page.close()
})
