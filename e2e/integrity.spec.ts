/** What `ilots init` prints, as a page has it: the tag, the import map with the hash of each part, and the policy. */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { ANY_CODE, codeOf } from './code'
import { expect, test } from './test'

const FOLDER = '/integrite'

/** Serves the page, and `dist/` in a folder of its version; the page's policy is the one that is printed. */
async function openPage(page: Page): Promise<string[]> {
  const words = ['dist/cli/ilots.js', 'init', '--address', FOLDER, '--product', 'acme']
  const out = execFileSync(process.execPath, words, { encoding: 'utf8' })
  const found = (pattern: RegExp) => pattern.exec(out)?.[1] ?? ''
  const tag = found(/^(<script src=.*<\/script>)$/m)
  const map = found(/(<script type="importmap">[\s\S]*?<\/script>)/)
  const asked: string[] = []
  await page.route(`**${FOLDER}/**`, (route) => {
    const { pathname } = new URL(route.request().url())
    asked.push(route.request().url())
    const body = readFileSync(`dist/${pathname.split('/').slice(3).join('/')}`, 'utf8')
    return route.fulfill({ body, contentType: 'text/javascript' })
  })
  await page.route('**/page-verifiee', (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      headers: { 'Content-Security-Policy': found(/^Content-Security-Policy: (.*)$/m) },
      body: `<!doctype html><html lang="fr"><head><title>A</title>${map}${tag}</head><body>
<h1>Page</h1><div data-goto-url="/agences"><h2>Nos agences</h2></div>
<p><a class="squeezebox" href="/pop-ups/horaires" rel="{handler:'ajax',size:{x:520,y:360}}">Nos horaires</a></p></body></html>`,
    }),
  )
  await page.goto('/page-verifiee')
  await expect(page.locator('html')).toHaveAttribute('data-ilots', 'ready')
  return asked
}
const hours = (page: Page) => page.getByRole('link', { name: 'Nos horaires' })
const block = (page: Page) => page.locator('[data-goto-url]')

test('a page with what `ilots init` prints works, under the policy that it prints', async ({ page }) => {
  const asked = await openPage(page)
  await expect(block(page)).toHaveAttribute('data-ilot-mounted', 'goto-block')
  await hours(page).click()
  await expect(page.getByRole('dialog')).toContainText('8 h')
  expect(asked.filter((url) => ANY_CODE.test(url))).not.toEqual([])
})

test('a part that was changed is refused, at each attempt, and the rest of the page works', {
  tag: '@daily',
}, async ({ page, complaints }) => {
  complaints.expectFailedLoads()
  complaints.expect(/integrity|Integrity|hash/)
  const changed = codeOf('goto-block')
  let asked = 0
  await openPage(page)
  await page.route(changed, (route) => {
    asked += 1
    const { pathname } = new URL(route.request().url())
    const body = readFileSync(`dist/${pathname.split('/').slice(3).join('/')}`, 'utf8')
    return route.fulfill({ body: `document.title = 'changed'\n${body}`, contentType: 'text/javascript' })
  })
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-ilots', 'ready')
  await expect.poll(() => complaints.all.filter((line) => line.includes('ILOTS-301')).length).toBe(1)
  const before = asked
  await block(page).getByRole('heading').click()
  await expect.poll(() => asked).toBeGreaterThan(before)
  await hours(page).click()
  await expect(page.getByRole('dialog')).toContainText('8 h')
  await expect(block(page)).not.toHaveAttribute('data-ilot-mounted')
  await expect(page).toHaveTitle('A')
})

test('a part that did not come the first time comes the second, and is held to its hash', async ({
  page,
  complaints,
}) => {
  complaints.expectFailedLoads()
  // Firefox says so of the answer that did not come, too.
  complaints.expect(/integrity attribute/)
  await openPage(page)
  let isDown = true
  await page.route(codeOf('goto-block'), (route) => (isDown ? route.abort() : route.fallback()))
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-ilots', 'ready')
  await expect.poll(() => complaints.all.filter((line) => line.includes('ILOTS-301')).length).toBe(1)
  isDown = false
  await block(page).getByRole('heading').click()
  await expect(page).toHaveURL('/agences')
})
