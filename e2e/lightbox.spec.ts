import type { Page } from '@playwright/test'
import { codeOf } from './code'
import { closeByBack, codeThatRan, expect, expectAccessible, hold, open, settle, test } from './test'

const lightbox = (page: Page) => page.locator('dialog.ilots-lightbox')
const slide = (page: Page) => lightbox(page).locator('[data-current]')
const image = (page: Page) => slide(page).locator('.ilots-lightbox-image')
const counter = (page: Page) => lightbox(page).locator('.ilots-lightbox-counter')
const button = (page: Page, name: string) => lightbox(page).getByRole('button', { name, exact: true })

async function openCase(page: Page, name: string, index = 0) {
  await open(page, `/ilots/lightbox/${name}`)
  await page.locator('a[rel^="lightbox"]').nth(index).click()
  await expect(lightbox(page)).toBeVisible()
}

/** A finger on the stage, from its middle. */
async function swipe(page: Page, distance: number) {
  await page.evaluate((by) => {
    const target = document.querySelector('[data-current] .ilots-lightbox-image') as Element
    const send = (type: string, x: number) =>
      target.dispatchEvent(
        new PointerEvent(type, {
          bubbles: true,
          pointerId: 7,
          pointerType: 'touch',
          clientX: 300 + x,
          clientY: 300,
        }),
      )
    Element.prototype.setPointerCapture = () => {}
    send('pointerdown', 0)
    for (const part of [0.25, 0.5, 0.75, 1]) send('pointermove', by * part)
    send('pointerup', by)
  }, distance)
}

test.describe('without JavaScript', () => {
  test.skip(({ browserName }) => browserName === 'firefox', 'its driver cannot switch scripts off')
  test.use({ javaScriptEnabled: false })

  test('the link shows the image', async ({ page }) => {
    await page.goto('/ilots/lightbox/seule')
    await page.locator('a[rel="lightbox"]').click()
    await expect(page).toHaveURL(/vue-alpes-1800\.svg/)
  })
})

test('a link on its own says that it opens a dialog, and has no counter, arrows or slideshow', async ({
  page,
  context,
}) => {
  await open(page, '/ilots/lightbox/seule')
  const link = page.locator('a[rel="lightbox"]')
  await expect(link).toHaveAttribute('aria-haspopup', 'dialog')
  expect((await codeThatRan(page)).filter((path) => codeOf('lightbox').test(path))).toEqual([])

  await test.step('ctrl+click is the browser’s own', async () => {
    const opened = context.waitForEvent('page')
    await link.click({ modifiers: ['ControlOrMeta'] })
    await (await opened).close()
    await expect(lightbox(page)).toHaveCount(0)
  })

  await link.click()
  await expect(button(page, 'fermer')).toBeFocused()
  await expect(counter(page)).toHaveCount(0)
  for (const name of ['précédente', 'suivante', 'démarrer la présentation'])
    await expect(button(page, name)).toHaveCount(0)
})

test('a group holds its own links only, in the order of the page, with the images beside on their way', async ({
  page,
  complaints,
}) => {
  const asked: string[] = []
  page.on('request', (request) => void asked.push(new URL(request.url()).pathname))
  await openCase(page, 'deux', 3)
  await expect(counter(page)).toHaveText('2/3')
  await expect(image(page)).toHaveAttribute('alt', 'Boulogne-sur-Mer')
  await expect(image(page)).toHaveClass(/is-shown/)
  await expect.poll(() => asked).toContain('/photos/vue-plaine-1800.svg')
  expect(asked).toContain('/photos/vue-neige-1800.svg')
  expect(asked).not.toContain('/photos/vue-vignes-1800.svg')

  await test.step('it holds links that the page hides', async () => {
    await openCase(page, 'cachees')
    await button(page, 'suivante').click()
    await expect(counter(page)).toHaveText('2/3')
    await expect(slide(page).locator('.ilots-lightbox-caption')).toHaveText('L’impact')
  })

  await test.step('a refused address is left out of it', async () => {
    complaints.expect(/ILOTS-203/)
    await openCase(page, 'refusee')
    await expect(counter(page)).toHaveText('1/2')
    await page.keyboard.press('Escape')
    await page.getByRole('link', { name: 'Une adresse refusée' }).click()
    await expect(page).not.toHaveTitle('piégé')
    await expect(lightbox(page)).toHaveCount(0)
  })
})

test('a caption is text, and a node that is not in the page is an error that names it', async ({
  page,
  complaints,
}) => {
  await openCase(page, 'legende-hostile')
  await expect(slide(page).locator('.ilots-lightbox-caption')).toHaveText(
    'Côte de <b>Nuits</b> <img src=x onerror=alert(1)>',
  )

  complaints.expect(/ILOTS-202.*nulle-part/)
  await open(page, '/ilots/lightbox/absent')
  await page.locator('a[rel="lightbox"]').click()
  await expect.poll(() => complaints.all.length).toBe(1)
  await expect(lightbox(page)).toHaveCount(0)
})

test.describe('keyboard', () => {
  test('Enter shows the image, named, with its caption; arrows, Home and End move, round and round', {
    tag: '@daily',
  }, async ({ page }) => {
    await open(page, '/ilots/lightbox/groupe')
    await page.locator('a[rel^="lightbox"]').first().focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog', { name: 'Popup' })).toBeVisible()
    await expect(image(page)).toHaveClass(/is-shown/)
    await expect(image(page)).toHaveAttribute('alt', 'La presqu’île de Crozon')
    await expect(slide(page).locator('.ilots-lightbox-caption')).toHaveText('Crozon, un matin de mars')
    await expect(counter(page)).toHaveText('1/3')
    await expectAccessible(page)
    for (const [key, place] of [
      ['ArrowRight', '2/3'],
      ['ArrowRight', '3/3'],
      ['ArrowRight', '1/3'],
      ['ArrowLeft', '3/3'],
      ['Home', '1/3'],
      ['End', '3/3'],
    ] as const) {
      await page.keyboard.press(key)
      await expect(counter(page)).toHaveText(place)
    }
  })

  test('Escape closes and focus goes back to the thumbnail', {
    tag: ['@firefox', '@react'],
  }, async ({ page }) => {
    await open(page, '/ilots/lightbox/groupe')
    const link = page.locator('a[rel^="lightbox"]').nth(1)
    await link.focus()
    await page.keyboard.press('Enter')
    await expect(counter(page)).toHaveText('2/3')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Escape')
    await expect(lightbox(page)).toHaveCount(0)
    await expect(link).toBeFocused()
  })

  test('Tab stays inside and reaches every control; plus enlarges, arrows move the image, minus and 0 reduce', async ({
    page,
  }) => {
    await openCase(page, 'groupe')
    await expect(image(page)).toHaveClass(/is-shown/)

    const names: (string | null)[] = []
    for (let count = 0; count < 14; count += 1) {
      await page.keyboard.press('Tab')
      names.push(await page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? null))
    }
    for (const name of [
      'démarrer la présentation',
      'réduire',
      'agrandir',
      'fermer',
      'précédente',
      'suivante',
    ])
      expect(names).toContain(name)
    expect(await page.evaluate(() => document.activeElement?.closest('main'))).toBeNull()

    const width = async () => (await image(page).boundingBox())?.width ?? 0
    const left = async () => (await image(page).boundingBox())?.x ?? 0
    const before = await width()
    await page.keyboard.press('+')
    expect(await width()).toBeCloseTo(before * 1.5, 0)
    await expect(lightbox(page).getByRole('status')).toContainText('agrandie à 150 %')
    await page.keyboard.press('+')
    const middle = await left()
    await page.keyboard.press('ArrowRight')
    expect(await left()).toBeLessThan(middle)
    await expect(counter(page)).toHaveText('1/3')
    const largest = await width()
    await page.keyboard.press('-')
    expect(await width()).toBeCloseTo(largest / 1.5, 0)
    await page.keyboard.press('0')
    expect(await width()).toBeCloseTo(before, 0)
  })
})

test.describe('pointer and touch', () => {
  test('buttons move and enlarge, as a swipe, two fingers, a double click and the wheel do', async ({
    page,
    pressFocus,
  }) => {
    await openCase(page, 'groupe')
    await button(page, 'suivante').click()
    await expect(counter(page)).toHaveText('2/3')
    await button(page, 'précédente').click()
    await button(page, 'précédente').click()
    await expect(counter(page)).toHaveText('3/3')
    await expect(image(page)).toHaveClass(/is-shown/)
    await expect(button(page, 'réduire')).toHaveAttribute('aria-disabled', 'true')
    await button(page, 'agrandir').click()
    await expect(lightbox(page)).toHaveClass(/is-zoomed/)
    await button(page, 'réduire').click()
    await expect(lightbox(page)).not.toHaveClass(/is-zoomed/)
    if (pressFocus === 'browser') await expect(button(page, 'réduire')).toBeFocused()

    await test.step('a swipe of 60 px moves, one of 39 px does not', async () => {
      for (const [distance, place] of [
        [-39, '3/3'],
        [-60, '1/3'],
        [60, '3/3'],
      ] as const) {
        await expect(image(page), place).toHaveClass(/is-shown/)
        await swipe(page, distance)
        await expect(counter(page)).toHaveText(place)
        await expect(lightbox(page), place).not.toHaveClass(/is-dragged/)
      }
    })

    await test.step('two fingers enlarge', async () => {
      await expect(image(page)).toHaveClass(/is-shown/)
      await page.evaluate(() => {
        const target = document.querySelector('[data-current] .ilots-lightbox-image') as Element
        const send = (type: string, pointerId: number, clientX: number) =>
          target.dispatchEvent(
            new PointerEvent(type, { bubbles: true, pointerId, pointerType: 'touch', clientX, clientY: 300 }),
          )
        send('pointerdown', 1, 300)
        send('pointerdown', 2, 400)
        send('pointermove', 2, 500)
        send('pointerup', 2, 500)
        send('pointerup', 1, 300)
      })
      await expect(lightbox(page).getByRole('status')).toContainText('agrandie à 200 %')
      await expect(counter(page)).toHaveText('3/3')
      await page.keyboard.press('0')
      await expect(lightbox(page)).not.toHaveClass(/is-zoomed/)
    })

    await test.step('a double click enlarges, a second one reduces', async () => {
      await image(page).dblclick()
      await expect(lightbox(page)).toHaveClass(/is-zoomed/)
      await image(page).dblclick()
      await expect(lightbox(page)).not.toHaveClass(/is-zoomed/)
    })

    await test.step('the wheel enlarges', async () => {
      await image(page).hover()
      await page.mouse.wheel(0, -400)
      await expect(lightbox(page)).toHaveClass(/is-zoomed/)
    })
  })
})

test.describe('slideshow', () => {
  async function openWithClock(page: Page) {
    await page.clock.install()
    await openCase(page, 'groupe')
    await expect(image(page)).toHaveClass(/is-shown/)
    // Installed, the clock goes on by itself: a slow machine would see a slide go by.
    await page.clock.pauseAt(Date.now() + 60_000)
  }

  test('starts stopped, goes on every 2500 ms, and stops when told or on the visitor’s own move', async ({
    page,
    pressFocus,
  }) => {
    await openWithClock(page)
    await page.clock.runFor(10_000)
    await expect(counter(page)).toHaveText('1/3')
    await button(page, 'démarrer la présentation').click()
    await page.clock.runFor(2_499)
    await expect(counter(page)).toHaveText('1/3')
    await page.clock.runFor(1)
    await expect(counter(page)).toHaveText('2/3')
    await expect(image(page)).toHaveClass(/is-shown/)
    await page.clock.runFor(2_500)
    await expect(counter(page)).toHaveText('3/3')
    await button(page, 'arrêter la présentation').click()
    await page.clock.runFor(10_000)
    await expect(counter(page)).toHaveText('3/3')
    if (pressFocus === 'browser') await expect(button(page, 'démarrer la présentation')).toBeFocused()

    await button(page, 'démarrer la présentation').click()
    await page.keyboard.press('ArrowRight')
    await expect(counter(page)).toHaveText('1/3')
    await expect(button(page, 'démarrer la présentation')).toBeVisible()
    await page.clock.runFor(10_000)
    await expect(counter(page)).toHaveText('1/3')
  })
})

test.describe('contents', () => {
  test('a node of the page is lent with its keys, and goes back with what was typed', async ({ page }) => {
    await openCase(page, 'inline')
    const number = page.getByLabel('Votre numéro de contrat')

    await test.step('keys of a field inside a slide are its own', async () => {
      await number.fill('AB')
      await page.keyboard.press('Home')
      await page.keyboard.type('+1')
      await expect(number).toHaveValue('+1AB')
    })

    await test.step('a press beside the slide that ends on it does not close', async () => {
      await page.mouse.move(40, 300)
      await page.mouse.down()
      await slide(page).locator('h3').hover()
      await page.mouse.up()
      await expect(lightbox(page)).toBeVisible()
    })

    await page.keyboard.press('Escape')
    await expect(lightbox(page)).toHaveCount(0)
    await expect(page.locator('#franchise')).toBeHidden()
    await expect(page.locator('main #franchise input')).toHaveValue('+1AB')
  })

  test('a fragment that does not come is said, tried again, and accessible', async ({ page, complaints }) => {
    complaints.expectFailedLoads()
    await openCase(page, 'contenu-en-echec')
    await expect(slide(page).getByRole('alert')).toContainText('Impossible de charger ce contenu.')
    await button(page, 'Réessayer').click()
    await expect(slide(page)).toContainText('Nos horaires')
    await expectAccessible(page)
  })

  test('a mixed group asks for a page or a fragment when its turn comes; frames are titled', async ({
    page,
    baseURL,
    complaints,
  }) => {
    complaints.expect(/Cookie/)
    await openCase(page, 'melee')
    await expect(lightbox(page).locator('iframe')).toHaveCount(0)
    await button(page, 'suivante').click()
    await expect(slide(page)).toContainText('Fermes et annoncés avant la pose.')
    await button(page, 'suivante').click()
    await expect(slide(page)).toContainText('Nos horaires')
    await button(page, 'suivante').click()
    await expect(page.getByTitle('Popup avec le contenu qui vient du site actuel')).toBeVisible()
    await expect(page.locator('main #prix')).toBeHidden()

    await openCase(page, 'autre-site')
    const host = new URL(baseURL ?? '').host.replace('127.0.0.1', 'localhost')
    await expect(page.getByTitle(`Popup avec le contenu provenant du site ${host}`)).toBeVisible()
  })

  test('an image is not enlarged above its own pixels; a click beside it closes, one on it does not', async ({
    page,
  }) => {
    for (const [name, width] of [
      ['srcset', 300],
      ['petite', 120],
    ] as const) {
      await openCase(page, name)
      await expect(image(page), name).toHaveClass(/is-shown/)
      expect((await image(page).boundingBox())?.width, name).toBeLessThanOrEqual(width)
    }
    await image(page).click()
    await expect(lightbox(page)).toBeVisible()
    await page.mouse.click(40, 300)
    await expect(lightbox(page)).toHaveCount(0)
  })

  test('an enlarged image asks for a larger file', async ({ page }) => {
    await open(page, '/realisations')
    await page.locator('a[rel^="lightbox"]').first().click()
    await expect(image(page)).toHaveClass(/is-shown/)
    await page.keyboard.press('+')
    await page.keyboard.press('+')
    await expect
      .poll(() => image(page).evaluate((each: HTMLImageElement) => each.currentSrc))
      .toContain('-3600')
  })
})

test.describe('slow and failing', () => {
  test('a slow image is waited for, with its thumbnail, or left', async ({ page }) => {
    const release = await hold(page, /fault=slow/)
    await openCase(page, 'lente')
    await page.keyboard.press('Escape')
    await expect(lightbox(page)).toHaveCount(0)
    await expect(page.locator('a[rel="lightbox"]')).toBeFocused()

    await page.keyboard.press('Enter')
    await expect(slide(page).getByRole('status')).toHaveText('Chargement…')
    await expect(slide(page).locator('.ilots-lightbox-thumbnail')).toBeVisible()
    await expectAccessible(page)
    release()
    await expect(image(page)).toHaveClass(/is-shown/)
    await expect(slide(page).locator('.ilots-lightbox-thumbnail')).toHaveCount(0)
  })

  test('an image that does not come is said, and tried again', { tag: '@daily' }, async ({
    page,
    complaints,
  }) => {
    complaints.expectFailedLoads()
    await openCase(page, 'en-echec')
    await expect(slide(page).getByRole('alert')).toContainText('Impossible de charger cette image.')
    await expectAccessible(page)
    await button(page, 'Réessayer').click()
    await expect(image(page)).toHaveClass(/is-shown/)
    await expect(slide(page).getByRole('alert')).toHaveCount(0)
    expect(await lightbox(page).evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true)
  })

  test('without its code, the link is a link', async ({ page, complaints }) => {
    complaints.expectFailedLoads()
    await page.route(codeOf('lightbox'), (route) => route.abort())
    await open(page, '/ilots/lightbox/seule')
    await page.locator('a[rel="lightbox"]').click()
    await expect(page).toHaveURL(/vue-alpes-1800\.svg/)
  })
})

test('is the only overlay, and one entry of the history, however many slides were seen', async ({
  page,
  complaints,
}) => {
  complaints.expect(/Attention, l'ouverture simultanée de deux modales est impossible/)
  await openCase(page, 'groupe')
  await page.evaluate(() => window.Ilots?.modal.open({ contenu: 'Une autre' }))
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await button(page, 'suivante').click()
  await button(page, 'suivante').click()
  await closeByBack(page)
  await expect(lightbox(page)).toHaveCount(0)
  await expect(page).toHaveURL(/lightbox\/groupe/)
})

test('a group of 300 makes no more of a page than one of 3', async ({ page }) => {
  const nodes = () => lightbox(page).evaluate((dialog) => dialog.querySelectorAll('*').length)
  await openCase(page, 'groupe')
  await expect(image(page)).toHaveClass(/is-shown/)
  const few = await nodes()
  await openCase(page, 'trois-cents')
  await expect(counter(page)).toHaveText('1/300')
  await expect(image(page)).toHaveClass(/is-shown/)
  expect(await nodes()).toBeLessThanOrEqual(few)
  await button(page, 'précédente').click()
  await expect(counter(page)).toHaveText('300/300')
})

test('fits 390 and 320 px, and its controls are large enough for a thumb', async ({ page }) => {
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 700 })
    if (width === 390) await openCase(page, 'groupe')
    await expect(image(page)).toHaveClass(/is-shown/)
    await settle(page)
    const controls = await lightbox(page)
      .getByRole('button')
      .evaluateAll((all) => all.map((control) => control.getBoundingClientRect().toJSON() as DOMRect))
    expect(controls.length).toBeGreaterThan(0)
    for (const box of controls) {
      expect(box.width).toBeGreaterThanOrEqual(44)
      expect(box.left).toBeGreaterThanOrEqual(0)
      expect(box.right).toBeLessThanOrEqual(width)
    }
    expect((await image(page).boundingBox())?.width).toBeLessThanOrEqual(width)
  }
})

test('under reduced motion nothing slides', async ({ page, browserName }) => {
  test.skip(browserName === 'firefox', 'its driver cannot emulate the preference')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openCase(page, 'groupe')
  await page.keyboard.press('ArrowRight')
  await expect(counter(page)).toHaveText('2/3')
  const seconds = await slide(page).evaluate((each) =>
    Number.parseFloat(getComputedStyle(each).transitionDuration),
  )
  expect(seconds).toBeLessThan(0.001)
})

test('a block that is refreshed under an open lightbox gives focus to its replacement', async ({ page }) => {
  await openCase(page, 'groupe')
  await page.evaluate(() => {
    const list = document.querySelector('.thumbs')
    list?.replaceWith(list.cloneNode(true))
  })
  await page.keyboard.press('Escape')
  await expect(lightbox(page)).toHaveCount(0)
  expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY')
})
