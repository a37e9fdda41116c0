/** TinyMCE 8.9.2 in the form of an element: what is typed in it, and the question before it is lost. */
import type { Page } from '@playwright/test'
import { callsOf, expect, hold, open, test } from '../test'
import { beside } from './neighbour'

const FORM = '/ilots/element-form/modifier'
const SETUP = `addEventListener('load', () => tinymce.init({
  selector: '[name=texte]', license_key: 'gpl', promotion: false, branding: false, menubar: false, toolbar: 'bold',
}))`

const body = (page: Page) => page.frameLocator('.tox-edit-area__iframe').locator('body')
const save = (page: Page) => page.getByRole('button', { name: 'Enregistrer', exact: true })
const question = (page: Page) => page.evaluate('vitreaConfirmClose()')

/** The form, once the editor is there and the form has been looked at: a moment after the page has loaded. */
async function openForm(page: Page): Promise<void> {
  await page.clock.install()
  await beside(page, /\/ilots\/element-form\/modifier/, { before: ['tinymce/tinymce.js'], script: SETUP })
  await open(page, FORM)
  await expect(body(page)).toContainText('Vous posez et calibrez')
  await page.clock.runFor(200)
}

/** Types in place of all that the editor holds. */
async function write(page: Page, text: string): Promise<void> {
  await body(page).click()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type(text)
}

test('after a refused save, leaving still asks; after a good one it does not', { tag: '@daily' }, async ({
  page,
}) => {
  await openForm(page)
  expect(await question(page)).toBe('')
  await write(page, 'Court')
  expect(await question(page)).toContain('sans enregistrer')
  await save(page).click()
  await expect(page.getByRole('alert')).toContainText('vingt caractères au moins')
  expect(await question(page)).toContain('sans enregistrer')
  expect(await page.evaluate('tinymce.activeEditor.isDirty()')).toBe(true)
  await expect(page.locator('[name=texte]')).toHaveValue('<p>Court</p>')
  await write(page, 'Un poste que plus de vingt signes disent.')
  await save(page).click()
  // Nobody is asked: a browser's own question would hold the page here.
  await expect(page).toHaveURL(/success=1/)
})

test('a save that fails, and a submit that the page stops, leave it unsaved', async ({
  page,
  complaints,
}) => {
  complaints.expectFailedLoads()
  await openForm(page)
  await write(page, 'Un poste que plus de vingt signes disent.')
  await page.route(/mes-offres\/modifier/, (route) => route.abort())
  await save(page).click()
  await expect(page.getByRole('alert')).toContainText('n’a pas abouti')
  expect(await question(page)).toContain('sans enregistrer')
  await page.evaluate(`document.querySelector('[name=texte]').form.addEventListener('submit', (event) => {
    event.preventDefault()
    event.stopPropagation()
  })`)
  await save(page).click()
  await expect.poll(() => question(page)).toContain('sans enregistrer')
})

test('what is typed is sent once, with the markup of the editor', async ({ page }) => {
  await openForm(page)
  await write(page, 'Un poste que plus de vingt signes disent.')
  const release = await hold(page, /mes-offres\/modifier/)
  await save(page).dblclick()
  release()
  await expect(page).toHaveURL(/success=1/)
  const [call, ...others] = await callsOf(page, '/mes-offres/modifier')
  expect(new URLSearchParams(call?.body).get('texte')).toBe(
    '<p>Un poste que plus de vingt signes disent.</p>',
  )
  expect(others).toHaveLength(0)
})
