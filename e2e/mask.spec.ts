import type { Page } from '@playwright/test'
import { expect, expectAccessible, open, test } from './test'

const field = (page: Page) => page.locator('.case-demo [data-mask-pattern]')
const received = (page: Page, name: string) =>
  page.getByRole('row', { name: new RegExp(`^${name} `) }).getByRole('cell')

async function openCase(page: Page, name: string) {
  await open(page, `/ilots/mask/${name}`)
  await expect(field(page)).toHaveAttribute('data-ilot-mounted', 'mask')
}
const caret = (page: Page) => field(page).evaluate((input: HTMLInputElement) => input.selectionStart)

test('without script, the field takes the value as it is stored', async ({
  browser,
  browserName,
  baseURL,
}) => {
  test.skip(browserName === 'firefox', 'its driver cannot disable JavaScript')
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
  const page = await context.newPage()
  await page.goto('/ilots/mask/telephone')
  await field(page).press('Enter')
  await expect(received(page, 'telephone')).toHaveText('0199001110')
  await context.close()
})

test('the stored value is shown in its mask, and sent without it, also by Enter and by a script', async ({
  page,
}) => {
  await openCase(page, 'telephone')
  await expect(field(page)).toHaveValue('01 99 00 11 10')
  expect(await page.evaluate(() => [...new FormData(document.forms[0])])).toEqual([
    ['telephone', '0199001110'],
  ])
  await field(page).fill('06.12.34.56.78')
  await expect(field(page)).toHaveValue('06 12 34 56 78')
  await field(page).press('Enter')
  await expect(received(page, 'telephone')).toHaveText('0612345678')
})

test('on the keyboard, the caret stays where the visitor writes and deletes', {
  tag: '@daily',
}, async ({ page }) => {
  await openCase(page, 'telephone')
  await field(page).press('ControlOrMeta+a')
  await field(page).pressSequentially('06123456')
  await expect(field(page)).toHaveValue('06 12 34 56 ')
  await page.keyboard.press('Home')
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowRight')
  await page.keyboard.type('9')
  await expect(field(page)).toHaveValue('06 91 23 45 6')
  expect(await caret(page)).toBe(4)
  await page.keyboard.press('Backspace')
  await page.keyboard.press('Backspace')
  await expect(field(page)).toHaveValue('06 12 34 56')
  expect(await caret(page)).toBe(2)
  await page.keyboard.press('Backspace')
  await page.keyboard.press('Delete')
  await expect(field(page)).toHaveValue('02 34 56')
  expect(await caret(page)).toBe(1)
})

test('the change that the page listens to comes when the field is left', async ({ page }) => {
  await openCase(page, 'immatriculation')
  await page.evaluate(() => {
    document.forms[0]?.addEventListener('change', ({ target }) => {
      document.title = `changé : ${(target as HTMLInputElement).value}`
    })
  })
  await field(page).pressSequentially('ab123cd')
  await page.keyboard.press('Tab')
  await expect(page).toHaveTitle('changé : ab-123-cd')
})

test.describe('composed text', () => {
  test.skip(({ browserName }) => browserName === 'firefox', 'its driver has no input method')

  test('is left alone until it is whole, as Android’s keyboards and input methods write it', async ({
    page,
  }) => {
    await openCase(page, 'immatriculation')
    await field(page).focus()
    const session = await page.context().newCDPSession(page)
    for (const text of ['a', 'aB', 'aB1', 'aB12']) {
      await session.send('Input.imeSetComposition', {
        text,
        selectionStart: text.length,
        selectionEnd: text.length,
      })
      await expect(field(page)).toHaveValue(text)
    }
    await session.send('Input.insertText', { text: 'aB12' })
    await expect(field(page)).toHaveValue('aB-12')
    expect(await caret(page)).toBe(5)
    await field(page).pressSequentially('3cd')
    await page.keyboard.press('Enter')
    await expect(received(page, 'immat')).toHaveText('aB123cd')
  })
})

test('a number with its prefix is read before the length of the field cuts it, and what does not fit is said', async ({
  page,
}) => {
  await openCase(page, 'telephone')
  const fillIn = async (text: string) => {
    await field(page).press('ControlOrMeta+a')
    await page.keyboard.insertText(text)
  }
  await fillIn('+33 (0)6 12 34 56 78')
  await expect(field(page)).toHaveValue('06 12 34 56 78')
  await fillIn('+44 20 7946 0958')
  await expect(field(page)).toHaveValue('06 12 34 56 78')
  await expect(page.getByText('qui attend 00 00 00 00 00').first()).toBeVisible()
  await expect(field(page)).toHaveAccessibleDescription(/qui attend 00 00 00 00 00/)
  await expectAccessible(page)
  await field(page).press('Enter')
  await expect(received(page, 'telephone')).toHaveText('0612345678')
})

test('a pattern that the browser cannot read judges nothing, and the mask stays', async ({
  page,
  complaints,
}) => {
  // The browser's own word.
  complaints.expect(/[Pp]attern|character class/)
  await page.route('**/ilots/mask/telephone', async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace('pattern="[0-9]{10}"', 'pattern="[A-Z0-9-]+"')
    await route.fulfill({ response, body })
  })
  await openCase(page, 'telephone')
  await expect(field(page)).toHaveValue('01 99 00 11 10')
  await field(page).press('ControlOrMeta+a')
  await page.keyboard.type('0612345678')
  await expect(field(page)).toHaveValue('06 12 34 56 78')
  await field(page).press('Enter')
  await expect(received(page, 'telephone')).toHaveText('0612345678')
})
