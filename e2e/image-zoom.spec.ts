import type { Page } from '@playwright/test'
import { codeOf } from './code'
import { closeByBack, codeThatRan, expect, expectAccessible, hold, open, settle, test } from './test'

const zoom = (page: Page) => page.locator('dialog.ilots-popup.is-zoom')
const image = (page: Page) => zoom(page).locator('img')
const host = (page: Page) => page.locator('[data-ilot~="zoom"]').first()
const close = (page: Page) => zoom(page).getByRole('button', { name: 'Fermer' })

async function openCase(page: Page, name: string) {
  await open(page, `/ilots/image-zoom/${name}`)
  await host(page).click()
}

async function shown(page: Page, name: string) {
  await openCase(page, name)
  await expect(zoom(page)).toHaveAttribute('aria-busy', 'false')
  await settle(page)
}

test.describe('without JavaScript', () => {
  test.skip(({ browserName }) => browserName === 'firefox', 'its driver cannot switch scripts off')
  test.use({ javaScriptEnabled: false })

  test('the link shows the image', async ({ page }) => {
    await page.goto('/ilots/image-zoom/simple')
    await host(page).click()
    await expect(page).toHaveURL(/vue-ocean-3600\.svg$/)
  })
})

test.describe('on load', () => {
  test('runs nothing, and an image without a link is a button', async ({ page }) => {
    await open(page, '/ilots/image-zoom/image')
    await expect(page.getByRole('button', { name: 'La forêt de Brocéliande' })).toHaveAttribute(
      'tabindex',
      '0',
    )
    const fetched = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => name),
    )
    expect(fetched.filter((name) => name.includes('-1800'))).toEqual([])
    expect((await codeThatRan(page)).filter((path) => codeOf('image-zoom').test(path))).toEqual([])
  })
})

test.describe('keyboard', () => {
  for (const name of ['simple', 'image', 'bouton'])
    for (const key of ['Enter', 'Space'])
      test(`${key} opens ${name}, Escape closes it and gives focus back`, {
        tag: name === 'image' && key === 'Enter' ? '@daily' : [],
      }, async ({ page }) => {
        test.skip(name === 'simple' && key === 'Space', 'a link is not opened by Space')
        await open(page, `/ilots/image-zoom/${name}`)
        await host(page).focus()
        await page.keyboard.press(key)
        await expect(image(page)).toBeVisible()
        await expect(close(page)).toBeFocused()
        await page.keyboard.press('Escape')
        await expect(zoom(page)).toHaveCount(0)
        await expect(host(page)).toBeFocused()
      })

  test('Back closes it', async ({ page }) => {
    await shown(page, 'simple')
    await closeByBack(page)
    await expect(zoom(page)).toHaveCount(0)
    await expect(page).toHaveURL(/image-zoom\/simple$/)
  })
})

test.describe('the image', () => {
  for (const [width, height] of [
    [1280, 720],
    [390, 844],
    [844, 390],
    [320, 320],
  ] as const)
    test(`takes at most 90 % of ${width} × ${height}, in its own shape`, async ({ page }) => {
      await page.setViewportSize({ width, height })
      await shown(page, 'simple')
      const box = await image(page).boundingBox()
      expect(box?.width).toBeLessThanOrEqual(width * 0.9 + 0.5)
      expect(box?.height).toBeLessThanOrEqual(height * 0.9 + 0.5)
      expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(1.5, 1)
      // Large: it fills one of the two.
      expect(Math.max((box?.width ?? 0) / width, (box?.height ?? 0) / height)).toBeCloseTo(0.9, 2)
      const frame = await zoom(page).boundingBox()
      expect(frame?.width).toBeLessThanOrEqual(width * 0.9 + 0.5)
      expect(frame?.height).toBeLessThanOrEqual(height * 0.9 + 0.5)
    })

  test('is never enlarged', async ({ page }) => {
    await shown(page, 'petite')
    const box = await image(page).boundingBox()
    expect([box?.width, box?.height]).toEqual([240, 160])
  })

  for (const name of ['simple', 'petite', 'minuscule', 'blanche'])
    test(`${name}: the close control is whole, on top, and 44 px at least`, async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 700 })
      await shown(page, name)
      const box = await close(page).boundingBox()
      expect(box?.width).toBeGreaterThanOrEqual(44)
      expect(box?.height).toBeGreaterThanOrEqual(44)
      const frame = await zoom(page).boundingBox()
      expect(box?.y).toBeGreaterThanOrEqual(frame?.y ?? 0)
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual((frame?.x ?? 0) + (frame?.width ?? 0))
      const isOnTop = await close(page).evaluate((button) => {
        const { x, y, width, height } = button.getBoundingClientRect()
        return button.contains(document.elementFromPoint(x + width / 2, y + height / 2))
      })
      expect(isOnTop).toBe(true)
      await close(page).click()
      await expect(zoom(page)).toHaveCount(0)
    })

  for (const [name, alt] of [
    ['simple', 'La presqu’île de Crozon'],
    ['image', 'La forêt de Brocéliande'],
    ['titre', 'La plaine de Beauce en juillet'],
    ['texte', 'La corniche des Cévennes'],
    ['bouton', 'La Côte de Nuits'],
  ] as const)
    test(`of ${name} is described by « ${alt} »`, async ({ page }) => {
      await shown(page, name)
      await expect(image(page)).toHaveAttribute('alt', alt)
    })

  test('is data-src, where there is one', async ({ page }) => {
    await shown(page, 'lien-et-source')
    await expect(image(page)).toHaveAttribute('src', '/photos/vue-port-1800.svg')
  })

  test('may come from another site', async ({ page, complaints }) => {
    complaints.expect(/Cookie/)
    await shown(page, 'autre-site')
    await expect(image(page)).toHaveAttribute('src', /localhost/)
  })

  test('is accessible', async ({ page }) => {
    await shown(page, 'simple')
    await expect(page.getByRole('dialog', { name: 'Popup' })).toBeVisible()
    await expectAccessible(page)
  })
})

test.describe('pointer', () => {
  test('a click on the image closes it, as its cursor says', async ({ page }) => {
    await shown(page, 'simple')
    await expect(image(page)).toHaveCSS('cursor', 'zoom-out')
    await image(page).click()
    await expect(zoom(page)).toHaveCount(0)
    await expect(host(page)).toBeFocused()
  })

  test('a click outside closes it', async ({ page }) => {
    await shown(page, 'simple')
    await page.mouse.click(3, 3)
    await expect(zoom(page)).toHaveCount(0)
  })

  test('the thumbnail says that it can be enlarged', async ({ page }) => {
    await open(page, '/ilots/image-zoom/image')
    await host(page).hover()
    await expect(host(page)).toHaveCSS('cursor', 'zoom-in')
  })
})

test.describe('failures', () => {
  test('an image that fails says so and is asked for again', async ({ page, complaints }) => {
    complaints.expectFailedLoads()
    await openCase(page, 'en-echec')
    await expect(page.getByRole('alert')).toContainText('Impossible de charger cette image.')
    await expectAccessible(page)
    await page.route(/disparue/, (route) =>
      route.fulfill({
        body: '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200"/>',
        contentType: 'image/svg+xml',
      }),
    )
    await page.getByRole('button', { name: 'Réessayer' }).click()
    await expect(zoom(page)).toBeFocused()
    await expect(zoom(page)).toHaveAttribute('aria-busy', 'false')
    await expect(image(page)).toBeVisible()
  })

  test('a slow image says that it is on its way', async ({ page }) => {
    const release = await hold(page, /fault=slow/)
    await openCase(page, 'lente')
    await expect(page.getByRole('status')).toHaveText('Chargement…')
    release()
    await expect(zoom(page)).toHaveAttribute('aria-busy', 'false')
    await expect(image(page)).toBeVisible()
  })

  for (const name of ['refuse', 'sans-adresse'])
    test(`${name}: nothing opens, with a warning`, async ({ page, complaints }) => {
      complaints.expect(/ILOTS-203/)
      await openCase(page, name)
      await expect.poll(() => complaints.all.join()).toContain('ILOTS-203')
      await host(page).click()
      await expect(zoom(page)).toHaveCount(0)
      await expect(page).toHaveTitle(/^(?!piégé)/)
    })
})

test('a picture of an article is enlarged', async ({ page }) => {
  await open(page, '/actualites/ouverture-brest')
  await page.getByRole('link', { name: 'Le port et ses grues, vus à travers un pare-brise' }).click()
  await expect(image(page)).toHaveAttribute('alt', 'Le port et ses grues, vus à travers un pare-brise')
})

test('a thumbnail that replaces the page’s opens as well', async ({ page }) => {
  await open(page, '/ilots/image-zoom/simple')
  await page.evaluate(() => {
    const picture = document.createElement('img')
    Object.assign(picture, { src: '/assets/site/images/vue-ville.svg', alt: 'Lyon', width: 180 })
    Object.assign(picture.dataset, { ilot: 'zoom', src: '/photos/vue-ville-900.svg' })
    document.querySelector('main')?.replaceChildren(picture)
  })
  await page.getByRole('button', { name: 'Lyon' }).click()
  await expect(image(page)).toHaveAttribute('src', '/photos/vue-ville-900.svg')
})
