import type { Locator, Page } from '@playwright/test'
import { codeOf } from './code'
import { callsOf, expect, expectAccessible, expectContrast, hold, open, settle, test } from './test'

const CONTACT = '/ilots/form/contact'
const VERIFIED = '/ilots/form/verification'
const form = (page: Page) => page.locator('form[data-ilot~="form"]').first()
const errors = (page: Page) => page.getByRole('alert')
const send = (page: Page) => page.getByRole('button', { name: 'Envoyer' })
const received = (page: Page, name: string) =>
  page.locator('.received div', { has: page.getByText(name, { exact: true }) }).getByRole('definition')
const photo = { name: 'impact.png', mimeType: 'image/png', buffer: Buffer.alloc(2_000, 7) }

async function openForm(page: Page, path: string) {
  await open(page, path)
  await expect(form(page)).toHaveAttribute('data-ilot-mounted', /form/)
}

/** `fill` in a field of type email that has a value adds to it in Firefox's driver. */
async function retype(field: Locator, text: string) {
  await field.press('ControlOrMeta+a')
  await field.pressSequentially(text)
}

async function fillVehicle(page: Page, plate = 'AB-123-CD') {
  await page.getByLabel('Votre nom').fill('Camille')
  await page.getByLabel('Immatriculation').fill(plate)
  await retype(page.getByLabel('Votre adresse email'), 'camille@exemple.fr')
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test.skip(({ browserName }) => browserName === 'firefox', 'its driver cannot disable JavaScript')

  test('the server judges, keeps what was typed, and takes what is right', async ({ page }) => {
    await page.goto(VERIFIED)
    await fillVehicle(page, '1234')
    await send(page).click()
    await expect(page.getByText('Il reste un point à corriger')).toBeVisible()
    await expect(page.getByLabel('Immatriculation')).toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByLabel('Votre nom')).toHaveValue('Camille')
    await page.getByLabel('Immatriculation').fill('AB-123-CD')
    await send(page).click()
    await expect(received(page, 'immat')).toHaveText('AB-123-CD')
  })
})

test('Enter shows all errors at once, focuses the first field, and sends when they are mended', {
  tag: ['@daily', '@react'],
}, async ({ page }) => {
  await openForm(page, CONTACT)
  await page.getByLabel('Votre adresse email').fill('camille@')
  await page.getByLabel('Votre adresse email').press('Enter')
  await expect(errors(page)).toContainText('Erreur(s) rencontrée(s) :')
  await expect(errors(page).getByRole('listitem')).toHaveText([
    'Le champ Nom est requis.',
    'Le champ Adresse email doit contenir une adresse email.',
    'Le champ Nombre de vitres est requis.',
    'Le champ Moyen de réponse est requis.',
    'Le champ Message est requis.',
    'Le champ Accord est requis.',
  ])
  await expect(page.getByLabel('Votre nom')).toBeFocused()
  await expect(page.getByLabel('Votre nom')).toHaveAccessibleDescription('Le champ Nom est requis.')
  await expectAccessible(page)
  await page.keyboard.type('Camille')
  await expect(page.getByLabel('Votre nom')).not.toHaveAttribute('aria-invalid', 'true')
  await errors(page).getByRole('link', { name: 'vitres' }).press('Enter')
  await expect(page.getByLabel('Combien de vitres')).toBeFocused()
  await page.keyboard.type('3')
  await retype(page.getByLabel('Votre adresse email'), 'camille@exemple.fr')
  await page.getByLabel('Par courriel').check()
  await page.getByLabel('Votre message').fill('Un éclat à droite')
  await page.getByLabel('J’accepte').check()
  await send(page).press('Enter')
  await expect(received(page, 'vitres')).toHaveText('3')
  // The button's own value leaves with the form.
  await expect(received(page, 'envoi')).toHaveText('1')
})

test('a touch before its code is here is judged once it is', async ({ page }) => {
  await page.route(codeOf('form'), async (route) => {
    await expect(form(page)).toBeVisible()
    await new Promise((resolve) => setTimeout(resolve, 300))
    await route.continue()
  })
  await page.setViewportSize({ width: 320, height: 640 })
  await open(page, VERIFIED)
  await fillVehicle(page, '1234')
  await send(page).click()
  await expect(errors(page)).toContainText('Cette plaque ne se lit pas')
  await expect(page.getByLabel('Immatriculation')).toBeFocused()
  await expect(page.getByLabel('Immatriculation')).toBeInViewport()
})

for (const isThere of [true, false])
  test(`a press before the code is here is refused in ${isThere ? 'our words' : 'the browser’s words, without it'}`, async ({
    page,
    complaints,
  }) => {
    if (!isThere) complaints.expect(/ILOTS-301|Failed to load|ERR_FAILED|NetworkError|form/)
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route(codeOf('form'), (route) => held.then(() => (isThere ? route.continue() : route.abort())))
    // In Firefox a module that is on its way holds the load event.
    await open(page, CONTACT, 'domcontentloaded')
    await page.evaluate(() =>
      document.addEventListener(
        'invalid',
        () => document.documentElement.setAttribute('data-refused', ''),
        true,
      ),
    )
    await send(page).click()
    await expect(send(page)).toHaveAttribute('aria-busy', 'true')
    const refused = page.locator('html[data-refused]')
    await expect(refused).toHaveCount(0)
    release()
    await expect(send(page)).not.toHaveAttribute('aria-busy')
    await expect(refused).toHaveCount(isThere ? 0 : 1)
    await expect(errors(page)).toHaveCount(isThere ? 1 : 0)
  })

test('offline, without the code that asks the server, nothing is sent and all stays', async ({
  page,
  context,
  complaints,
}) => {
  complaints.expectFailedLoads()
  await page.route(codeOf('islands/form/verify.ts'), (route) => route.abort())
  await openForm(page, VERIFIED)
  await fillVehicle(page)
  await context.setOffline(true)
  await send(page).click()
  await expect(errors(page)).toContainText('Vos réponses sont toujours là')
  await expect(page.getByLabel('Votre nom')).toHaveValue('Camille')
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Réessayer' }).click()
  // Its code is still refused: the server judges what is sent, as without script.
  await expect(received(page, 'nom')).toHaveText('Camille')
})

test('the server’s errors are shown, its fields marked; then files and button leave once', async ({
  page,
}) => {
  await openForm(page, '/ilots/form/fichiers')
  await page.getByLabel('Immatriculation').fill('1234')
  await page.getByLabel('Photos du verre').setInputFiles(photo)
  await send(page).click()
  await expect(errors(page)).toContainText('Il reste un point à corriger')
  await expect(page.getByLabel('Immatriculation')).toHaveAccessibleDescription(/Cette plaque ne se lit pas/)
  await expectAccessible(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectContrast(page)
  await page.getByLabel('Immatriculation').fill('AB-123-CD')
  await send(page).dblclick()
  await expect(received(page, 'photos')).toHaveText('impact.png')
  await expect(received(page, 'envoi')).toHaveText('1')
  const [first] = await callsOf(page, 'verif_formulaire.php')
  expect(first?.body).toContain('filename="impact.png"')
  expect(await callsOf(page, '/formulaires/fichiers')).toHaveLength(1)
})

test('a reload keeps what is typed meanwhile, the files, focus and caret', {
  tag: '@firefox',
}, async ({ page }) => {
  await openForm(page, '/ilots/form/recharge')
  const release = await hold(page, /recharge\.php/)
  const message = page.getByLabel('Votre message')
  await message.fill('Un éclat')
  await page.getByLabel('Photos du verre').setInputFiles(photo)
  await page.getByLabel('Marque').selectOption('Renault')
  await expect(form(page)).toHaveAttribute('aria-busy', 'true')
  await message.focus()
  await page.keyboard.press('Home')
  await page.keyboard.type('Bonjour. ')
  release()
  await expect(page.getByLabel('Modèle')).toContainText('Clio')
  await expect(message).toBeFocused()
  await page.keyboard.type('Vite : ')
  await expect(message).toHaveValue('Bonjour. Vite : Un éclat')
  expect(
    await page.getByLabel('Photos du verre').evaluate((input: HTMLInputElement) => input.files?.[0]?.name),
  ).toBe('impact.png')
  await page.getByLabel('Modèle').selectOption('Clio')
  await send(page).click()
  await expect(received(page, 'modele')).toHaveText('Clio')
})

test('a list that is chosen before the code is here reloads the form once it is', async ({ page }) => {
  const release = await hold(page, codeOf('form'))
  // Firefox says that the page is loaded once that code is.
  await open(page, '/ilots/form/recharge', 'domcontentloaded')
  await page.getByLabel('Marque').selectOption('Renault')
  await expect(form(page)).not.toHaveAttribute('data-ilot-mounted', /form/)
  release()
  await expect(page.getByLabel('Modèle')).toContainText('Clio')
  await expect(page.getByLabel('Marque')).toHaveValue('Renault')
})

test('a call that does not come through keeps everything, and is tried again', { tag: '@daily' }, async ({
  page,
  complaints,
}) => {
  complaints.expectFailedLoads()
  await openForm(page, VERIFIED)
  // Once: browsers repeat a call by themselves when a kept connection is closed.
  await page.route('**/verif_formulaire.php', (route) => route.abort(), { times: 1 })
  await fillVehicle(page)
  await send(page).click()
  await expect(errors(page)).toContainText('Vos réponses sont toujours là, rien n’a été envoyé.')
  await expect(page.getByLabel('Votre nom')).toHaveValue('Camille')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Réessayer' }).press('Enter')
  await expect(received(page, 'nom')).toHaveText('Camille')
})

test('Back gives the form back, ready to be sent again', async ({ page }) => {
  await openForm(page, VERIFIED)
  await fillVehicle(page)
  await send(page).click()
  await expect(received(page, 'nom')).toHaveText('Camille')
  await page.evaluate(() => history.back())
  await expect(form(page)).toHaveAttribute('data-ilot-mounted', 'form')
  await expect(form(page)).not.toHaveAttribute('aria-busy', 'true')
  await fillVehicle(page, 'EF-456-GH')
  await send(page).click()
  await expect(received(page, 'immat')).toHaveText('EF-456-GH')
})

test('the quote page checks, gives the server’s errors and the photos back, and thanks', async ({ page }) => {
  await openForm(page, '/contact/demander-un-devis')
  const button = page.getByRole('button', { name: 'Envoyer mes photos' })
  await page.getByLabel('Kilométrage').fill('125 000')
  await button.click()
  await expect(errors(page)).toContainText('Le champ Kilométrage doit contenir un nombre.')
  await page.getByLabel('Kilométrage').fill('125000,5')
  // What is wrong with a plate is said in the page's words, by the time its field is left.
  const plate = page.getByLabel('Immatriculation')
  await expect(plate).toHaveAccessibleDescription(/Le champ Immatriculation est requis/)
  await plate.fill('1234')
  await plate.press('Tab')
  await expect(plate).toHaveAccessibleDescription(/AB-123-CD Cette plaque ne se lit pas/)
  await expect(plate).toHaveAttribute('aria-invalid', 'true')
  await plate.fill('AB-123-CD')
  await expect(plate).not.toHaveAttribute('aria-invalid')
  await page.getByLabel('Votre adresse email').fill('camille@exemple.invalid')
  await page.getByLabel('Photos du verre').setInputFiles(photo)
  await button.click()
  await expect(page.getByText('Il reste un point à corriger')).toBeVisible()
  await page.getByLabel('Votre adresse email').fill('camille@exemple.fr')
  await button.click()
  await expect(page.getByText('Vos photos sont arrivées.')).toBeVisible()
})

test('a note that goes as its field is left does not move the button that is pressed meanwhile', async ({
  page,
}) => {
  await openForm(page, '/contact/demander-un-devis')
  const button = page.getByRole('button', { name: 'Envoyer mes photos' })
  const plate = page.getByLabel('Immatriculation')
  await button.click()
  await expect(plate).toHaveAttribute('aria-invalid', 'true')
  await settle(page)
  const box = await button.boundingBox()
  await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 20)
  await page.mouse.down()
  await plate.evaluate(async (field: HTMLInputElement) => {
    field.value = 'AB-123-CD'
    field.dispatchEvent(new Event('change', { bubbles: true }))
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
  })
  expect(await button.boundingBox()).toEqual(box)
  await expect(plate).toHaveAttribute('aria-invalid', 'true')
  await page.mouse.up()
  await expect(plate).not.toHaveAttribute('aria-invalid', 'true')
})

test('a field that is folded away is shown before it has the focus, the first and those of the summary', async ({
  page,
}) => {
  await openForm(page, CONTACT)
  await page.evaluate(() => {
    const fold = (selector: string, around: HTMLElement) => {
      const field = document.querySelector(selector)
      field?.replaceWith(around)
      around.append(field ?? '')
    }
    const details = document.createElement('details')
    details.append(Object.assign(document.createElement('summary'), { textContent: 'Vous' }))
    const found = document.createElement('div')
    found.setAttribute('hidden', 'until-found')
    fold('form[data-ilot~="form"] [name="nom"]', details)
    fold('form[data-ilot~="form"] textarea', found)
  })
  await send(page).click()
  await expect(page.locator('details > [name="nom"]')).toBeFocused()
  await expect(page.locator('details > [name="nom"]')).toBeVisible()
  await errors(page).getByRole('link', { name: 'Message' }).click()
  await expect(form(page).locator('textarea')).toBeFocused()
  await expect(form(page).locator('textarea')).toBeInViewport()
})
