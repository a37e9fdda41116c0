/** A whole appointment, by each kind of hand, in both flavours. */
import type { Locator, Page } from '@playwright/test'
import { codeOf } from '../code'
import { callsOf, expect, expectAccessible, hold, open, test } from '../test'

const PAGE = '/contact/prendre-rendez-vous'
const choice = (page: Page, name: string) => page.getByRole('radio', { name: new RegExp(`^${name}`) })
const tile = (page: Page, name: string) => page.locator('.choice', { hasText: name })

interface Hand {
  choose(page: Page, name: string): Promise<void>
  press(button: Locator): Promise<void>
}

const mouse: Hand = {
  choose: (page, name) => tile(page, name).click(),
  press: (button) => button.click(),
}
const finger: Hand = {
  choose: (page, name) => tile(page, name).tap(),
  press: (button) => button.tap(),
}
const keys: Hand = {
  async choose(page, name) {
    await choice(page, name).focus()
    await page.keyboard.press('Enter')
  },
  async press(button) {
    await button.focus()
    await button.press('Enter')
  },
}

/** Without our script, Enter on a choice sends the form without it: that is the browser's. */
async function isAt(page: Page, step: number): Promise<void> {
  await expect(page.getByText(`Étape ${step} sur 5`)).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-ilots', 'ready')
}

/** @param judge looks at each step. */
async function book(
  page: Page,
  { choose, press }: Hand,
  judge: (page: Page) => Promise<void> = async () => {},
): Promise<void> {
  await open(page, PAGE)
  await isAt(page, 1)
  await page.getByLabel('Immatriculation').pressSequentially('ab 123 cd')
  await expect(page.getByText('Véhicule trouvé : Peugeot 308 2019')).toBeVisible()
  await judge(page)
  await choose(page, 'Pare-brise')

  await isAt(page, 2)
  await judge(page)
  await page.getByLabel('ou votre code postal').pressSequentially('44000')

  await isAt(page, 3)
  await judge(page)
  await choose(page, 'Nantes')

  await isAt(page, 4)
  await judge(page)
  await choose(page, 'À domicile')

  await isAt(page, 5)
  await judge(page)
  const slot = choice(page, 'mardi 10 h')
  if (choose === keys.choose) await slot.press('Space')
  else await tile(page, 'mardi 10 h').click()
  await page.getByLabel('Votre nom').fill('Anne Le Bris')
  await page.getByLabel('Votre téléphone').fill('01 99 00 11 12')
  await press(page.getByRole('button', { name: 'Confirmer le rendez-vous' }))

  await expect(page.getByRole('heading', { name: 'Votre rendez-vous est pris' })).toBeVisible()
  await expect(page.locator('[data-role="success"]')).toBeFocused()
  await expect(page.getByRole('button', { name: 'Confirmer le rendez-vous' })).toBeHidden()
  await judge(page)
  const [sent] = (await callsOf(page, '/vitrea/objets/')).filter(({ method }) => method === 'POST')
  const body = new URLSearchParams(sent?.body)
  expect(Object.fromEntries(body)).toMatchObject({
    etape: '5',
    immat: 'AB123CD',
    vitre: 'pare-brise',
    code_postal: '44000',
    agence: 'nantes',
    type: 'domicile',
    'filter[creneau][0][jour]': 'mardi 10 h',
    nom: 'Anne Le Bris',
  })
}

test('by mouse, from the window of step 1 to the appointment', ({ page }) =>
  book(page, mouse, expectAccessible))

test('by keyboard alone, from step 1 to the appointment', { tag: ['@daily', '@react'] }, ({ page }) =>
  book(page, keys),
)

test('Enter on a choice before the code is here chooses it', async ({ page }) => {
  const release = await hold(page, codeOf('booking'))
  // `ready` waits for the code that is held: it is asked for instead.
  const asked = page.waitForRequest(codeOf('booking'))
  await page.goto(PAGE, { waitUntil: 'commit' })
  await asked
  await page.getByLabel('Immatriculation').fill('AB-123-CD')
  await keys.choose(page, 'Pare-brise')
  await expect(page.getByRole('button', { name: 'Continuer' })).toHaveAttribute('aria-busy', 'true')
  release()
  await isAt(page, 2)
  await expect(page.locator('input[name="vitre"]')).toHaveValue('pare-brise')
})

test.describe('on a phone', () => {
  test.skip(({ browserName }) => browserName === 'firefox', 'its driver has no touch')
  test.use({ viewport: { width: 390, height: 800 }, hasTouch: true })
  test('by touch, from step 1 to the appointment', ({ page }) => book(page, finger))
})
