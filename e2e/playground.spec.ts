/** The playground of the reference (fixtures/site/playground): all of it happens in the visitor's browser. */
import type { Page } from '@playwright/test'
import { type State, written } from '../fixtures/site/playground/state'
import { expect, expectAccessible, expectContrast, test } from './test'

const shown = (page: Page) => page.frameLocator('#essai-cadres iframe:first-child')
const html = (page: Page) => page.getByRole('textbox', { name: 'HTML' })
const status = (page: Page) => page.locator('#essai-etat')

/** Opens the playground, and waits for its first page. */
async function start(page: Page, address = ''): Promise<void> {
  await page.goto(`/reference/essayer${address}`)
  await expect(status(page)).toContainText('Page montrée.')
}

const linkTo = async (state: Partial<State>): Promise<string> =>
  `#${await written({
    html: '',
    answers: new Map(),
    width: 'full',
    scheme: 'auto',
    flavour: 'preact',
    language: 'fr',
    ...state,
  })}`

test('an example is mounted; broken, check names the line and what to write; mended, all is well', async ({
  page,
}) => {
  await start(page)
  await page.getByLabel('Exemple').selectOption('map-switch')
  await expect(status(page)).toHaveText('Page montrée. Îlots : 1. Erreurs : 0, avertissements : 0.')
  const mounted = page.getByRole('region', { name: 'Ce qui est monté' })
  await expect(mounted.getByRole('row', { name: /map-switch/ })).toContainText('monté')
  await shown(page).getByRole('button', { name: 'Carte' }).click()
  await expect(shown(page).getByText('Brest, Rennes')).toBeHidden()
  await expect(page).toHaveURL(/\?exemple=map-switch$/)

  const right = await html(page).inputValue()
  await html(page).fill(right.replace('data-ilot="map-switch"', 'data-ilot="map-swich"'))
  const check = page.getByRole('region', { name: 'Ce que dit check' })
  await expect(check).toContainText('écrire « map-switch »')
  await expect(check).toContainText('erreur')
  await expect(status(page)).toHaveText('Page montrée. Îlots : 0. Erreurs : 1, avertissements : 0.')
  await expect(mounted).toContainText('Aucun îlot')
  await expect(page.getByRole('region', { name: 'Pourquoi' })).toContainText('écrire « map-switch »')
  await check.getByRole('button', { name: 'Ligne 1' }).click()
  await expect(html(page)).toBeFocused()
  const selected = await html(page).evaluate((field: HTMLTextAreaElement) =>
    field.value.slice(field.selectionStart, field.selectionEnd),
  )
  expect(selected).toBe('<div data-ilot="map-swich">')

  await html(page).fill(right)
  await expect(check).toContainText('Rien à corriger.')
  await expect(status(page)).toHaveText('Page montrée. Îlots : 1. Erreurs : 0, avertissements : 0.')
})

test('a call is listed with its fields, and the answer that one writes is what the island shows', async ({
  page,
  complaints,
}) => {
  complaints.expectFailedLoads()
  await start(page, '?exemple=autocomplete')
  const calls = page.getByRole('region', { name: 'Ses appels' })
  const call = calls.locator('details').filter({ hasText: 'autocomplete' })
  await expect(call).toContainText('pas encore fait')
  await call.locator('summary').click()
  await call.getByLabel('Réponse', { exact: true }).fill('[{"value":"Quimper","nom":"Quimper","id":"9"}]')
  await expect(call).toContainText('modifiée')
  await expect(page).toHaveURL(/#1\./)
  await expect(status(page)).toContainText('Îlots : 1.')
  await shown(page).getByLabel('Ville').pressSequentially('Qui')
  await expect(shown(page).getByRole('option', { name: 'Quimper' })).toBeVisible()
  await expect(call).toContainText('fait 1 fois')
  await expect(call).toContainText('autocompleter[methode]=chercher')

  await call.getByLabel('Statut').fill('500')
  await expect(call.getByLabel('Statut')).toBeFocused()
  await expect(call).toContainText('pas encore fait')
  await shown(page).getByLabel('Ville').pressSequentially('Qui')
  await expect(calls).toContainText('ILOTS-403')
})

test('a call that nobody knows gets a 404 that says so, and is listed to be answered', async ({
  page,
  complaints,
}) => {
  complaints.expectFailedLoads()
  complaints.expect(/ILOTS-/)
  await start(
    page,
    await linkTo({ html: '<a class="squeezebox" href="/a" rel="{handler:\'iframe\'}">Voir</a>' }),
  )
  await shown(page).getByRole('link', { name: 'Voir' }).click()
  const inside = shown(page).frameLocator('dialog iframe')
  await expect(inside.locator('body')).toContainText('Pas de réponse à GET /a')
  const call = page
    .getByRole('region', { name: 'Ses appels' })
    .locator('details')
    .filter({ hasText: 'GET /a' })
  await call.locator('summary').click()
  await call.getByLabel('Réponse', { exact: true }).fill('<h1>Bonjour</h1>')
  await expect(call).toContainText('pas encore fait')
  await shown(page).getByRole('link', { name: 'Voir' }).click()
  await expect(inside.getByRole('heading', { name: 'Bonjour' })).toBeVisible()
})

test('a link opened elsewhere shows the same: HTML, answers, width, scheme, flavour and language', async ({
  page,
  context,
}) => {
  await start(page)
  await html(page).fill('<p><a data-ilot="popup" href="/h">Horaires</a></p>')
  await page.getByLabel('Largeur').selectOption('390')
  await page.getByLabel('Thème').selectOption('dark')
  await page.getByLabel('Moteur').selectOption('react')
  await page.getByLabel('Langue de la page').selectOption('en')
  await expect(shown(page).locator('html')).toHaveAttribute('lang', 'en')
  await shown(page).getByRole('link', { name: 'Horaires' }).click()
  const call = page
    .getByRole('region', { name: 'Ses appels' })
    .locator('details')
    .filter({ hasText: 'GET /h' })
  await call.locator('summary').click()
  await call.getByLabel('Réponse', { exact: true }).fill('<p>De 9 h à 18 h</p>')
  await expect(call).toContainText('pas encore fait')

  const other = await context.newPage()
  await other.goto(page.url())
  await expect(status(other)).toContainText('Page montrée. Îlots : 1.')
  await expect(html(other)).toHaveValue('<p><a data-ilot="popup" href="/h">Horaires</a></p>')
  await expect(other.getByLabel('Moteur')).toHaveValue('react')
  await expect(other.locator('#essai-cadres iframe')).toHaveCSS('width', '390px')
  await expect(shown(other).locator('html')).toHaveCSS('color-scheme', 'dark')
  await shown(other).getByRole('link', { name: 'Horaires' }).click()
  await expect(shown(other).getByRole('dialog')).toContainText('De 9 h à 18 h')
})

test('writing adds nothing to the history, and a link that was cut says so', async ({ page }) => {
  await start(page)
  const before = await page.evaluate(() => history.length)
  await html(page).fill('<p>a</p>')
  await expect(page).toHaveURL(/#1\./)
  await html(page).fill('<p>b</p>')
  await expect(shown(page).getByText('b', { exact: true })).toBeVisible()
  expect(await page.evaluate(() => history.length)).toBe(before)
  await page.goto('/reference/')
  await start(page, (await linkTo({ html: '<p>Bonjour</p>' })).slice(0, 12))
  await expect(page.getByText('Ce lien n’a pas pu être lu')).toBeVisible()
})

/** Each would leave a mark on the page around it, leave the site, or ask somebody. */
const HOSTILE = `<html onclick="top.hostile = 'html'"><head>
<base href="https://evil.example/">
<meta http-equiv="refresh" content="0;url=https://evil.example/refresh">
<link rel="stylesheet" href="https://evil.example/a.css"><link rel="preconnect" href="https://evil.example">
<style>@import url(https://evil.example/b.css); p { background: url(https://evil.example/c.png) }</style>
<script>top.hostile = 'inline'</script><script src="https://evil.example/a.js"></script>
<script src="/assets/site/witness.js"></script><script type="module">top.hostile = 'module'</script>
<script type="application/json" id="ilots-config">{"product":"acme","recaptcha":{"version":2,"siteKey":"k","src":"https://evil.example/captcha.js"},"endpoints":{"translations":"https://evil.example/t"}}</script>
</head><body onload="top.hostile = 'load'">
<img src="x" onerror="top.hostile = 'error'"><img src="https://evil.example/p.png" srcset="https://evil.example/q.png 2x">
<svg onload="top.hostile = 'svg'"><a xlink:href="javascript:top.hostile='svg link'"><text y="20">a1</text></a><script>top.hostile = 'svg script'</script><image href="https://evil.example/i.png"/></svg>
<p><a href="javascript:top.hostile='link'">a2</a> <a href=" java&#10;script:top.hostile='link'">a3</a> <a target="_top" href="https://evil.example/top">a4</a>
<a target="_blank" href="https://evil.example/blank">a5</a> <a href="data:text/html,<script>top.hostile=1</script>">a6</a></p>
<article data-goto-url="javascript:top.hostile='goto'">a7</article><article data-goto-url="https://evil.example/goto" data-goto-target="_top">a8</article>
<form action="https://evil.example/form" method="post"><input name="getAttributeNames"><input name="remove"><button>a9</button></form>
<form action="javascript:top.hostile='form'" target="_top" onsubmit="top.hostile='submit'"><input name="attributes"><button formaction="javascript:top.hostile='formaction'">a10</button></form>
<fieldset form="round" name="lastChild"><form id="round"></form></fieldset>
<iframe src="https://evil.example/frame"></iframe><iframe src="javascript:top.hostile='frame'"></iframe>
<iframe srcdoc="<script src='/assets/ilots/ilots.js' data-platform='plateforme' data-session-hash='autre'></script><iframe src='/ilots'></iframe><script>top.hostile='srcdoc'</script><img src=x onerror=top.hostile='srcdoc'><a target=_top href=https://evil.example/inside>a11</a>"></iframe>
<object data="https://evil.example/o"></object><embed src="https://evil.example/e"><video src="https://evil.example/v" poster="https://evil.example/w" autoplay></video>
<template><img src="https://evil.example/t" onerror="top.hostile = 'template'"></template>
<noscript><img src="https://evil.example/n"></noscript><math><mtext><style><img src=x onerror="top.hostile = 'mutation'"></style></mtext></math>
<img name="head"><img name="body"><img name="body"><form><input name="matches"></form><img name="createElement"><img name="documentElement"><img id="Ilots"><div data-ilot="bot-check" data-consent></div>
<a class="squeezebox" href="/s" rel="{handler:'string',content:'<img src=x onerror=top.hostile=1>'}">a12</a>
<a class="squeezebox" href="https://evil.example/box" rel="{handler:'iframe'}">a13</a></body></html>`

test('a dialog that is closed leaves the page as it was', async ({ page }) => {
  const link = `<a class="squeezebox" href="/s" rel="{handler:'string',content:'Bonjour'}">Lire</a><input aria-label="Nom">`
  await start(page, await linkTo({ html: link }))
  await shown(page).getByLabel('Nom').fill('Dupont')
  await shown(page).getByRole('link', { name: 'Lire' }).click()
  // Its name is another one once the sample's translations are there.
  await shown(page).locator('.ilots-modal-close').click()
  await expect(shown(page).getByRole('dialog')).toHaveCount(0)
  await shown(page).getByRole('link', { name: 'Lire' }).click()
  await expect(shown(page).getByRole('dialog')).toContainText('Bonjour')
  await page.keyboard.press('Escape')
  await expect(shown(page).getByRole('dialog')).toHaveCount(0)
  await expect(shown(page).getByLabel('Nom')).toHaveValue('Dupont')
})

test('a hostile link runs nothing, asks nobody, and leads nowhere', async ({ page, complaints }) => {
  complaints.expect(/./)
  const asked: string[] = []
  // What a policy refuses comes neither here nor to a route.
  page.on('response', (response) => asked.push(response.url()))
  await page.route('https://evil.example/**', (route) => {
    asked.push(route.request().url())
    return route.abort()
  })
  const answers = new Map([
    ['GET /s', { status: 200, type: 'text/html', body: '<script>top.hostile = 1</script>' }],
  ])
  await page.goto('/reference/essayer')
  await page.evaluate(() => localStorage.setItem('plateforme-word secret', 'gardé'))
  await page.goto(`/reference/essayer${await linkTo({ html: HOSTILE, answers })}`)
  await page.reload()
  asked.length = 0
  await page.reload()
  await expect(status(page)).toContainText('Page montrée.')
  const check = page.getByRole('region', { name: 'Ce que dit check' })
  await expect(check).toContainText('Scripts laissés de côté : 5.')
  for (const number of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 13]) {
    const control = shown(page).getByText(`a${number}`, { exact: true })
    if ((await control.count()) > 0) await control.evaluate((element) => (element as HTMLElement).click?.())
    for (const dialog of await shown(page).locator('dialog').all())
      await dialog.evaluate((element: HTMLDialogElement) => element.close())
  }
  const calls = page.getByRole('region', { name: 'Ses appels' })
  await expect(calls).toContainText('https://evil.example/top')
  expect(
    await shown(page)
      .locator('html')
      .evaluate(() => 'hostile' in window),
  ).toBe(false)
  const frame = await (await page.locator('#essai-cadres iframe').first().elementHandle())?.contentFrame()
  expect(frame?.childFrames()).not.toEqual([])
  for (const framed of frame?.childFrames() ?? [])
    expect(
      await framed.evaluate(() => {
        try {
          return ['Ilots' in window, window.frames[0]?.location.href ?? '']
        } catch {
          // It is nobody's, too.
          return ['Ilots' in window, '']
        }
      }),
    ).toEqual([false, expect.not.stringContaining('/ilots')])
  const inside = shown(page).locator('iframe[srcdoc*="a11"]').contentFrame()
  await inside.getByText('a11').evaluate((element) => (element as HTMLElement).click())
  expect(await page.evaluate(() => 'hostile' in window)).toBe(false)
  expect(await page.evaluate(() => localStorage.getItem('plateforme-word secret'))).toBe('gardé')
  expect(page.url()).toContain('/reference/essayer#1.')
  expect(page.context().pages()).toHaveLength(1)
  expect(asked.filter((url) => !new URL(url).pathname.startsWith('/assets/'))).toEqual([
    expect.stringContaining('/reference/essayer'),
  ])
})

test('the frame is nobody’s origin: it reads nothing that the site keeps, and cannot reach the page around it', async ({
  page,
}) => {
  await page.goto('/reference/')
  await page.evaluate(() => localStorage.setItem('secret', 'du site'))
  await start(page, await linkTo({ html: '<p>Bonjour</p>' }))
  const reached = await shown(page)
    .locator('body')
    .evaluate(() => {
      const tried = (act: () => unknown) => {
        try {
          return String(act())
        } catch (error) {
          return (error as Error).name
        }
      }
      return {
        origin: self.origin,
        parent: tried(() => parent.document.title),
        database: tried(() => indexedDB.open('a')),
        kept: tried(() => localStorage.getItem('secret')),
        // Past what the playground puts in its place.
        storage: tried(() => {
          const inner = document.body.appendChild(document.createElement('iframe'))
          return inner.contentWindow?.localStorage
        }),
      }
    })
  expect(reached).toEqual({
    origin: 'null',
    parent: 'SecurityError',
    database: 'SecurityError',
    kept: 'null',
    storage: 'SecurityError',
  })
})

test('the frame of the site’s own origin, wherever it is opened, shows nothing', async ({
  page,
  complaints,
}) => {
  // Firefox asks for the icon of a page that has none.
  complaints.expect(/favicon/)
  await page.goto('/assets/site/essayer-cadre.html')
  await page.evaluate((html) => {
    const state = {
      html,
      answers: new Map(),
      width: 'full',
      scheme: 'auto',
      flavour: 'preact',
      language: 'fr',
    }
    const order = {
      kind: 'show',
      state,
      dist: new URL('/assets/ilots/', location.href).href,
      calls: [],
      language: 'fr',
    }
    postMessage(order, '*', [new MessageChannel().port2])
    return new Promise((resolve) => setTimeout(resolve))
  }, '<p>Bonjour</p>')
  await expect(page.getByText('Bonjour')).toHaveCount(0)
  expect(await page.evaluate(() => document.querySelectorAll('script').length)).toBe(1)
})

test('a link, a window and a form lead nowhere, and the page says where they would have', async ({
  page,
  complaints,
}) => {
  // The policy that stops a script's `location.assign`.
  complaints.expect(/frame-src/)
  const html = `<article data-goto-url="/services">Services</article> <a href="https://vitrea.example/" target="_blank">Vitréa</a>
<form action="/devis?a=1" method="post"><button>Envoyer</button></form>`
  await start(page, await linkTo({ html }))
  await shown(page).getByText('Services').click()
  await shown(page).getByRole('link', { name: 'Vitréa' }).click()
  await shown(page).getByRole('button', { name: 'Envoyer' }).click()
  const calls = page.getByRole('region', { name: 'Ses appels' })
  await expect(calls).toContainText('page ouverte : /services')
  await expect(calls).toContainText('fenêtre ouverte : https://vitrea.example/')
  await expect(calls).toContainText('formulaire envoyé : POST /devis?a=1')
  await expect(shown(page).getByText('Services')).toBeVisible()
})

test('what a page keeps is its own, and goes with it', async ({ page }) => {
  await start(page, '?exemple=front-banner')
  await shown(page).getByRole('link', { name: 'Fermer' }).click()
  await expect(shown(page).getByText('Nos ateliers ferment')).toBeHidden()
  expect(await page.evaluate(() => document.cookie)).not.toContain('fermeture')
  await page.getByRole('button', { name: 'Montrer' }).click()
  await expect(shown(page).getByText('Nos ateliers ferment')).toBeVisible()
})

test('what a page’s own address is answered can be written before it asks, and the link is copied', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const writeText = async (text: string) => document.documentElement.setAttribute('data-copied', text)
    Object.defineProperty(navigator, 'clipboard', { value: { writeText } })
  })
  await start(page, '?exemple=content-block')
  const calls = page.getByRole('region', { name: 'Ses appels' })
  const call = calls.locator('details').filter({ hasText: 'POST {url}' })
  await call.locator('summary').click()
  await call
    .getByLabel('Réponse', { exact: true })
    .fill('<ul data-role="items"><li>Une deuxième page</li></ul>')
  await expect(call).toContainText('modifiée')
  await page.getByRole('button', { name: 'Copier le lien' }).click()
  await expect(page.getByText('Le lien est copié')).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-copied', /\/reference\/essayer#1\./)
  await shown(page).getByRole('link', { name: 'Page 2' }).click()
  await expect(shown(page).getByText('Une deuxième page')).toBeVisible()
  await expect(calls.locator('details').filter({ hasText: 'POST /blocs/actualites' })).toContainText(
    'identload=actualites_refresh1',
  )
})

test('each island’s page leads to its own HTML, changed here', async ({ page }) => {
  await page.goto('/reference/en/slider')
  await page.getByRole('link', { name: 'Change this HTML, and see' }).click()
  await expect(status(page)).toContainText('Page shown. Islands: 1. Errors: 0')
  await expect(html(page)).toHaveValue(/data-ilot="slider"/)
})

test('it is accessible in both schemes, fits 390 px, and Tab leaves the field of the HTML', async ({
  page,
  complaints,
}) => {
  // What judges asks each frame, by the origin of this one.
  complaints.expect(/does not match the recipient window.s origin/)
  await start(
    page,
    await linkTo({ html: '<div data-ilot="slidr"></div><a data-ilot="popup" href="/a">A</a>' }),
  )
  await expectAccessible(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectContrast(page)
  await page.emulateMedia({ colorScheme: 'light' })
  await page.setViewportSize({ width: 390, height: 800 })
  await shown(page).getByRole('link', { name: 'A' }).click()
  await page
    .getByRole('region', { name: 'Ses appels' })
    .locator('summary')
    .filter({ hasText: 'GET /a' })
    .click()
  const { scrollWidth, clientWidth } = await page
    .locator('html')
    .evaluate((root) => ({ scrollWidth: root.scrollWidth, clientWidth: root.clientWidth }))
  expect(scrollWidth).toBe(clientWidth)
  await html(page).focus()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Montrer' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(status(page)).toContainText('Page montrée.')
})
