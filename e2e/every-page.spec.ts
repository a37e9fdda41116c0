import type { Page } from '@playwright/test'
import type { IlotsApi } from '../src/engine/api'
import { counters } from './counters'
import { expect, isWhole, moving, open, settle, test } from './test'

declare const Ilots: IlotsApi

test('a hostile style sheet leaves the overlays readable', {
  tag: ['@daily', '@chromium-only'],
}, async ({ page }) => {
  await open(page, '/difficile/css-hostile')
  await page.locator('#fMenuMobileButton').click()
  await expect(page.locator('dialog.ilots-menu')).toBeVisible()
  await settle(page)
  const box = await page.locator('dialog.ilots-menu').boundingBox()
  expect(box?.height).toBe(page.viewportSize()?.height)
  await page.getByRole('button', { name: 'Services' }).click()
  await expect(page.locator('.ilots-menu-link').first()).toContainText('Services')
})

test('under reduced motion nothing of ours moves', { tag: ['@daily', '@chromium-only'] }, async ({
  page,
  browserName,
}) => {
  test.skip(browserName === 'firefox', 'its driver cannot emulate the preference')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, '/ilots/modal')
  await page.locator('[data-modal-case="pied"]').click()
  await expect(page.locator('dialog.ilots-modal')).toBeVisible()
  expect(await moving(page)).toEqual([])
})

test('in forced colours the dialog has a border', { tag: '@chromium-only' }, async ({
  page,
  browserName,
}) => {
  test.skip(browserName === 'firefox', 'the driver cannot emulate forced colours there')
  await page.emulateMedia({ forcedColors: 'active' })
  await open(page, '/ilots/modal')
  await page.locator('[data-modal-case="pied"]').click()
  await expect(page.locator('dialog.ilots-modal')).toHaveCSS('border-top-style', 'solid')
})

test.describe('nothing is left behind', () => {
  test.skip(({ browserName }) => browserName !== 'chromium', 'the counters are the Chromium protocol’s')

  // `npm run test:all` goes on for longer, so that less a round is seen, and has all that opens: every day has one of
  // each kind (the menu opens as every dialog does).
  const ROUNDS = isWhole ? 48 : 12

  const WINDOWS = 4
  const HEAP_BYTES_A_ROUND = 16_384

  /** Five rounds warm up what is made once; those that follow must not add to it. */
  async function expectSteady(page: Page, round: () => Promise<void>): Promise<void> {
    for (let count = 0; count < 5; count += 1) await round()
    const before = await counters(page)
    const growths: number[] = []
    let heap = before.heap
    for (let window = 0; window < WINDOWS; window += 1) {
      for (let count = 0; count < ROUNDS / WINDOWS; count += 1) await round()
      const after = await counters(page)
      growths.push((after.heap - heap) / (ROUNDS / WINDOWS))
      heap = after.heap
    }
    // What leaks grows in each window; what the browser compiles meanwhile, or has yet to sweep, in some.
    expect(Math.min(...growths), `bytes a round: ${growths.map(Math.round)}`).toBeLessThan(HEAP_BYTES_A_ROUND)
    // A leak is at least one a round, and stays; what the collector has yet to sweep goes at one of its next rounds.
    await expect(async () => {
      const after = await counters(page)
      expect((after.listeners - before.listeners) / ROUNDS).toBeLessThan(0.5)
      expect(after.nodes / before.nodes).toBeLessThan(1 + ROUNDS * 0.002)
    }).toPass({ timeout: 10_000 })
  }

  test('after many rounds of the modal', { tag: '@chromium-only' }, async ({ page }) => {
    test.setTimeout(120_000)
    await open(page, '/ilots/modal')
    await expectSteady(page, async () => {
      await page.locator('[data-modal-case="pied"]').click()
      await page.locator('dialog.ilots-modal').waitFor()
      await page.keyboard.press('Escape')
      await page.locator('dialog.ilots-modal').waitFor({ state: 'detached' })
    })
  })

  test('after many rounds of the lightbox', { tag: '@chromium-only' }, async ({ page }) => {
    test.setTimeout(120_000)
    await open(page, '/ilots/lightbox/groupe')
    await expectSteady(page, async () => {
      await page.locator('a[rel^="lightbox"]').first().click()
      await page.locator('[data-current] .ilots-lightbox-image.is-shown').waitFor()
      await page.keyboard.press('ArrowRight')
      await page.keyboard.press('Escape')
      await page.locator('dialog.ilots-lightbox').waitFor({ state: 'detached' })
    })
  })

  test('a lightbox that has spoken and closed is let go whole', {
    tag: '@chromium-only',
  }, async ({ page }) => {
    // Code that is fetched ahead listens to the page once, whenever it comes: it would be taken for something kept.
    // So would that of the texts, which the first island to mount asks for, as soon as the page has nothing better to
    // do.
    await page.addInitScript(() => {
      window.IlotsConfig = { warm: 'none' }
    })
    await open(page, '/ilots/lightbox/groupe')
    const link = page.locator('a[rel^="lightbox"]').first()
    await link.hover()
    const isComplete = () => {
      const { islands, requests } = Ilots.inspect()
      return (
        islands.some(({ island, state }) => island === 'lightbox' && state === 'mounted') &&
        requests.some(({ island, state }) => island === 'translations' && state === 'done')
      )
    }
    await expect.poll(() => page.evaluate(isComplete)).toBe(true)
    const before = await counters(page)
    await link.click()
    await page.locator('[data-current] .ilots-lightbox-image.is-shown').waitFor()
    await page.keyboard.press('ArrowRight')
    await expect(page.locator('dialog.ilots-lightbox .ilots-spoken')).toContainText('2')
    await page.keyboard.press('Escape')
    await page.locator('dialog.ilots-lightbox').waitFor({ state: 'detached' })
    // From the first overlay on, the page listens to Turbo (`taken-for-visit.ts`).
    await expect.poll(async () => (await counters(page)).listeners).toBeLessThanOrEqual(before.listeners + 1)
  })

  test('after many rounds of the contact-sheet', { tag: '@chromium-only' }, async ({ page }) => {
    test.setTimeout(120_000)
    await open(page, '/ilots/contact-sheet/simple')
    let at = 0
    await expectSteady(page, async () => {
      at = at === 1 ? 2 : 1
      const thumbnail = page.locator('[data-medium]').nth(at)
      await thumbnail.click()
      await expect(thumbnail).toHaveAttribute('aria-current', 'true')
      await page.locator('[data-role="medium"]').click()
      await page.locator('[data-current] .ilots-lightbox-image.is-shown').waitFor()
      await page.keyboard.press('Escape')
      await page.locator('dialog.ilots-lightbox').waitFor({ state: 'detached' })
    })
  })

  test('after many rounds of the inspector', { tag: '@chromium-only' }, async ({ page }) => {
    test.setTimeout(120_000)
    await open(page, '/ilots/goto-block/simple')
    await expectSteady(page, async () => {
      await page.evaluate(() => Ilots.inspector.open())
      await page.getByRole('treeitem').first().waitFor()
      await page.keyboard.press('Escape')
      await page.locator('.ilots-inspector').waitFor({ state: 'detached' })
    })
  })

  for (const [island, marker] of [
    ['secure-link', 'secure-link'],
    ['popup', 'popup'],
    ['image-zoom', 'zoom'],
  ] as const)
    test(`after many rounds of the ${island}`, {
      tag: '@chromium-only',
    }, async ({ page }) => {
      test.setTimeout(120_000)
      await open(page, `/ilots/${island}/simple`)
      await expectSteady(page, async () => {
        await page.locator(`[data-ilot~="${marker}"]`).first().click()
        await page.locator('dialog.ilots-popup[aria-busy="false"]').waitFor()
        await page.keyboard.press('Escape')
        await page.locator('dialog.ilots-popup').waitFor({ state: 'detached' })
      })
    })

  test('after many rounds of the menu', { tag: '@chromium-only' }, async ({ page }) => {
    test.setTimeout(120_000)
    await open(page, '/ilots/mobile-menu/simple')
    await expectSteady(page, async () => {
      await page.locator('#fMenuMobileButton').click()
      await page.locator('dialog.ilots-menu').waitFor()
      await page.keyboard.press('Escape')
      await page.locator('dialog.ilots-menu').waitFor({ state: 'detached' })
    })
  })

  test('after many rounds of a table in full screen', { tag: '@chromium-only' }, async ({ page }) => {
    test.setTimeout(120_000)
    await open(page, '/ilots/wide-table/triable')
    await expectSteady(page, async () => {
      await page.getByRole('button', { name: 'Voir plus de détails' }).click()
      await page.locator('dialog.ilots-wide').waitFor()
      await page.keyboard.press('Escape')
      await page.locator('dialog.ilots-wide').waitFor({ state: 'detached' })
    })
  })

  test('after many rounds of the date picker', { tag: '@chromium-only' }, async ({ page }) => {
    test.setTimeout(120_000)
    await open(page, '/ilots/date-field/date')
    const button = page.locator('.ilots-date-button').first()
    await expectSteady(page, async () => {
      await button.click()
      await page.locator('.ilots-date-picker').waitFor()
      await page.keyboard.press('Enter')
      await page.locator('.ilots-date-picker').waitFor({ state: 'detached' })
    })
  })

  test('after many rounds of the search', { tag: '@chromium-only' }, async ({ page }) => {
    test.setTimeout(120_000)
    await open(page, '/ilots/mini-search/glisse')
    await page.getByRole('button', { name: 'Rechercher' }).click()
    await expect(page.getByRole('combobox')).toBeFocused()
    await expectSteady(page, async () => {
      // Not typed: the browser keeps a node of every text that was, to undo it.
      await page.getByRole('combobox').evaluate((field) => {
        ;(field as HTMLInputElement).value = 'v'
        field.dispatchEvent(new Event('input', { bubbles: true }))
      })
      await page.locator('.ilots-search').waitFor()
      await page.keyboard.press('Escape')
      await page.locator('.ilots-search').waitFor({ state: 'detached' })
    })
  })

  test('after many rounds of suggestions', { tag: '@chromium-only' }, async ({ page }) => {
    test.setTimeout(120_000)
    await open(page, '/ilots/autocomplete/ville')
    const field = page.locator('[data-ilot="autocomplete"]')
    await field.focus()
    await expect(field).toHaveRole('combobox')
    let term = 're'
    await expectSteady(page, async () => {
      // Another list each time, so that options come, stay and go; not typed, as above.
      term = term === 're' ? 'ren' : 're'
      await field.evaluate((input, text) => {
        ;(input as HTMLInputElement).value = text
        input.dispatchEvent(new Event('input', { bubbles: true }))
      }, term)
      await page.getByRole('option', { name: 'Rennes' }).waitFor()
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Escape')
      await page.locator('.ilots-suggestions').waitFor({ state: 'detached' })
    })
  })

  test('after many rounds of a form’s errors', { tag: '@chromium-only' }, async ({ page }) => {
    test.setTimeout(120_000)
    await open(page, '/ilots/form/contact')
    const form = page.locator('form[data-ilot-mounted~="form"]')
    const notes = form.locator('.ilots-form-note')
    await expectSteady(page, async () => {
      await form.getByRole('button', { name: 'Envoyer' }).click()
      await expect(notes).toHaveCount(6)
      // Not typed: the browser keeps a node of every text that was, to undo it.
      await form.getByLabel('Votre nom').evaluate((field) => {
        ;(field as HTMLInputElement).value = 'Camille'
        field.dispatchEvent(new Event('input', { bubbles: true }))
      })
      await expect(notes).toHaveCount(5)
      await form.getByRole('button', { name: 'Envoyer' }).click()
      await expect(page.locator('.ilots-form-line')).toHaveCount(5)
      await form.evaluate((element) => (element as HTMLFormElement).reset())
      await expect(notes).toHaveCount(0)
    })
  })

  test('after many rounds of a toast', { tag: '@chromium-only' }, async ({ page }) => {
    test.setTimeout(120_000)
    await open(page, '/ilots/toast')
    await expectSteady(page, async () => {
      await page.evaluate(() => Ilots.toast('Le lien est copié.'))
      await page.locator('.ilots-toast-close').click()
      await page.locator('.ilots-toasts').waitFor({ state: 'detached' })
    })
  })

  test('after many rounds of the permalink', { tag: '@chromium-only' }, async ({ page }) => {
    test.setTimeout(120_000)
    await open(page, '/ilots/permalink/simple')
    await expectSteady(page, async () => {
      await page.locator('[data-ilot="permalink"]').click()
      await page.locator('dialog.ilots-modal').waitFor()
      await page.keyboard.press('Escape')
      await page.locator('dialog.ilots-modal').waitFor({ state: 'detached' })
    })
  })

  test('after many rounds of the loader', { tag: '@chromium-only' }, async ({ page }) => {
    test.setTimeout(120_000)
    await open(page, '/ilots/loading-screen')
    await expectSteady(page, async () => {
      await page.evaluate(() => Ilots.loading.show({ version: 2, show_logo: true, couleur_fond: '#fff' }))
      await page.locator('.ilots-loading-loading').waitFor()
      await page.evaluate(() => Ilots.loading.progress(1, 3))
      await page.evaluate(() => Ilots.loading.hide())
      await page.locator('.ilots-loading').waitFor({ state: 'detached' })
    })
  })

  test('after many refreshes of a block', { tag: '@chromium-only' }, async ({ page }) => {
    test.setTimeout(120_000)
    await open(page, '/ilots/content-block/sans-historique')
    let num = 1
    await expectSteady(page, async () => {
      num = num === 1 ? 2 : 1
      const link = page.locator(`#bloc-sans-historique a[data-num="${num}"]`)
      await link.click()
      await expect(link).toHaveAttribute('aria-current', 'page')
    })
  })

  test('after many pages of a block, each gone back from', {
    tag: '@chromium-only',
  }, async ({ page }) => {
    test.setTimeout(120_000)
    await open(page, '/')
    await expectSteady(page, async () => {
      await page.locator('a[data-param="page"][data-num="2"]').click()
      await page.locator('a[data-num="2"][aria-current="page"]').waitFor()
      await page.goBack()
      await page.locator('a[data-num="1"][aria-current="page"]').waitFor()
    })
  })

  for (const [island, path] of [
    ['front-popup', '/ilots/front-popup/compte-voile'],
    ['front-banner', '/ilots/front-banner/session'],
  ] as const)
    test(`after many rounds of ${island}`, { tag: '@chromium-only' }, async ({ page }) => {
      test.setTimeout(120_000)
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await open(page, path)
      const host = page.locator(`[data-ilot="${island}"]`)
      await expect(host).toHaveAttribute('data-ilot-mounted')
      // The server's HTML, as a refresh of the block around it would bring it.
      await page.evaluate(() => window.Ilots?.unmount(document))
      const source = await host.evaluateHandle((element) => element.cloneNode(true))
      await expectSteady(page, async () => {
        await host.evaluate((element, original) => {
          sessionStorage.clear()
          element.replaceWith(original.cloneNode(true))
        }, source)
        await expect(host).toHaveAttribute('data-ilot-mounted')
        await host.locator('[data-role="close"]').click()
        await host.waitFor({ state: 'hidden' })
      })
    })
})
