/** Pages that are hard for other reasons than what content says: what the browser forbids, and what is around or done to them. */
import type { FrameLocator, Page } from '@playwright/test'
import { expect, open, test } from '../test'

/** What a visitor does on the home page. */
async function visit(page: Page | FrameLocator): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-ilots', 'ready')
  for (const opener of ['#fMenuMobileButton', 'a[rel^="lightbox"]']) {
    await page.locator(opener).first().click()
    await expect(page.locator('dialog[open]'), opener).toBeVisible()
    await page.locator('dialog[open]').press('Escape')
    await expect(page.locator('dialog'), opener).toHaveCount(0)
  }
  await page.locator('a[data-num="2"]').first().click()
  await expect(page.locator('a[data-num="2"][aria-current="page"]')).toBeVisible()
}

test.use({ viewport: { width: 390, height: 844 } })

test('where the history refuses entries, as Safari does after a hundred, all works without', {
  tag: '@firefox',
}, async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['pushState', 'replaceState'] as const)
      history[name] = () => {
        throw new DOMException('too many', 'SecurityError')
      }
  })
  await open(page, '/')
  await visit(page)
  expect(new URL(page.url()).search).toBe('')
  expect(await page.evaluate(() => history.scrollRestoration)).toBe('auto')
})

test('in a frame without an origin, where no code can be had, links lead', async ({
  page,
  baseURL,
  complaints,
}) => {
  complaints.expectFailedLoads()
  complaints.expect(/blocked by CORS policy|sandboxed|ILOTS-/)
  await page.route(`${baseURL}/autour`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><title>Autour</title><iframe sandbox="allow-scripts" src="/" style="width:380px;height:800px"></iframe>`,
    }),
  )
  await page.goto('/autour')
  const frame = page.frameLocator('iframe')
  await expect(frame.locator('html')).toHaveAttribute('data-ilots', 'ready')
  await frame.locator('a[data-num="2"]').first().click()
  await expect.poll(() => page.frames().at(-1)?.url()).toContain('page=2')
})

test('a body that an old script writes anew is the page that it was', { tag: '@react' }, async ({ page }) => {
  await open(page, '/')
  await visit(page)
  await page.locator('a[rel^="lightbox"]').first().click()
  await expect(page.locator('dialog[open]')).toBeVisible()
  // As `body.innerHTML += '…'` does, without the HTML that the policy of the page refuses.
  await page.evaluate(() =>
    document.body.replaceChildren(...[...document.body.childNodes].map((node) => node.cloneNode(true))),
  )
  await page.evaluate(() => document.querySelector('dialog')?.closest('.ilots-root')?.remove())
  await expect(page.locator('[data-ilots-locked],[inert]')).toHaveCount(0)
  await page.locator('a[data-num="1"]').first().click()
  await expect(page.locator('a[data-num="1"][aria-current="page"]')).toBeVisible()
  await visit(page)
})

test('below a base of this site all works', async ({ page }) => {
  await page.route('/', async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace('<head>', '<head><base href="/fr/accueil/">')
    await route.fulfill({ response, body })
  })
  await open(page, '/')
  await visit(page)
})

test('where the policy of the page does not allow ours, HTML comes as whole pages', {
  tag: '@firefox',
}, async ({ page, complaints }) => {
  complaints.expect(
    /ILOTS-302\].*trusted-types ilots|CSP violation: trusted-types|TrustedTypePolicy|Trusted Types policy|Content-Security-Policy/,
  )
  await page.route(
    (url) => url.pathname === '/',
    async (route) => {
      const response = await route.fetch()
      const headers = response.headers()
      const policy = `${headers['content-security-policy']}; trusted-types maison`
      await route.fulfill({ response, headers: { ...headers, 'content-security-policy': policy } })
    },
  )
  await open(page, '/')
  for (const opener of ['#fMenuMobileButton', 'a[rel^="lightbox"]']) {
    await page.locator(opener).first().click()
    await expect(page.locator('dialog[open]'), opener).toBeVisible()
    await page.locator('dialog[open]').press('Escape')
    await expect(page.locator('dialog'), opener).toHaveCount(0)
  }
  await page.locator('a[data-num="2"]').first().click()
  await expect(page).toHaveURL(/page=2/)
})

// The driver of Firefox delivers no press in a frame of another site.
test('in a frame of another site all works', { tag: '@chromium-only' }, async ({ page, baseURL }) => {
  const around = new URL('/assets/site/site.css', baseURL)
  around.hostname = 'localhost'
  await page.goto(around.href)
  await page.evaluate((src) => {
    const frame = Object.assign(document.createElement('iframe'), { src })
    frame.style.cssText = 'width:380px;height:800px'
    document.body.append(frame)
  }, `${baseURL}/`)
  await visit(page.frameLocator('iframe'))
})

test('where a service worker answers each file with its page for later, links lead and nothing is reloaded', async ({
  page,
  complaints,
}) => {
  complaints.expectFailedLoads()
  complaints.expect(/Failed to load module script|disallowed MIME type/)
  await page.route(/\/p\/\w{5}\.js/, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Hors ligne</title>' }),
  )
  let loads = 0
  page.on('framenavigated', () => {
    loads += 1
  })
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('data-ilots', 'ready')
  await page.locator('a[rel^="lightbox"]').first().click()
  await expect(page).toHaveURL(/\.svg/)
  await page.goBack()
  await page.locator('a[data-num="2"]').first().click()
  await expect(page).toHaveURL(/page=2/)
  expect(loads).toBe(4)
  expect(complaints.all.filter((line) => /^uncaught/.test(line))).toEqual([])
})

test('what `document.write` adds while the page is read is found', { tag: '@firefox' }, async ({ page }) => {
  await page.route('/assets/site/ecrit.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `document.write('<p><a id="ecrit" rel="lightbox" href="/photos/vue-port-300.svg">Le port</a></p>')`,
    }),
  )
  await page.route('/', async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace(
      '<main',
      '<script src="/assets/site/ecrit.js"></script><main',
    )
    const headers = { ...response.headers(), 'content-security-policy': "script-src 'self'" }
    await route.fulfill({ response, body, headers })
  })
  await open(page, '/')
  await page.locator('#ecrit').click()
  await expect(page.locator('dialog[open] img')).toBeVisible()
})
