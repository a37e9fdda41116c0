import type { Page } from '@playwright/test'
import { callsOf, expect, open, test } from './test'

const PATH = '/modules/traductions/'
const press = (page: Page, name: string) => page.locator(`[data-translation-case="${name}"]`).click()
const result = (page: Page, name: string) => page.locator(`[data-translation-result="${name}"]`)
const reads = async (page: Page) =>
  (await callsOf(page, PATH)).filter(({ body }) => body.includes('get_traductions')).length
const learnt = async (page: Page) =>
  (await callsOf(page, PATH))
    .filter(({ body }) => body.includes('add_traduction'))
    .map(({ body }) => Object.fromEntries(new URLSearchParams(body)))

test('a page where nobody asks for a text makes no call', async ({ page }) => {
  await open(page, '/ilots/goto-block/simple')
  await page.waitForLoadState('networkidle')
  expect(await callsOf(page, PATH)).toEqual([])
})

test('French stands until the table is here, which is asked for once', { tag: '@daily' }, async ({
  page,
}) => {
  await open(page, '/ilots/translations?traductions=lent')
  await press(page, 'fond')
  await expect(result(page, 'fond')).toHaveText('Bienvenue chez Vitréa')
  await expect(result(page, 'fond')).toHaveText('Bienvenue dans les ateliers Vitréa')
  await press(page, 'fond')
  expect(await reads(page)).toBe(1)
})

test('the old global answers at once, with one call for the page', async ({ page, complaints }) => {
  // Browsers say what they think of calls that the page waits for.
  complaints.expect(/[Ss]ynchronous XMLHttpRequest/)
  await open(page, '/ilots/translations')
  const answers = await page.evaluate(() => {
    const translate = (window as unknown as { vitreaTraduire(text: string, more?: object): string })
      .vitreaTraduire
    return [1, 2].map(() => translate('Bienvenue chez {nom}', { tableau_donnee: { nom: 'Vitréa' } }))
  })
  expect(answers).toEqual(['Bienvenue dans les ateliers Vitréa', 'Bienvenue dans les ateliers Vitréa'])
  await press(page, 'fond')
  await expect(result(page, 'fond')).toHaveText('Bienvenue dans les ateliers Vitréa')
  expect(await reads(page)).toBe(1)
})

test('unknown expressions are learnt, those of one kind in one call, each once', async ({
  page,
  complaints,
}) => {
  complaints.expect(/[Ss]ynchronous XMLHttpRequest/)
  await open(page, '/ilots/translations')
  await press(page, 'inconnues')
  await expect.poll(async () => (await learnt(page)).length).toBe(2)
  await press(page, 'inconnues')
  const sent = await callsOf(page, PATH)
  const form = new URLSearchParams(sent.find(({ body }) => body.includes('clat'))?.body)
  expect(form.getAll('expression[]')).toEqual(['Votre éclat', 'Notre atelier'])
  expect(await learnt(page)).toContainEqual({
    action: 'add_traduction',
    cible: 'javascript',
    expression: 'Un vitrage',
    langue: 'fr',
    tableau_donnee: '',
    module: 'devis',
    no_modif: '1',
    force_learn: '',
  })
  expect(await learnt(page)).toHaveLength(2)
})

test('texts of an open dialog change when the table arrives, and its focus stays', async ({ page }) => {
  await open(page, '/ilots/translations?traductions=lent')
  await press(page, 'dialogue')
  const dialog = page.getByRole('alertdialog')
  await expect(dialog.getByRole('button', { name: 'Oui', exact: true })).toBeFocused()
  await expect(dialog.getByRole('button', { name: 'D’accord' })).toBeFocused()
  await expect(dialog.getByRole('button', { name: 'Pas maintenant' })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(result(page, 'dialogue')).toHaveText('oui')
})

/** Holds the table, the first call of a page, and answers with these texts. @returns lets it come. */
async function holdTable(page: Page, texts: Readonly<Record<string, string>>): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  const traductions = Object.entries(texts).map(([intitule, valeur]) => ({ intitule, valeur }))
  await page.route(
    '**/modules/traductions/**',
    async (route) => {
      await held
      await route.fulfill({ json: { langue: 'fr', traductions } })
    },
    { times: 1 },
  )
  return release
}

test('the text of an alert changes with its button when the table arrives', {
  tag: '@react',
}, async ({ page }) => {
  const release = await holdTable(page, { 'Votre devis est prêt.': 'C’est prêt, venez !', OK: 'Compris' })
  await open(page, '/ilots/translations')
  await press(page, 'alerte')
  const dialog = page.getByRole('alertdialog')
  await expect(dialog.getByRole('button', { name: 'OK' })).toBeFocused()
  await expect(dialog).toContainText('Votre devis est prêt.')
  release()
  await expect(dialog.getByRole('button', { name: 'Compris' })).toBeFocused()
  await expect(page.getByRole('alertdialog', { name: 'C’est prêt, venez !' })).toBeVisible()
})

test('so does the question of an island', async ({ page }) => {
  const question = 'Êtes-vous sûr de vouloir vous inscrire ?'
  const release = await holdTable(page, { [question]: 'On vous inscrit ?', CONFIRMATION: 'Une question' })
  await open(page, '/')
  const email = page.getByLabel('Votre adresse email')
  await email.scrollIntoViewIfNeeded()
  await expect(page.locator('#lettre')).toHaveAttribute('data-ilot-mounted', /subscription/)
  await email.fill('camille@exemple.fr')
  await email.press('Enter')
  const dialog = page.getByRole('alertdialog', { name: 'CONFIRMATION' })
  await expect(dialog).toContainText(question)
  release()
  await expect(page.getByRole('alertdialog', { name: 'Une question' })).toContainText('On vous inscrit ?')
})

test('an open alert whose texts stay is not written again', async ({ page }) => {
  const release = await holdTable(page, { 'Bienvenue chez {nom}': 'Bienvenue dans les ateliers {nom}' })
  await open(page, '/ilots/translations')
  await press(page, 'fond')
  await press(page, 'alerte')
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText('Votre devis est prêt.')
  await dialog.evaluate((element) => {
    const observer = new MutationObserver(() => element.setAttribute('data-rewritten', ''))
    observer.observe(element, { subtree: true, childList: true, characterData: true })
  })
  release()
  await expect(result(page, 'fond')).toHaveText('Bienvenue dans les ateliers Vitréa')
  await expect(dialog).toContainText('Votre devis est prêt.')
  await expect(dialog).not.toHaveAttribute('data-rewritten')
})

for (const fault of ['500', 'malformed'])
  test(`an answer that is ${fault} leaves French, and is not asked for again`, async ({
    page,
    complaints,
  }) => {
    complaints.expectFailedLoads()
    complaints.expect(/[Ss]ynchronous XMLHttpRequest/)
    await open(page, `/ilots/translations?traductions=${fault}`)
    await press(page, 'globale')
    await press(page, 'fond')
    await expect(result(page, 'globale')).toHaveText('Bienvenue chez Vitréa')
    await expect(result(page, 'fond')).toHaveText('Bienvenue chez Vitréa')
    await press(page, 'dialogue')
    await expect(page.getByRole('button', { name: 'Oui', exact: true })).toBeVisible()
    expect(await reads(page)).toBe(1)
    expect(await learnt(page)).toEqual([])
  })
