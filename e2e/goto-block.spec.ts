import type { Page } from '@playwright/test'
import { expect, open, test } from './test'

const tile = (page: Page, id: string) => page.locator(`#${id} [data-goto-url]`).first()

test.describe('goto-block', () => {
  test.beforeEach(async ({ complaints }) => {
    complaints.expect(/ILOTS-203/)
  })

  test('a click anywhere on the block follows its address', { tag: '@daily' }, async ({ page }) => {
    await open(page, '/ilots/goto-block')
    await tile(page, 'simple').click()
    await expect(page).toHaveURL(/\/ilots\/cible\?bloc=simple$/)
  })

  test('a block that nothing inside makes reachable is a link for the keyboard', async ({ page }) => {
    await open(page, '/ilots/goto-block')
    const block = tile(page, 'simple')
    await expect(block).toHaveRole('link')
    await block.focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/bloc=simple$/)
  })

  test('a block with a link inside adds no stop for the keyboard', async ({ page }) => {
    await open(page, '/ilots/goto-block')
    await expect(tile(page, 'lien-interieur')).not.toHaveAttribute('tabindex')
    await tile(page, 'lien-interieur').getByRole('link').focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/bloc=lien$/)
  })

  test('a click on a control inside stays where it is', async ({ page }) => {
    await open(page, '/ilots/goto-block')
    const before = page.url()
    for (const name of [
      'button',
      '[data-ilot~="share-toolbox"] span',
      'input[type=text]',
      'select',
      'textarea',
      'label',
    ]) {
      await tile(page, 'interieur').locator(name).first().click()
      await page.evaluate(() => new Promise(requestAnimationFrame))
      expect.soft(page.url(), name).toBe(before)
    }
  })

  test('a link inside goes to its own address', async ({ page }) => {
    await open(page, '/ilots/goto-block')
    await tile(page, 'interieur').getByRole('link').click()
    await expect(page).toHaveURL(/bloc=lien-interieur$/)
  })

  test('data-goto-target opens a tab that cannot reach back', async ({ page, context }) => {
    await open(page, '/ilots/goto-block')
    const opened = context.waitForEvent('page')
    await tile(page, 'nouvel-onglet').click()
    const tab = await opened
    await expect(tab).toHaveURL(/bloc=onglet$/)
    expect(await tab.evaluate(() => window.opener)).toBeNull()
  })

  test('with Control or Shift, or by the middle button, a click opens a new tab and keeps the page', async ({
    page,
    context,
  }) => {
    await open(page, '/ilots/goto-block')
    for (const how of [
      { modifiers: ['ControlOrMeta' as const] },
      { modifiers: ['Shift' as const] },
      { button: 'middle' as const },
    ]) {
      const opened = context.waitForEvent('page')
      await tile(page, 'simple').click(how)
      const tab = await opened
      await expect(tab).toHaveURL(/bloc=simple$/)
      await expect(page).toHaveURL(/goto-block$/)
      await tab.close()
    }
  })

  test('selecting text in the block does not leave the page', async ({ page }) => {
    await open(page, '/ilots/goto-block')
    const text = tile(page, 'texte-a-selectionner').locator('p')
    await text.scrollIntoViewIfNeeded()
    const box = await text.boundingBox()
    if (!box) throw new Error('no text')
    await page.mouse.move(box.x + 4, box.y + box.height / 2)
    await page.mouse.down()
    await page.mouse.move(box.x + 180, box.y + box.height / 2, { steps: 5 })
    await page.mouse.up()
    expect(await page.evaluate(() => String(getSelection()).length)).toBeGreaterThan(5)
    await expect(page).toHaveURL(/goto-block$/)
  })

  test('the innermost block wins', async ({ page }) => {
    await open(page, '/ilots/goto-block')
    await page.locator('#imbrique [data-goto-url] [data-goto-url]').click()
    await expect(page).toHaveURL(/bloc=dedans$/)
  })

  test('a refused address is neither followed nor offered, and the console says so', async ({
    page,
    complaints,
  }) => {
    await open(page, '/ilots/goto-block')
    const block = tile(page, 'refuse')
    await block.click()
    await expect(page).toHaveTitle(/^(?!piégé)/)
    await expect(block).not.toHaveAttribute('role')
    expect(complaints.all.join()).toContain('attendu une adresse http, https, mailto ou tel')
    const why = await block.evaluate((element) => window.Ilots?.why(element))
    expect(why).toMatchObject([{ island: 'goto-block', state: 'refused' }])
  })

  test('what the page wrote itself is kept', async ({ page }) => {
    await open(page, '/ilots/goto-block')
    await expect(tile(page, 'tabindex')).toHaveAttribute('tabindex', '-1')
    await expect(tile(page, 'role')).toHaveAttribute('role', 'button')
  })

  test('HTML inserted later is brought to life', { tag: '@daily' }, async ({ page }) => {
    await open(page, '/ilots/goto-block')
    await page.evaluate(() => {
      const block = document.createElement('div')
      block.id = 'tard'
      block.dataset.gotoUrl = '/ilots/cible?bloc=tard'
      block.textContent = 'Venu plus tard'
      document.querySelector('main')?.prepend(block)
    })
    await page.locator('#tard[data-ilot-mounted]').click()
    await expect(page).toHaveURL(/bloc=tard$/)
  })

  test('unmount gives the HTML of the server back', async ({ page }) => {
    await open(page, '/ilots/goto-block/simple')
    const server = await (await page.request.get('/ilots/goto-block/simple')).text()
    const mounted = await tile(page, 'simple').evaluate((block) => {
      window.Ilots?.unmount(document)
      return block.outerHTML
    })
    expect(server).toContain(mounted)
  })
})
