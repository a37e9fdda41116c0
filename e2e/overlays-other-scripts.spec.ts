import type { Page } from '@playwright/test'
import { codeOf } from './code'
import { callsOf, expect, expectAccessible, open, settle, test } from './test'

const popup = (page: Page) => page.locator('dialog.ilots-popup')
const dialog = (page: Page) => page.locator('dialog.ilots-modal')
const framed = (page: Page) => page.frameLocator('dialog iframe')
const press = (page: Page, name: string) => page.locator(`[data-modal-case="${name}"]`).click()
const focusIsIn = (page: Page, selector: string) =>
  page.evaluate((selected) => document.activeElement?.closest(selected) !== null, selector)

test.describe('another script’s element over a dialog', () => {
  const start = async (page: Page, kind: string) => {
    await open(page, '/difficile/autres-scripts')
    await page.locator(`button[data-other="${kind}"]`).click()
    await expect(dialog(page)).toBeVisible()
  }
  const on = (page: Page, selector: string) =>
    page.locator(selector).evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect()
      return element.contains(document.elementFromPoint(left + width / 2, top + height / 2))
    })
  const accepted = (page: Page) => page.locator('#accepte').textContent()

  test('a banner can be used by pointer, while the page behind cannot', { tag: '@daily' }, async ({
    page,
  }) => {
    await start(page, 'bandeau')
    await expect.poll(() => on(page, '#cookies')).toBe(true)
    const box = await page.locator('#cookies').boundingBox()
    const { width, height } = await page.evaluate(() => ({
      width: document.documentElement.clientWidth,
      height: innerHeight,
    }))
    expect([box?.width, Math.round((box?.x ?? 0) + (box?.width ?? 0))]).toEqual([320, width - 24])
    expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(height - 24)
    await expect(page.locator('main')).toHaveAttribute('inert')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Accepter' }).click()
    expect(await accepted(page)).toBe('1')
    await expect(page.locator('#cookies')).toHaveCount(0)
    await expect(dialog(page)).toBeVisible()
    await page.getByRole('button', { name: 'Envoyer' }).click()
    await expect(dialog(page)).toHaveCount(0)
    await expect(page.locator('[inert]')).toHaveCount(0)
  })

  test('it is a child of the body that keeps nothing of ours once the dialog has closed', async ({
    page,
  }) => {
    await start(page, 'bandeau')
    await expect.poll(() => on(page, '#cookies')).toBe(true)
    expect(await page.locator('#cookies').evaluate(({ parentElement }) => parentElement?.localName)).toBe(
      'body',
    )
    await page.getByRole('textbox', { name: 'Votre message' }).press('Escape')
    await expect(dialog(page)).toHaveCount(0)
    const names = await page.locator('#cookies').evaluate((element) => element.getAttributeNames().sort())
    expect(names).toEqual(['aria-label', 'class', 'id', 'role'])
    await expect(page.locator('[inert],[popover]')).toHaveCount(0)
    await page.getByRole('button', { name: 'Accepter' }).click()
    expect(await accepted(page)).toBe('1')
  })

  test('the dialog is neither drawn, loaded, scrolled nor emptied again, and keeps the focus', async ({
    page,
  }) => {
    await start(page, 'captcha-plus-tard')
    await page.evaluate(() => {
      const seen = window as unknown as { seen: string[] }
      seen.seen = []
      for (const type of ['focus', 'blur', 'close', 'load', 'animationstart', 'transitionrun'])
        document.addEventListener(
          type,
          // The other element fades in; files are fetched ahead meanwhile.
          ({ target }) =>
            (target as Element).matches?.('#captcha, link') ||
            seen.seen.push(`${type} ${(target as Element).nodeName}`),
          true,
        )
    })
    const message = page.getByRole('textbox', { name: 'Votre message' })
    await message.fill('Un éclat devant le conducteur')
    await framed(page).getByLabel('Immatriculation').fill('AB-123-CD')
    await message.focus()
    await message.evaluate((area) => (area as HTMLTextAreaElement).setSelectionRange(3, 8))
    // What fields, the dialog and its frame still have under way is not the other element's doing.
    for (const frame of page.frames()) await frame.waitForLoadState()
    await settle(page)
    await page.evaluate(() => {
      const scroller = document.querySelector('.ilots-modal')
      if (scroller) scroller.scrollTop = 50
      ;(window as unknown as { seen: string[] }).seen = []
    })
    const before = await dialog(page).boundingBox()
    await page.evaluate(() => document.dispatchEvent(new Event('epreuve')))
    await expect.poll(() => on(page, '#captcha')).toBe(true)
    expect(await dialog(page).boundingBox()).toEqual(before)
    expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual([])
    expect(await dialog(page).evaluate(({ scrollTop }) => scrollTop)).toBe(50)
    await expect(message).toBeFocused()
    expect(
      await message.evaluate((area) => [
        (area as HTMLTextAreaElement).selectionStart,
        (area as HTMLTextAreaElement).selectionEnd,
      ]),
    ).toEqual([3, 8])
    await expect(framed(page).getByLabel('Immatriculation')).toHaveValue('AB-123-CD')
    await page.getByRole('button', { name: 'Valider' }).click()
    expect(await accepted(page)).toBe('1')
  })

  test('the keyboard goes from the dialog to it, and not behind', async ({ page }) => {
    await start(page, 'bandeau')
    await expect.poll(() => on(page, '#cookies')).toBe(true)
    await page.getByRole('button', { name: 'Envoyer' }).focus()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Accepter' })).toBeFocused()
    await page.keyboard.press('Enter')
    expect(await accepted(page)).toBe('1')
    for (let step = 0; step < 8; step += 1) {
      await page.keyboard.press('Tab')
      expect(await focusIsIn(page, 'main, header, footer')).toBe(false)
    }
  })

  test('the veil stays, and so does its rule: press and release outside', async ({ page }) => {
    await open(page, '/difficile/autres-scripts')
    await page.locator('.squeezebox').click()
    await expect(popup(page)).toBeVisible()
    await settle(page)
    const veil = () =>
      page.evaluate(() => {
        const opened = document.querySelector('dialog.ilots-popup')
        const root = opened?.parentElement
        if (!opened || !root) return []
        const isModal = opened.matches(':modal')
        return [
          isModal
            ? getComputedStyle(opened, '::backdrop').backgroundColor
            : getComputedStyle(root).backgroundColor,
        ]
      })
    const before = await veil()
    await expect.poll(() => on(page, '#cookies')).toBe(true)
    expect(await veil()).toEqual(before)
    const box = await page.locator('.ilots-popup-content').boundingBox()
    await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 200)
    await page.mouse.down()
    await page.mouse.move(5, 5)
    await page.mouse.up()
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
    await page.mouse.click(5, 5)
    await expect(page.getByRole('alertdialog', { name: 'Attention' })).toBeVisible()
  })

  test('the confirmation over the dialog still works', async ({ page }) => {
    await open(page, '/difficile/autres-scripts')
    await page.locator('.squeezebox').click()
    await expect.poll(() => on(page, '#cookies')).toBe(true)
    await expect(page.frameLocator('iframe').locator('form')).toBeVisible()
    await popup(page).getByRole('button', { name: 'Fermer' }).press('Escape')
    const question = page.getByRole('alertdialog', { name: 'Attention' })
    await question.getByRole('button', { name: 'Non' }).click()
    await expect(question).toHaveCount(0)
    await expect.poll(() => on(page, '#cookies')).toBe(true)
    await popup(page).getByRole('button', { name: 'Fermer' }).click()
    await question.getByRole('button', { name: 'Oui' }).click()
    await expect(page.locator('dialog')).toHaveCount(0)
    await expect(page.locator('[inert],[popover]')).toHaveCount(0)
  })

  test('Escape closes the dialog when nothing has focus', async ({ page }) => {
    await start(page, 'bandeau')
    await expect.poll(() => on(page, '#cookies')).toBe(true)
    await page.mouse.click(5, 5)
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toHaveCount(0)
  })

  test('a bubble in a wrapper without a size is where it would be', async ({ page }) => {
    await start(page, 'bulle')
    await expect.poll(() => on(page, '.chat-bubble')).toBe(true)
    expect(await page.locator('.chat-bubble').boundingBox()).toMatchObject({ x: 20, width: 120, height: 60 })
    await page.getByRole('button', { name: 'Discuter' }).click()
    expect(await accepted(page)).toBe('1')
  })

  test('a calendar that was there before, hidden, fills the dialog’s field', async ({ page }) => {
    await start(page, 'calendrier')
    await page.getByLabel('Jour').click()
    await expect.poll(() => on(page, '#old-calendar')).toBe(true)
    await page.locator('#old-calendar').getByRole('button', { name: '15' }).click()
    await expect(page.getByLabel('Jour')).toHaveValue('15/11/2026')
    await expect(dialog(page)).toBeVisible()
    await expect(page.locator('#old-calendar')).toBeHidden()
  })

  test('a popover of its own keeps its way, and can be used', async ({ page }) => {
    await start(page, 'popover')
    await expect.poll(() => on(page, '#own-popover')).toBe(true)
    await expect(page.locator('#own-popover')).not.toHaveAttribute('data-ilots-raised')
    await page.getByRole('button', { name: 'Merci' }).click()
    expect(await accepted(page)).toBe('1')
  })

  test('a modal dialog of its own is above by itself, and ours stays modal', async ({ page }) => {
    await start(page, 'modale')
    await page.getByRole('button', { name: 'Rester' }).click()
    expect(await dialog(page).evaluate((element) => element.matches(':modal'))).toBe(true)
    await page.getByRole('button', { name: 'Envoyer' }).click()
    await expect(dialog(page)).toHaveCount(0)
  })

  for (const [kind, selector] of [
    ['contenu', '#contenu-tardif'],
    ['invisible', '#mesure'],
  ] as const)
    test(`${kind}: nothing to lie above, and the dialog stays modal`, async ({ page }) => {
      await start(page, kind)
      await page.locator(selector).waitFor({ state: 'attached' })
      await page.evaluate(
        () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
      )
      expect(await dialog(page).evaluate((element) => element.matches(':modal'))).toBe(true)
    })

  test('nothing is fetched for it while no other script adds anything', async ({ page }) => {
    const fetched: string[] = []
    page.on('request', (request) => fetched.push(request.url()))
    await open(page, '/ilots/modal')
    await press(page, 'pied')
    await expect(dialog(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toHaveCount(0)
    expect(fetched.filter((url) => codeOf('src/overlay/third-party-layer.ts').test(url))).toEqual([])
  })

  test('the mobile menu lets it be used as well', async ({ page }) => {
    await open(page, '/difficile/entetes')
    await page.locator('#fMenuMobileButton').click()
    await expect(page.locator('dialog.ilots-menu')).toBeVisible()
    await settle(page)
    await page.evaluate(() => {
      const banner = document.createElement('div')
      banner.id = 'cookies'
      banner.style.position = 'fixed'
      banner.style.insetBlockStart = '0'
      banner.append(Object.assign(document.createElement('button'), { textContent: 'Accepter' }))
      document.body.append(banner)
    })
    await expect.poll(() => on(page, '#cookies')).toBe(true)
    await page.locator('.ilots-menu-link').first().press('Escape')
    await expect(page.locator('dialog.ilots-menu')).toHaveCount(0)
    await expect(page.locator('[inert],[popover]')).toHaveCount(0)
    expect(await callsOf(page, 'menu')).toHaveLength(1)
  })
})

for (const part of ['.ilots-root', 'dialog'])
  test(`an overlay that another script takes out of the page lets go of it (${part})`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await open(page, '/')
    const openers = {
      menu: () => page.locator('#fMenuMobileButton').click(),
      lightbox: () => page.locator('a[rel^="lightbox"]').first().click(),
      window: () =>
        page.evaluate(() => void window.Ilots?.modal.open({ titre: 'Titre', contenu: 'Contenu' })),
    }
    for (const [name, show] of Object.entries(openers)) {
      await show()
      await expect(page.locator('dialog[open]'), name).toBeVisible()
      await page.evaluate((taken) => document.querySelector('dialog')?.closest(taken)?.remove(), part)
      await expect(page.locator('[data-ilots-locked],[data-ilots-pushed],[inert]'), name).toHaveCount(0)
      const { modal, menu } = await page.evaluate(() => window.Ilots?.store.getState() ?? ({} as never))
      expect([modal.open, menu.open], name).toEqual([false, false])
      // Again, and then by the visitor's own key.
      await show()
      await expect(page.locator('dialog[open]'), name).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(page.locator('dialog'), name).toHaveCount(0)
    }
  })
