import type { Page } from '@playwright/test'
import type { LoadingSettings } from '../src/contracts/services/loading'
import type { IlotsApi } from '../src/engine/api'
import { codeOf } from './code'
import { callsOf, expect, expectAccessible, hold, moving, open, settle, test } from './test'

declare const Ilots: IlotsApi

const LIST = '/ilots/loading-screen'
const WAIT = "Veuillez patienter s'il vous plait..."
const host = (page: Page) => page.locator('[data-ilot="loading-screen"]')
const loader = (page: Page) => page.locator('.ilots-loading')
const bar = (page: Page) => page.getByRole('progressbar', { name: 'Progression' })

const show = (page: Page, settings?: LoadingSettings) =>
  page.evaluate((given) => Ilots.loading.show(given), settings)
const hide = (page: Page) => page.evaluate(() => Ilots.loading.hide())
const progress = (page: Page, done: number, total: number) =>
  page.evaluate(([n = 0, m = 0]) => Ilots.loading.progress(n, m), [done, total])

/** Which element is seen, and pressed, in the middle of the window. */
const isInMiddle = (page: Page, selector: string) =>
  page.evaluate((wanted) => {
    const seen = document.elementFromPoint(innerWidth / 2, innerHeight / 2)
    return Boolean(seen?.closest(wanted))
  }, selector)
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent)

/** Opens a page whose image comes when it is told to. */
async function openWaiting(page: Page, name: string) {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/lent/*', async (route) => {
    await held
    await route.fulfill({ path: 'fixtures/site/public/images/vue-alpes.svg' })
  })
  await page.goto(`${LIST}/${name}`, { waitUntil: 'commit' })
  return release
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test.skip(({ browserName }) => browserName === 'firefox', 'its driver cannot disable JavaScript')

  for (const name of ['page', 'contenu-du-serveur', 'cache-par-le-serveur'])
    test(`${name} does not hide the page`, async ({ page }) => {
      await page.goto(`${LIST}/${name}`)
      await page.getByRole('link', { name: 'Toutes nos réalisations' }).click()
      await expect(page).toHaveURL(/\/realisations$/)
    })

  test('photos are sent by the form itself', async ({ page }) => {
    await page.goto('/contact/demander-un-devis')
    await page.getByLabel('Immatriculation').fill('AB-123-CD')
    await page.getByLabel('Votre adresse email').fill('camille@exemple.fr')
    await page.getByLabel('Photos du verre').setInputFiles(photo)
    await page.getByRole('button', { name: 'Envoyer mes photos' }).click()
    await expect(page.getByText('Vos photos sont arrivées.')).toBeVisible()
  })
})

const photo = { name: 'impact.png', mimeType: 'image/png', buffer: Buffer.alloc(2_000, 7) }

test('a screen that covers from the first paint goes by itself when our script does not come', async ({
  page,
  complaints,
}) => {
  complaints.expectFailedLoads()
  complaints.expect(/Ilots is not defined/)
  await page.route('**/ilots.js', (route) => route.abort())
  await page.goto(`${LIST}/contenu-du-serveur`)
  await expect(host(page)).toBeVisible()
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish()
  })
  await expect(host(page)).toBeHidden()
})

test.describe('the page’s own screen', () => {
  test('covers the page until it is loaded, then fades and is hidden', { tag: '@daily' }, async ({
    page,
  }) => {
    const release = await openWaiting(page, 'page')
    await expect(host(page)).toContainText('CHARGEMENT')
    await expect(host(page)).toContainText(WAIT)
    expect(await isInMiddle(page, '.ilots-loading')).toBe(true)
    release()
    await expect(host(page)).toHaveClass(/is-leaving/)
    await expect(host(page)).toHaveCSS('pointer-events', 'none')
    await expect(host(page)).toHaveCSS('transition-duration', '0.6s')
    await expect(host(page)).toBeHidden()
    await page.getByRole('link', { name: 'Toutes nos réalisations' }).click()
    await expect(page).toHaveURL(/\/realisations$/)
  })

  test('keeps what the server wrote and adds what is missing', async ({ page }) => {
    const release = await openWaiting(page, 'contenu-du-serveur')
    await expect(host(page).getByText('CHARGEMENT')).toBeVisible()
    await expect(host(page).locator('b')).toHaveText('le verre automobile')
    await expect(host(page).getByText('Vitréa')).toHaveCount(1)
    await expect(host(page).locator('img')).toHaveCount(1)
    release()
    await expect(host(page)).toBeHidden()
  })

  test('shows the site’s logo, name and description, accessibly', async ({ page }) => {
    const release = await openWaiting(page, 'identite')
    for (const text of ['Vitréa', 'Le verre automobile depuis 1987', 'CHARGEMENT'])
      await expect(host(page).getByText(text, { exact: true })).toBeVisible()
    await expect(host(page).locator('.ilots-loading-logo')).toHaveJSProperty('complete', true)
    await expectAccessible(page)
    release()
  })

  test('has the colours, texts and image it is given', async ({ page }) => {
    const release = await openWaiting(page, 'couleurs-image')
    await expect(host(page)).toHaveCSS('background-color', 'rgb(6, 64, 60)')
    await expect(host(page)).toHaveCSS('color', 'rgb(230, 242, 239)')
    await expect(host(page).getByText('Nous arrivons')).toBeVisible()
    await expect(host(page)).not.toContainText('Veuillez')
    await expect(host(page).locator('.ilots-loading-image')).toBeVisible()
    release()
  })

  test('hidden by the server, is shown all the same', async ({ page }) => {
    const release = await openWaiting(page, 'cache-par-le-serveur')
    await expect(host(page).getByText('Un instant')).toBeVisible()
    release()
    await expect(host(page)).toBeHidden()
  })

  test('lets a dialog that opens meanwhile be answered', async ({ page }) => {
    const release = await openWaiting(page, 'page')
    await expect(host(page)).toBeVisible()
    await page.evaluate(() => Ilots.modal.open({ titre: 'Cookies', contenu: 'Aucun.', closetop: true }))
    await expect(page.locator('dialog.ilots-modal')).toBeVisible()
    expect(await isInMiddle(page, 'dialog')).toBe(true)
    await page.locator('.ilots-modal-close').click()
    await expect(page.locator('dialog.ilots-modal')).toHaveCount(0)
    await expect(host(page)).toBeVisible()
    release()
    await expect(host(page)).toBeHidden()
  })

  test('goes with Escape', async ({ page }) => {
    const release = await openWaiting(page, 'page')
    await expect(host(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(host(page)).toBeHidden()
    release()
  })

  test('goes after ten seconds when an image never comes', async ({ page }) => {
    await page.clock.install()
    await openWaiting(page, 'image-qui-ne-vient-pas')
    await expect(host(page)).toBeVisible()
    await page.clock.fastForward(11_000)
    await expect(host(page)).toBeHidden()
    expect(await page.evaluate(() => document.readyState)).not.toBe('complete')
  })

  test('is gone without a fade under reduced motion', async ({ page, browserName }) => {
    test.skip(browserName === 'firefox', 'its driver cannot emulate the preference')
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const release = await openWaiting(page, 'page')
    await expect(host(page)).toBeVisible()
    expect(await moving(page)).toEqual([])
    await expect(host(page)).toHaveCSS('transition-duration', '0s')
    release()
    await expect(host(page)).toBeHidden()
  })

  test('inserted after the load is hidden at once', async ({ page }) => {
    await open(page, `${LIST}/page`)
    await page.evaluate(() => {
      const late = document.createElement('div')
      late.id = 'tard'
      late.dataset.ilot = 'loading-screen'
      late.textContent = 'Un instant'
      document.body.append(late)
    })
    await expect(page.locator('#tard')).toHaveAttribute('data-ilot-mounted', 'loading-screen')
    await expect(page.locator('#tard')).toBeHidden()
    await expect(page.locator('#tard')).toHaveText('Un instant')
  })

  test('stays hidden when the visitor comes back', async ({ page }) => {
    const release = await openWaiting(page, 'page')
    release()
    await expect(host(page)).toBeHidden()
    await page.goto('/services')
    await page.evaluate(() => history.back())
    await expect(page).toHaveURL(/loading-screen\/page$/)
    await expect(page.getByRole('heading', { name: 'Un écran vide' })).toBeVisible()
    await expect(host(page)).toBeHidden()
  })

  test('does not show without its code', async ({ page, complaints }) => {
    complaints.expectFailedLoads()
    await page.route(codeOf('loading-screen'), (route) => route.abort())
    const release = await openWaiting(page, 'cache-par-le-serveur')
    await expect.poll(() => complaints.all.join()).toContain('ILOTS-301')
    await expect(host(page)).toBeHidden()
    release()
  })

  test('taken out of the page while it covers, leaves the page whole', async ({ page }) => {
    const release = await openWaiting(page, 'page')
    await expect(host(page)).toBeVisible()
    await host(page).evaluate((element) => element.remove())
    release()
    await page.getByRole('link', { name: 'Toutes nos réalisations' }).click()
    await expect(page).toHaveURL(/\/realisations$/)
  })

  test('says which settings it refuses', async ({ page, complaints }) => {
    complaints.expect(/ILOTS-20[13]/)
    const release = await openWaiting(page, 'reglages-refuses')
    await expect(host(page)).toContainText('CHARGEMENT')
    for (const name of ['data-version', 'data-couleur-fond', 'javascript:'])
      expect(complaints.all.join()).toContain(name)
    release()
  })
})

test.describe('Ilots.loading', () => {
  test.beforeEach(({ page }) => open(page, LIST))

  test('shows the default texts in a status, and hides', async ({ page }) => {
    await show(page)
    await expect(page.getByRole('status').filter({ hasText: 'CHARGEMENT' })).toContainText(WAIT)
    await expectAccessible(page)
    await hide(page)
    await expect(loader(page)).toHaveCount(0)
    await expect(page.locator('html')).not.toHaveAttribute('data-ilots-locked')
  })

  for (const colorScheme of ['light', 'dark'] as const)
    for (const version of [1, 2] as const)
      test(`version ${version} with everything is accessible, ${colorScheme}`, async ({
        page,
        browserName,
      }) => {
        test.skip(browserName === 'firefox' && colorScheme === 'dark', 'its driver cannot emulate the scheme')
        await page.emulateMedia({ colorScheme })
        await show(page, { version, show_logo: 1, show_title: '1', show_desc: true })
        await progress(page, 1, 3)
        await expect(loader(page)).toContainText('34 %')
        await expectAccessible(page)
      })

  test('fits 320 px, long texts too', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 480 })
    await show(page, {
      show_title: true,
      show_desc: true,
      image: '/assets/site/images/vue-foret.svg',
      txt_loading: 'Recherche du pare-brise correspondant à votre immatriculation',
    })
    await progress(page, 1, 2)
    await expect(loader(page)).toContainText('50 %')
    const overflow = await loader(page).evaluate((element) => element.scrollWidth - element.clientWidth)
    expect(overflow).toBe(0)
  })

  test('keeps the keyboard from the page, and the focus where it is', async ({ page }) => {
    const button = page.locator('[data-loading-case="dialogue-avant"]')
    await button.focus()
    await show(page)
    await expect(loader(page)).toContainText('CHARGEMENT')
    for (const key of ['Enter', ' ', 'Tab', 'Shift+Tab']) await page.keyboard.press(key)
    expect(await focused(page)).toBe('Par-dessus un dialogue ouvert')
    await hide(page)
    expect(await focused(page)).toBe('Par-dessus un dialogue ouvert')
    await expect(page.locator('dialog')).toHaveCount(0)
    await page.keyboard.press('Enter')
    await expect(page.locator('dialog.ilots-modal')).toBeVisible()
  })

  test('keeps what is typed out of the field behind', async ({ page }) => {
    await open(page, '/contact/demander-un-devis')
    const field = page.getByLabel('Immatriculation')
    await field.fill('AB')
    await show(page)
    await expect(loader(page)).toContainText('CHARGEMENT')
    await page.keyboard.type('XYZ')
    await page.keyboard.press('Backspace')
    await hide(page)
    await page.keyboard.type('-1')
    await expect(field).toHaveValue('AB-1')
  })

  test('keeps the pointer from the page', async ({ page }) => {
    await page.locator('[data-loading-case="dialogue-avant"]').scrollIntoViewIfNeeded()
    const box = await page.locator('[data-loading-case="dialogue-avant"]').boundingBox()
    await show(page)
    await expect(loader(page)).toContainText('CHARGEMENT')
    await page.mouse.click((box?.x ?? 0) + 20, (box?.y ?? 0) + 10)
    await expect(loader(page)).toBeVisible()
    await hide(page)
    await expect(loader(page)).toHaveCount(0)
    await page.mouse.click((box?.x ?? 0) + 20, (box?.y ?? 0) + 10)
    await expect(page.locator('dialog.ilots-modal')).toBeVisible()
  })

  test('lets a script put the focus where the result is', async ({ page }) => {
    await show(page)
    await expect(loader(page)).toContainText('CHARGEMENT')
    await page.locator('#contenu').evaluate((main) => main.focus())
    await hide(page)
    await expect(page.locator('#contenu')).toBeFocused()
  })

  test('goes with Escape, and the next one shows', async ({ page }) => {
    await show(page)
    await expect(loader(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(loader(page)).toHaveCount(0)
    await show(page)
    await expect(loader(page)).toBeVisible()
  })

  test('offers the way back after twenty seconds, to the keyboard too', async ({ page }) => {
    await page.clock.install()
    await open(page, LIST)
    await page.locator('[data-loading-case="oublie"]').focus()
    await page.keyboard.press('Enter')
    await expect(loader(page)).toContainText('CHARGEMENT')
    await page.clock.fastForward(21_000)
    await expect(loader(page)).toContainText('C’est plus long que prévu.')
    await expectAccessible(page)
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Revenir à la page' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(loader(page)).toHaveCount(0)
    await expect(page.locator('[data-loading-case="oublie"]')).toBeFocused()
  })

  test('offers it to the pointer', async ({ page }) => {
    await page.clock.install()
    await open(page, LIST)
    await page.locator('[data-loading-case="oublie"]').click()
    await expect(loader(page)).toContainText('CHARGEMENT')
    await page.clock.fastForward(21_000)
    await page.getByRole('button', { name: 'Revenir à la page' }).click()
    await expect(loader(page)).toHaveCount(0)
  })

  test('waits for each hide', async ({ page }) => {
    await show(page)
    await show(page)
    await hide(page)
    await expect(loader(page)).toBeVisible()
    await hide(page)
    await expect(loader(page)).toHaveCount(0)
  })

  test('shown and hidden at once has never been there', async ({ page }) => {
    const seen = await page.evaluate(async () => {
      let count = 0
      const observer = new MutationObserver(() => {
        count += document.querySelectorAll('.ilots-loading').length
      })
      observer.observe(document.body, { childList: true })
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
      await Ilots.loading.show()
      await Ilots.loading.hide()
      for (let frames = 0; frames < 3; frames += 1) await frame()
      await Ilots.loading.show()
      for (let frames = 0; frames < 3; frames += 1) await frame()
      return count
    })
    expect(seen).toBe(1)
  })

  test('progress is a bar, its percentage rounded up', async ({ page }) => {
    await show(page)
    await expect(bar(page)).toBeVisible()
    await expect(bar(page)).not.toHaveAttribute('aria-valuenow')
    for (const [done, total, percent] of [
      [1, 3, 34],
      [0, 0, 0],
      [7, 100, 7],
      [9, 3, 100],
    ] as const) {
      await progress(page, done, total)
      await expect(bar(page)).toHaveAttribute('aria-valuenow', String(percent))
      await expect(bar(page)).toHaveText(`${percent} %`)
    }
    await settle(page)
    const share = () =>
      page.evaluate(() => {
        const track = document.querySelector('.ilots-loading-bar')
        return track && Number.parseFloat(getComputedStyle(track, '::before').inlineSize) / track.clientWidth
      })
    await expect.poll(share).toBe(1)
  })

  test('says what it refuses, and keeps what it shows', async ({ page, complaints }) => {
    complaints.expect(/ILOTS-20[13]/)
    const wrong = {
      version: 3,
      couleur_fond: 'bleuet',
      txt_loading: {},
      image: 'javascript:alert(1)',
      vitesse: 2,
    }
    await show(page, wrong as unknown as LoadingSettings)
    await progress(page, 2, 3)
    await progress(page, Number.NaN, 3)
    await expect(bar(page)).toHaveText('67 %')
    for (const name of ['version', 'couleur_fond', 'txt_loading', 'vitesse'])
      expect(complaints.all.join()).toContain(`show(${name})`)
    for (const said of ['progress(n, m)', 'javascript:']) expect(complaints.all.join()).toContain(said)
  })

  test('the old name does the same', async ({ page }) => {
    await page.locator('[data-loading-case="ancien"]').click()
    await expect(loader(page)).toContainText('RECHERCHE')
    await expect(bar(page)).toHaveText('50 %')
    await expect(loader(page)).toHaveCount(0)
  })

  test('its ring stands still under reduced motion', async ({ page, browserName }) => {
    test.skip(browserName === 'firefox', 'its driver cannot emulate the preference')
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await show(page)
    await expect(loader(page)).toContainText('CHARGEMENT')
    expect(await moving(page)).toEqual([])
  })

  test('its bar is seen in forced colours', async ({ page, browserName }) => {
    test.skip(browserName === 'firefox', 'its driver cannot emulate them')
    await page.emulateMedia({ forcedColors: 'active' })
    await show(page)
    await progress(page, 1, 2)
    await expect(page.locator('.ilots-loading-bar')).toHaveCSS('border-top-style', 'solid')
  })

  test('taken out by a page that replaces its content, comes back', async ({ page }) => {
    await show(page)
    await expect(loader(page)).toContainText('CHARGEMENT')
    await page.evaluate(() => document.body.replaceChildren(document.createElement('main')))
    await expect(loader(page)).toContainText('CHARGEMENT')
    expect(await isInMiddle(page, '.ilots-loading')).toBe(true)
    await hide(page)
    await expect(loader(page)).toHaveCount(0)
  })
})

test('a hostile style sheet leaves the loader readable', async ({ page }) => {
  await open(page, '/difficile/css-hostile')
  await show(page, { show_title: true })
  await progress(page, 1, 2)
  await expect(loader(page)).toContainText('50 %')
  expect((await loader(page).boundingBox())?.height).toBe(page.viewportSize()?.height)
  await expect(loader(page)).toHaveCSS('color', 'rgb(255, 255, 255)')
  await expect(page.locator('.ilots-loading-bar')).toBeVisible()
})

test.describe('with dialogs', () => {
  const dialog = (page: Page) => page.locator('dialog.ilots-modal')
  const openDialog = (page: Page) =>
    page.evaluate(() => Ilots.modal.open({ titre: 'Devis', contenu: 'Prêt.', closetop: true }))
  /** Screen readers find it: no modal dialog makes it inert. */
  const isInReach = (page: Page) =>
    loader(page).evaluate((screen) =>
      [...document.querySelectorAll('dialog:modal')].every((each) => each.contains(screen)),
    )

  test.beforeEach(({ page }) => open(page, LIST))

  test('lies above one that is open, within reach, and Escape is its own', async ({ page }) => {
    await openDialog(page)
    await expect(dialog(page)).toBeVisible()
    await show(page)
    await expect(loader(page)).toContainText('CHARGEMENT')
    expect(await isInMiddle(page, '.ilots-loading')).toBe(true)
    expect(await isInReach(page)).toBe(true)
    await expectAccessible(page)
    await page.keyboard.press('Enter')
    await expect(dialog(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(loader(page)).toHaveCount(0)
    await expect(dialog(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toHaveCount(0)
  })

  test('lies above one that opens later, whose focus it leaves alone', async ({ page }) => {
    await show(page)
    await expect(loader(page)).toContainText('CHARGEMENT')
    await openDialog(page)
    await expect(dialog(page)).toBeVisible()
    expect(await isInMiddle(page, '.ilots-loading')).toBe(true)
    expect(await isInReach(page)).toBe(true)
    await hide(page)
    await expect(loader(page)).toHaveCount(0)
    await expect(dialog(page).getByRole('button')).toBeFocused()
  })

  test('stays when the one below it closes', async ({ page }) => {
    await page.locator('[data-loading-case="oublie"]').focus()
    await openDialog(page)
    await show(page)
    await expect(loader(page)).toContainText('CHARGEMENT')
    await page.evaluate(() => Ilots.modal.close())
    await expect(dialog(page)).toHaveCount(0)
    await expect(loader(page)).toContainText('CHARGEMENT')
    expect(await isInMiddle(page, '.ilots-loading')).toBe(true)
    await expect(page.locator('[data-loading-case="oublie"]')).toBeFocused()
    await hide(page)
    await expect(loader(page)).toHaveCount(0)
  })

  test('lies above a dialog that is not ours', async ({ page }) => {
    await show(page)
    await expect(loader(page)).toContainText('CHARGEMENT')
    await page.evaluate(() => {
      const other = document.createElement('dialog')
      other.textContent = 'Nous respectons votre vie privée.'
      document.body.append(other)
      other.showModal()
    })
    await expect.poll(() => isInMiddle(page, '.ilots-loading')).toBe(true)
    expect(await isInReach(page)).toBe(true)
    await page.evaluate(() => document.querySelector('dialog')?.close())
    await expect(loader(page)).toBeVisible()
  })
})

test.describe('while its code is on the way', () => {
  test('a hide wins: nothing is shown', async ({ page }) => {
    const release = await hold(page, codeOf('loading-screen'))
    await open(page, LIST, 'domcontentloaded')
    await page.evaluate(() => {
      void Ilots.loading.show().then(() => {
        document.body.dataset.answered = 'yes'
      })
      void Ilots.loading.hide()
    })
    release()
    await expect(page.locator('body')).toHaveAttribute('data-answered', 'yes')
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    )
    await expect(loader(page)).toHaveCount(0)
  })

  test('that never comes, nothing is shown and whoever asked goes on', async ({ page, complaints }) => {
    complaints.expectFailedLoads()
    await page.route(codeOf('loading-screen'), (route) => route.abort())
    await open(page, LIST)
    await show(page)
    await progress(page, 1, 2)
    await hide(page)
    await expect(loader(page)).toHaveCount(0)
  })
})

test.describe('where photos are sent', () => {
  async function send(page: Page, address = '/contact/demander-un-devis') {
    await open(page, address)
    await page.getByLabel('Immatriculation').fill('AB-123-CD')
    await page.getByLabel('Votre adresse email').fill('camille@exemple.fr')
    await page.getByLabel('Photos du verre').setInputFiles(photo)
    await page.getByRole('button', { name: 'Envoyer mes photos' }).click()
  }

  test('the loader says how far they are, and leaves the focus on the answer', async ({ page }) => {
    // Noted by the page itself: a busy machine may look again only when the loader has gone.
    await page.addInitScript(() => {
      const note = () => {
        const { dataset } = document.documentElement
        const text = document.querySelector('.ilots-loading')?.textContent
        if (text) dataset.seen = `${dataset.seen ?? ''}|${text}`
      }
      const all = { childList: true, characterData: true, subtree: true }
      addEventListener('DOMContentLoaded', () => new MutationObserver(note).observe(document.body, all))
    })
    await send(page, '/contact/demander-un-devis?delay=1500')
    await expect(page.getByText('Vos photos sont arrivées.')).toBeVisible()
    const html = page.locator('html')
    await expect(html).toHaveAttribute('data-seen', /ENVOI DE VOS PHOTOS/)
    await expect(html).toHaveAttribute('data-seen', /100\s%/)
    await expect(loader(page)).toHaveCount(0)
    await expect(page.locator('#devis')).toBeFocused()
    expect(await callsOf(page, 'demander-un-devis')).toHaveLength(1)
  })

  test('a failure gives the form back as it was', async ({ page, complaints }) => {
    complaints.expectFailedLoads()
    await send(page, '/contact/demander-un-devis?fault=500')
    await expect(page.getByRole('alertdialog')).toContainText('L’envoi n’a pas abouti.')
    await expect(loader(page)).toHaveCount(0)
    await page.getByRole('button', { name: 'OK' }).click()
    await expect(page.getByLabel('Immatriculation')).toHaveValue('AB-123-CD')
  })
})
