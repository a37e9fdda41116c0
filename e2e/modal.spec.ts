import type { Page } from '@playwright/test'
import { closeByBack, expect, expectAccessible, open, settle, test } from './test'

const press = (page: Page, name: string) => page.locator(`[data-modal-case="${name}"]`).click()
const dialog = (page: Page) => page.locator('dialog.ilots-modal')
const result = (page: Page, name: string) => page.locator(`[data-modal-result="${name}"]`)

test.beforeEach(async ({ page }) => open(page, '/ilots/modal'))

test('title, content and footer are shown, named and accessible', async ({ page }) => {
  await press(page, 'pied')
  await expect(page.getByRole('dialog', { name: 'Votre rendez-vous' })).toBeVisible()
  await expect(page.locator('.ilots-modal-body')).toContainText('Votre pare-brise est prêt')
  await expect(page.locator('.ilots-modal-footer')).toContainText('Atelier de Bercy')
  await expectAccessible(page)
})

test('variants follow the footer and the title', async ({ page }) => {
  await press(page, 'simple')
  await expect(dialog(page)).toHaveClass(/is-simple/)
  await expect(dialog(page)).toHaveClass(/is-no-footer/)
  await page.keyboard.press('Escape')
  await press(page, 'pied-vide')
  await expect(dialog(page)).toHaveClass(/is-no-footer/)
  await expect(dialog(page)).not.toHaveClass(/is-simple/)
})

test('focus goes to the important button, stays inside, and comes back', {
  tag: ['@daily', '@react'],
}, async ({ page }) => {
  await press(page, 'boutons')
  await expect(page.getByRole('button', { name: 'Confirmer' })).toBeFocused()
  for (let step = 0; step < 4; step += 1) {
    await page.keyboard.press('Tab')
    expect(
      await page.evaluate(
        () =>
          !document.activeElement ||
          document.activeElement === document.body ||
          document.activeElement.closest('dialog') !== null,
      ),
    ).toBe(true)
  }
  await page.getByRole('button', { name: 'Plus tard' }).click()
  await expect(result(page, 'boutons')).toHaveText('plus tard')
  await expect(dialog(page)).toHaveCount(0)
  // Not `toBeFocused`: Tab may have gone to the browser's own bars, and the window has no focus then.
  expect(await page.evaluate(() => document.activeElement?.getAttribute('data-modal-case'))).toBe('boutons')
})

test('button options: ids, sides, classes and attributes, but none that runs code', async ({ page }) => {
  await press(page, 'boutons-positions')
  await expect(page.locator('#vitreaModalBtn1')).toHaveClass(/is-left/)
  await expect(page.locator('#vitreaModalBtn3')).toHaveClass(/is-right/)
  await page.locator('#vitreaModalBtn1').click()
  await press(page, 'boutons-attributs')
  const button = page.locator('#vitreaModalBtn4')
  await expect(button).toHaveClass(/mon-bouton grand/)
  await expect(button).toHaveAttribute('data-suivi', 'devis')
  await expect(button).not.toHaveAttribute('onclick')
  await expect(button).not.toHaveAttribute('style')
})

test('a button without autoclose keeps it open, "true" as text closes', async ({ page }) => {
  await press(page, 'bouton-reste-ouvert')
  await page.getByRole('button', { name: 'Appliquer' }).click()
  await expect(result(page, 'bouton-reste-ouvert')).toHaveText('appliqué')
  await expect(dialog(page)).toBeVisible()
  await page.getByRole('button', { name: 'Fermer', exact: true }).click()
  await press(page, 'bouton-autoclose-texte')
  await page.locator('.ilots-modal-footer button').click()
  await expect(dialog(page)).toHaveCount(0)
})

test('an action that is a string is reported and never run', async ({ page, complaints }) => {
  complaints.expect(/ILOTS-505/)
  await press(page, 'action-texte')
  await page.getByRole('button', { name: 'Essayer' }).click()
  await expect(dialog(page)).toHaveCount(0)
  await expect(page).toHaveTitle(/^(?!piégé)/)
  expect(complaints.all.join()).toContain('attendu une fonction')
})

test('autoclose closes by itself, complete runs once shown', async ({ page }) => {
  await press(page, 'autoclose')
  await expect(dialog(page)).toBeVisible()
  await expect(dialog(page)).toHaveCount(0)
  await press(page, 'complete')
  await expect(result(page, 'complete')).toHaveText('montrée')
})

test('without content it is refused with the message of the specification', async ({ page, complaints }) => {
  const message =
    "vitrea : L'appel d'une modal vitrea doit au moins contenir le paramètre 'contenu' et être non-vide"
  complaints.expect(/contenu/)
  await press(page, 'vide')
  await expect.poll(() => complaints.all).toContain(message)
  await expect(dialog(page)).toHaveCount(0)
})

test('a second one is refused with the message of the specification', async ({ page, complaints }) => {
  const message = "vitrea : Attention, l'ouverture simultanée de deux modales est impossible"
  complaints.expect(/simultanée/)
  await press(page, 'seconde')
  await expect.poll(() => complaints.all).toContain(message)
  await expect(page.getByRole('dialog', { name: 'La première' })).toBeVisible()
})

test('alert and confirm give their answer back', async ({ page }) => {
  await press(page, 'alert')
  await expect(page.getByRole('alertdialog').locator('strong')).toHaveText('envoyé')
  await page.keyboard.press('Enter')
  await expect(result(page, 'alert')).toHaveText('true')
  await press(page, 'confirm')
  await expect(page.getByRole('button', { name: 'Oui' })).toBeFocused()
  await page.getByRole('button', { name: 'Non' }).click()
  await expect(result(page, 'confirm')).toHaveText('false')
  await press(page, 'confirm-libelles')
  await page.getByRole('button', { name: 'L’annuler' }).click()
  await expect(result(page, 'confirm-libelles')).toHaveText('true')
})

test('Ilots.modal takes strings as text', async ({ page }) => {
  await press(page, 'ilots-open')
  await expect(page.locator('.ilots-modal-body')).toHaveText('<b>Ceci est du texte.</b>')
})

test('HTML given by an old global is scanned for islands', async ({ page }) => {
  await press(page, 'html')
  await expect(dialog(page).locator('[data-goto-url]')).toHaveAttribute('data-ilot-mounted', 'goto-block')
})

test('Escape and Back close it, a click on the backdrop does not', { tag: '@daily' }, async ({ page }) => {
  await press(page, 'pied')
  await page.mouse.click(5, 5)
  await expect(dialog(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await press(page, 'pied')
  await closeByBack(page)
  await expect(dialog(page)).toHaveCount(0)
  await expect(page).toHaveURL(/ilots\/modal$/)
})

test('it adds one history entry, which closing takes away', async ({ page }) => {
  const before = await page.evaluate(() => history.length)
  await press(page, 'pied')
  await expect.poll(() => page.evaluate(() => history.length)).toBe(before + 1)
  await page.keyboard.press('Escape')
  await expect.poll(() => page.evaluate(() => history.state?.ilotsOverlay)).toBeUndefined()
})

test('a link inside leaves no entry of the dialog behind', async ({ page }) => {
  await press(page, 'html')
  await dialog(page).locator('[data-goto-url]').click()
  await expect(page).toHaveURL(/bloc=html$/)
  await page.evaluate(() => history.back())
  await expect(page).toHaveURL(/ilots\/modal$/)
  expect(await page.evaluate(() => history.state?.ilotsOverlay)).toBeUndefined()
})

test('an anchored one lies right of its target, and stays in the window', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await press(page, 'ancree')
  const target = await page.locator('[data-modal-case="ancree"]').boundingBox()
  await expect
    .poll(async () => Math.round((await dialog(page).boundingBox())?.x ?? 0))
    .toBe(Math.round((target?.x ?? 0) + (target?.width ?? 0) + 10))
})

test('below 768 px it takes the whole screen, the place of the scrollbar aside', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  const width = await page.evaluate(() => document.documentElement.clientWidth)
  await press(page, 'pied')
  await expect(dialog(page)).toBeVisible()
  await settle(page)
  const box = await dialog(page).boundingBox()
  expect(Object.values(box ?? {}).map(Math.round)).toEqual([0, 0, width, 800])
})

test('a page script that listens to the store hears what is open, and that nothing is', async ({ page }) => {
  await press(page, 'magasin')
  await expect(result(page, 'magasin')).toHaveText('dialog Vos horaires')
  await page.keyboard.press('Escape')
  await expect(result(page, 'magasin')).toHaveText('rien')
  await press(page, 'ilots-confirm')
  await expect(result(page, 'magasin')).toHaveText('question')
})

test('the store is read, not written', async ({ page }) => {
  expect(await page.evaluate(() => Object.keys(window.Ilots?.store ?? {}))).toEqual(['getState', 'subscribe'])
})

test('the page’s script closes the dialog and has the focus where it puts it, in the same turn', async ({
  page,
}) => {
  await open(page, '/ilots/modal')
  await page.locator('[data-modal-case="pied"]').click()
  await expect(page.locator('dialog.ilots-modal[open]')).toBeVisible()
  const focused = await page.evaluate(() => {
    const field = document.createElement('input')
    field.id = 'champ-de-la-page'
    document.querySelector('main')?.append(field)
    const { vitreaModalClose } = window as unknown as { vitreaModalClose(): void }
    vitreaModalClose()
    const isOpen = document.querySelector('dialog[open]') !== null
    field.focus()
    return { isOpen, id: document.activeElement?.id }
  })
  expect(focused).toEqual({ isOpen: false, id: 'champ-de-la-page' })
  await expect.poll(() => page.evaluate(() => history.state?.ilotsOverlay)).toBeUndefined()
  await expect(page.locator('#champ-de-la-page')).toBeFocused()
})
