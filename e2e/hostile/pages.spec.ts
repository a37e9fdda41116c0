/**
 * Pages that are hard for other reasons than what content says: what the browser forbids, and what is around or done
 * to them.
 */
import type { FrameLocator, Page } from '@playwright/test'
import { expect, open, test } from '../test'

/** Opens and closes what needs no answer in HTML. */
async function openOverlays(page: Page | FrameLocator): Promise<void> {
  for (const opener of ['#fMenuMobileButton', 'a[rel^="lightbox"]']) {
    await page.locator(opener).first().click()
    await expect(page.locator('dialog[open]'), opener).toBeVisible()
    await page.locator('dialog[open]').press('Escape')
    await expect(page.locator('dialog'), opener).toHaveCount(0)
  }
}

/** What a visitor does on the home page. */
async function visit(page: Page | FrameLocator): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-ilots', 'ready')
  await openOverlays(page)
  await page.locator('a[data-num="2"]').first().click()
  await expect(page.locator('a[data-num="2"][aria-current="page"]')).toBeVisible()
}

test.use({ viewport: { width: 390, height: 844 } })

test('where the history refuses entries, as Safari does after a hundred, all works without', async ({
  page,
}) => {
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

test('in a frame without an origin links lead', async ({ page, complaints, browserName }) => {
  complaints.expectFailedLoads()
  complaints.expect(
    /blocked by CORS policy|Same Origin Policy|SameSite|sandboxed|ILOTS-|may not load data from/,
  )
  await page.goto('/difficile/cadre-bac-a-sable')
  const frame = page.frameLocator('iframe')
  await expect(frame.locator('html')).toHaveAttribute('data-ilots', 'ready')
  await frame.locator('a[data-num="2"]').first().click()
  // Chromium finds no code from a script of another origin. Firefox does: the refresh is refused, and its notice has
  // the link.
  if (browserName === 'firefox') await frame.getByRole('link', { name: 'Ouvrir le lien' }).click()
  await expect.poll(() => page.frames().at(-1)?.url()).toContain('page=2')
})

test('a body that an old script writes anew is the page that it was', async ({ page }) => {
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
  await open(page, '/difficile/base')
  await visit(page)
})

/** Sends the pages that are asked for with a CSP that names another Trusted Types policy than ours. */
const withoutOurPolicy = (page: Page) =>
  page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document' || route.request().method() !== 'GET')
      return route.continue()
    const response = await route.fetch()
    const headers = response.headers()
    const policy = `${headers['content-security-policy']}; trusted-types maison`
    await route.fulfill({ response, headers: { ...headers, 'content-security-policy': policy } })
  })

/** Browsers say of each policy that they refuse, and islands of each time that they miss ours. */
const MISSED =
  /ILOTS-30[12]\].*trusted-types ilots|CSP violation: trusted-types|TrustedTypePolicy|Trusted Types policy|Content-Security-Policy/

test('where the policy of the page does not allow ours, what shows no HTML of a server works', async ({
  page,
  complaints,
}) => {
  complaints.expect(MISSED)
  await open(page, '/difficile/autre-politique')
  await openOverlays(page)
})

for (const [name, path, use, arrival] of [
  ['a block', '/', (page: Page) => page.locator('a[data-num="2"]').first().click(), /page=2/],
  [
    'the agenda',
    '/ilots/agenda/simple',
    (page: Page) => page.locator('[data-ilot="agenda"] a[rel="next"]').first().click(),
    /ilots\/agenda\/simple\?/,
  ],
  [
    'a search',
    '/recherche?q=impact',
    async (page: Page) => {
      await page.locator('#recherche').fill('vitre')
      await page.locator('#recherche').press('Enter')
    },
    /q=vitre/,
  ],
  [
    'an element',
    '/ilots/element-form/modifier',
    async (page: Page) => {
      await page.getByLabel('Le poste').fill('Un poste décrit en plus de vingt caractères.')
      await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
    },
    /mes-offres/,
  ],
  [
    'a booking',
    '/ilots/booking/confirmer',
    async (page: Page) => {
      await page.locator('.choice', { hasText: 'mardi 10 h' }).click()
      await page.getByLabel('Votre nom').fill('Anne')
      await page.getByLabel('Votre téléphone').fill('0199001112')
      await page.getByRole('button', { name: 'Confirmer' }).click()
    },
    /contact\/prendre-rendez-vous/,
  ],
  [
    'a form that the server checks',
    '/ilots/form/verification',
    async (page: Page) => {
      await page.getByLabel('Votre nom').fill('Camille')
      await page.getByLabel('Immatriculation').fill('AB-123-CD')
      await page.getByRole('textbox', { name: 'Votre adresse email' }).fill('camille@exemple.fr')
      await page.getByRole('button', { name: 'Envoyer' }).click()
    },
    /merci/,
  ],
] as const)
  test(`where the policy of the page does not allow ours, ${name} leads as without script`, async ({
    page,
    complaints,
  }) => {
    complaints.expect(MISSED)
    await withoutOurPolicy(page)
    await open(page, path)
    await use(page)
    await expect(page).toHaveURL(arrival)
    expect(complaints.all.filter((line) => /ILOTS-30[12]\].*trusted-types ilots/.test(line))).not.toEqual([])
  })

test('where the policy of the page does not allow ours, fragments are framed, and an old question is its text', async ({
  page,
  complaints,
}) => {
  complaints.expect(MISSED)
  await withoutOurPolicy(page)
  for (const path of ['squeezebox/ajax', 'lightbox/ajax']) {
    await open(page, `/ilots/${path}`)
    await page.locator('.case-demo a').first().click()
    await expect(page.frameLocator('dialog iframe').locator('body'), path).toContainText('8 h')
    await expect(page.locator('dialog').getByRole('alert'), path).toHaveCount(0)
  }
  await open(page, '/ilots/modal')
  await page.evaluate(() => {
    const { vitreaConfirm } = window as unknown as { vitreaConfirm(content: string): void }
    vitreaConfirm('<p>Partir <b>maintenant</b> ?</p>')
  })
  await expect(page.locator('.ilots-modal-body')).toHaveText('Partir maintenant ?')
})

/** Opens a page in a frame of another site, which gives it no permission. */
async function frame(page: Page, baseURL: string | undefined, path: string): Promise<FrameLocator> {
  const around = new URL('/assets/site/site.css', baseURL)
  around.hostname = 'localhost'
  await page.goto(around.href)
  await page.evaluate((src) => {
    const element = Object.assign(document.createElement('iframe'), { src })
    element.style.cssText = 'width:380px;height:800px'
    document.body.append(element)
  }, `${baseURL}${path}`)
  const framed = page.frameLocator('iframe')
  await expect(framed.locator('html')).toHaveAttribute('data-ilots', 'ready')
  return framed
}

// The driver of Firefox delivers no press in a frame of another site.
test('in a frame of another site all works', { tag: '@chromium-only' }, async ({ page }) => {
  await page.goto('/difficile/cadre-ailleurs')
  await visit(page.frameLocator('iframe'))
})

test('what a frame of another site has no permission for is said, with another way', {
  tag: '@chromium-only',
}, async ({ page, baseURL, complaints }) => {
  complaints.expect(/Permissions policy violation/)
  const link = await frame(page, baseURL, '/ilots/permalink/simple')
  await link.locator('.case-demo [data-ilot]').click()
  await link.getByRole('button', { name: 'Copier dans le presse papier' }).click()
  await expect(link.getByRole('region', { name: 'Notifications' }).getByRole('status')).toContainText(/copi/)
  const share = await frame(page, baseURL, '/ilots/share-native/lien')
  await share.locator('[data-ilot="share-native"]').click()
  await expect(share.getByRole('region', { name: 'Notifications' }).getByRole('textbox')).toHaveValue(/^http/)
  const booking = await frame(page, baseURL, '/ilots/booking/adresse')
  await booking.getByRole('button', { name: /position/ }).click()
  await expect(booking.getByRole('dialog', { name: 'ATTENTION' })).toContainText('position')
})

for (const [reply, what] of [
  ['page', 'its page for later'],
  ['absent', 'that it is gone'],
  ['hier', 'another version'],
] as const)
  test(`where a service worker answers each file of code with ${what}, links lead and nothing is reloaded`, {
    tag: reply === 'absent' ? '@daily' : [],
  }, async ({ page, complaints }) => {
    complaints.expectFailedLoads()
    complaints.expect(/Failed to load module script|disallowed MIME type|ServiceWorker intercepted/)
    // A page without the policy, which would refuse the address of the worker.
    await page.goto('/assets/site/site.css')
    await page.evaluate(async (script) => {
      await navigator.serviceWorker.register(script)
      await navigator.serviceWorker.ready
    }, `/travailleur.js?reponse=${reply}`)
    let loads = 0
    page.on('framenavigated', () => {
      loads += 1
    })
    await page.goto('/')
    expect(await page.evaluate(() => navigator.serviceWorker.controller?.scriptURL)).toContain(reply)
    await expect(page.locator('html')).toHaveAttribute('data-ilots', 'ready')
    await page.locator('a[rel^="lightbox"]').first().click()
    await expect(page).toHaveURL(/\.svg/)
    await page.goBack()
    await page.locator('a[data-num="2"]').first().click()
    await expect(page).toHaveURL(/page=2/)
    expect(loads).toBe(4)
    expect(
      complaints.all.filter((line) => /^uncaught(?!: (Loading module|Failed to load))/.test(line)),
    ).toEqual([])
    expect(complaints.all.filter((line) => line.includes('ILOTS-301'))).not.toEqual([])
  })

test('what `document.write` adds while the page is read is found', async ({ page }) => {
  await open(page, '/difficile/document-write')
  await page.locator('#ecrit').click()
  await expect(page.locator('dialog[open] img')).toBeVisible()
})

test('what `document.write` puts in the place of a page that is here already leads', async ({ page }) => {
  await open(page, '/difficile/document-write-apres')
  await openOverlays(page)
  await page.getByRole('button', { name: 'Envoyer le dossier' }).click()
  await expect(page.locator('#ecrit')).toHaveAttribute('aria-haspopup', 'dialog')
  await page.locator('#ecrit').click()
  await expect(page).toHaveURL(/vue-port/)
})

test('where an old script has set `document.domain`, all works, and what is framed is shown', async ({
  page,
}) => {
  await open(page, '/difficile/domaine')
  await visit(page)
  await page.locator('a.squeezebox[rel*="iframe"]').first().click()
  const framed = page.locator('dialog[open] iframe')
  await expect(page.frameLocator('dialog iframe').getByRole('heading').first()).toBeVisible()
  expect(await framed.evaluate((element) => (element as HTMLIFrameElement).contentDocument)).toBeNull()
  await expect(page.locator('dialog')).not.toHaveAttribute('aria-busy', 'true')
  await expect(page.locator('dialog').getByRole('alert')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(page.locator('dialog')).toHaveCount(0)
})

test('a body that an old script writes again lives again', async ({ page, complaints }) => {
  // Styles that scripts have set come again as HTML.
  complaints.expect(/style-src/)
  await open(page, '/difficile/corps-reecrit')
  await visit(page)
  await page.getByRole('button', { name: 'Réécrire' }).click()
  await expect(page.getByText('Réécrit.')).toBeVisible()
  await visit(page)
})
