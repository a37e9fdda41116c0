/** Islands in a shadow root that a script names, open or closed (contract §2). */
import type { Page } from '@playwright/test'
import type { IlotsApi } from '../src/engine/api'
import { expect, open, test } from './test'

declare const Ilots: IlotsApi
declare global {
  interface Window {
    /** The shadow root of the test. */
    inside: ShadowRoot
  }
}

/** Opens a case of an island, whose HTML stands in a shadow root from then on. */
async function openInside(page: Page, path: string, mode: ShadowRootMode): Promise<void> {
  await open(page, path)
  await page.evaluate(async (mode) => {
    const demo = document.querySelector('.case-demo') as HTMLElement
    const nodes = [...demo.childNodes]
    Ilots.unmount(demo)
    window.inside = demo.attachShadow({ mode })
    window.inside.append(...nodes)
    await Ilots.mount(window.inside)
  }, mode)
}

/** Presses an element of the shadow root as a visitor does: a closed one is not seen by the tests' own search. */
async function press(page: Page, selector: string): Promise<void> {
  const { x, y } = await page.evaluate((selector) => {
    const element = window.inside.querySelector(selector) as HTMLElement
    element.scrollIntoView({ block: 'center', behavior: 'instant' })
    const { left, top, width, height } = element.getBoundingClientRect()
    return { x: left + width / 2, y: top + height / 2 }
  }, selector)
  await page.mouse.click(x, y)
}

for (const mode of ['open', 'closed'] as const) {
  test(`${mode}: a pop-up opens in the document, and gives the focus back to its link inside`, async ({
    page,
  }) => {
    await openInside(page, '/ilots/popup/simple', mode)
    await press(page, 'a')
    await expect(page.locator('dialog[open]')).toContainText('Brest')
    await page.keyboard.press('Escape')
    await expect(page.locator('dialog[open]')).toHaveCount(0)
    await expect.poll(() => page.evaluate(() => window.inside.activeElement?.localName)).toBe('a')
  })

  test(`${mode}: the lightbox shows an element of the shadow root, and gives it back`, async ({ page }) => {
    await openInside(page, '/ilots/lightbox/inline', mode)
    await press(page, 'a')
    await expect(page.locator('dialog[open]')).toContainText('conditions particulières')
    await page.keyboard.press('Escape')
    await expect(page.locator('dialog[open]')).toHaveCount(0)
    await expect
      .poll(() => page.evaluate(() => window.inside.querySelector('#franchise') !== null))
      .toBe(true)
  })

  test(`${mode}: a block shows its next page, and Back its first one`, async ({ page }) => {
    await openInside(page, '/ilots/content-block/pages', mode)
    const shown = () => page.evaluate(() => window.inside.querySelector('[data-role="items"]')?.textContent)
    const address = page.url()
    const first = await shown()
    await press(page, 'a[data-num="2"]')
    await expect.poll(shown).not.toBe(first)
    await expect(page).not.toHaveURL(address)
    await page.goBack()
    await expect(page).toHaveURL(address)
    await expect.poll(shown).toBe(first)
  })

  test(`${mode}: a table that comes later is sorted, with the style of its buttons`, async ({ page }) => {
    await openInside(page, '/ilots/popup/simple', mode)
    await page.evaluate(() => {
      const table = document.createElement('table')
      table.dataset.ilot = 'sortable'
      const rows = [['Ville'], ['Rennes'], ['Brest']]
      for (const [index, [text = '']] of rows.entries()) {
        const cell = table.insertRow().appendChild(document.createElement(index ? 'td' : 'th'))
        cell.textContent = text
      }
      const head = table.createTHead()
      head.append(table.rows[0] as HTMLTableRowElement)
      window.inside.append(table)
    })
    await expect.poll(() => page.evaluate(() => window.inside.querySelector('th button') !== null)).toBe(true)
    await press(page, 'th button')
    const column = () =>
      page.evaluate(() => [...window.inside.querySelectorAll('td')].map((cell) => cell.textContent))
    await expect.poll(column).toEqual(['Brest', 'Rennes'])
    expect(await page.evaluate(() => window.inside.adoptedStyleSheets.length)).toBeGreaterThan(0)
  })
}
