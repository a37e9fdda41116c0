/**
 * The two sample servers: their page uses every call, the visitor sees what was answered, and each call is the one of
 * openapi.json.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import type { Page } from '@playwright/test'
import { findBrowser } from '../scripts/browsers'
import { expect, open, test } from './test'

const SERVERS = {
  node: { command: process.execPath, parameters: (_: number) => ['examples/server-node/serveur.mjs'] },
  php: {
    command: findBrowser('PHP') ?? 'php',
    parameters: (port: number) => ['-S', `127.0.0.1:${port}`, 'examples/server-php/serveur.php'],
  },
}
type Name = keyof typeof SERVERS

interface Operation {
  readonly operationId: string
  readonly parameters: readonly { readonly name: string; readonly in: string }[]
  readonly requestBody?: {
    readonly content: Readonly<
      Record<string, { readonly schema: Body & { readonly anyOf?: readonly Body[] } }>
    >
  }
}
interface Body {
  readonly properties: Readonly<Record<string, unknown>>
  readonly required: readonly string[]
  readonly additionalProperties: boolean
}
const { paths } = JSON.parse(readFileSync('dist/openapi.json', 'utf8')) as {
  paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
}

let server: ChildProcess | undefined
test.afterEach(() => void server?.kill())

/** @returns where it answers. */
async function start(name: Name): Promise<string> {
  const port = await freePort()
  const { command, parameters } = SERVERS[name]
  server = spawn(command, parameters(port), { env: { ...process.env, PORT: String(port) }, stdio: 'ignore' })
  const address = `http://127.0.0.1:${port}/`
  await expect
    .poll(() =>
      fetch(address).then(
        ({ ok }) => ok,
        () => false,
      ),
    )
    .toBe(true)
  return address
}

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number }
      probe.close(() => resolve(port))
    })
  })

/** Notes the operation of each call, and what of it the document does not know. */
function judgeCalls(page: Page, address: string) {
  const seen = new Set<string>()
  const unknown: string[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    const isCall = request.headers()['x-requested-with'] || url.pathname.endsWith('miniature.php')
    if (!request.url().startsWith(address) || !isCall) return
    const place = `${request.method()} ${url.pathname}`
    const operation = operationOf(request.method(), url.pathname)
    if (!operation) return void unknown.push(place)
    seen.add(operation.operationId)
    const names = [...new URLSearchParams(request.postData() ?? '').keys()]
    const schema = operation.requestBody?.content['application/x-www-form-urlencoded']?.schema
    const bodies = schema?.anyOf ?? (schema ? [schema] : [])
    const fits = ({ properties, required, additionalProperties }: Body) =>
      required.every((name) => names.includes(name)) &&
      (additionalProperties || names.every((name) => name in properties))
    if (bodies.length > 0 && !bodies.some(fits)) unknown.push(`${place}: ${names}`)
    if (request.method() === 'GET') {
      const told = operation.parameters.map(({ name }) => name)
      const strange = [...url.searchParams.keys()].filter((name) => !told.includes(name))
      if (strange.length > 0) unknown.push(`${place}: ${strange}`)
    }
  })
  return { seen, unknown }
}

/** An address of its own before one that any page may give. */
function operationOf(method: string, pathname: string): Operation | undefined {
  const own = Object.keys(paths).filter((path) => path !== '/{page}')
  const isAt = (path: string) =>
    new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+').replaceAll('.', '\\.')}$`).test(pathname)
  const [path = '/{page}'] = own.filter(
    (each) => isAt(each) || (each.startsWith('/{page}/') && isAt(each.replace('/{page}', ''))),
  )
  return paths[path]?.[method.toLowerCase()]
}

/** The whole page, as a visitor goes over it. */
async function visit(page: Page, address: string): Promise<void> {
  await open(page, address)
  await page
    .getByRole('button', { name: 'Menu' })
    .or(page.getByRole('link', { name: 'Menu' }))
    .click()
  await expect(page.getByRole('dialog').getByText('Services')).toBeVisible()
  await page.keyboard.press('Escape')

  await page.getByRole('link', { name: 'Nos horaires' }).click()
  await expect(page.getByRole('dialog')).toContainText('Du lundi au samedi')
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Permalien de la page' }).click()
  await expect(page.getByRole('dialog').getByRole('textbox')).toHaveValue(`${address}p/1`)
  await page.keyboard.press('Escape')

  const news = page.locator('#actualites li')
  await page.getByRole('link', { name: 'Voir plus' }).click()
  await expect(news).toHaveCount(3)
  await page.getByRole('link', { name: 'Page 2' }).click()
  await expect(news).toHaveText(['Quinze ans sur le port'])

  await page.getByRole('link', { name: 'L’atelier' }).click()
  await expect(page.locator('[data-role="caption"]')).toHaveText('L’atelier')
  await expect(page.locator('[data-pic] img')).toHaveAttribute('src', /^miniature\.php\?pic=atelier\.svg/)

  await page.getByRole('link', { name: 'Juillet' }).click()
  await expect(page.getByRole('heading', { name: 'juillet 2026' })).toBeVisible()

  const search = page.getByRole('search').getByRole('combobox').or(page.getByRole('searchbox'))
  await page.getByRole('button', { name: 'Rechercher' }).click()
  await search.pressSequentially('atelier')
  await expect(page.getByRole('option', { name: 'Un atelier ouvre à Brest' })).toBeVisible()
  await page.keyboard.press('Escape')
}

async function fillForms(page: Page): Promise<void> {
  await page.getByLabel('Immatriculation').fill('AB-123-CD')
  await expect(page.locator('[data-role="vehicle-summary"]')).toHaveText(/Renault\s+Clio\s+2021/)
  await page.getByRole('button', { name: 'Prendre rendez-vous' }).click()
  await expect(page.getByText('Indiquez un code postal.').first()).toBeVisible()
  await page.getByRole('button', { name: 'Me localiser' }).click()
  await expect(page.locator('#code_postal')).toHaveValue('29200')
  await page.getByRole('button', { name: 'Prendre rendez-vous' }).click()
  await expect(page.getByText('nous vous rappelons')).toBeVisible()

  await page.locator('tr', { hasText: 'Clio' }).getByRole('link', { name: 'Publier' }).click()
  await expect(page.locator('tr', { hasText: 'Clio' }).locator('.en-ligne')).toBeVisible()
  await page.getByRole('link', { name: 'Supprimer Lunette' }).click()
  await page.getByRole('button', { name: 'Oui' }).click()
  await expect(page.getByText('Cette annonce est déjà vendue.')).toBeVisible()
  await page.getByRole('button', { name: 'OK' }).click()
  await page.getByRole('link', { name: 'Supprimer Pare-brise' }).click()
  await page.getByRole('button', { name: 'Oui' }).click()
  await expect(page.locator('tr', { hasText: 'Clio' })).toHaveCount(0)

  const title = page.getByLabel('Titre de l’annonce')
  await title.fill('')
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(page.getByText('Donnez un titre à l’annonce.')).toBeVisible()
  await title.fill('Lunette')
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(page).toHaveURL(/[?&]success=1$/)

  await expect(page.locator('html')).toHaveAttribute('data-ilots', 'ready')
  await page.getByLabel('Marque').selectOption('Peugeot')
  await expect(page.getByLabel('Modèle').getByRole('option')).toHaveText(['208', '308'])
  await page.getByLabel('Ville').pressSequentially('bre')
  await page.getByRole('option', { name: 'Brest' }).click()
  await expect(page.locator('#cp')).toHaveValue('29200')
  await page.getByLabel('Courriel').fill('nadia')
  await page.getByRole('button', { name: 'Demander' }).click()
  await expect(page.getByText('Cette adresse est incomplète.').first()).toBeVisible()
  await page.getByLabel('Courriel').fill('nadia@exemple.fr')
  await page.getByRole('button', { name: 'Demander' }).click()
  await expect(page.getByRole('heading', { name: 'Votre demande de devis est reçue.' })).toBeVisible()
}

for (const name of ['node', 'php'] as const)
  test(`examples/server-${name} answers every call of its page`, {
    tag: '@chromium-only',
  }, async ({ page, context }) => {
    test.skip(name === 'php' && !findBrowser('PHP'), 'PHP is not here: apt-get install php-cli')
    const address = await start(name)
    await context.grantPermissions(['geolocation'])
    await context.setGeolocation({ latitude: 48.39, longitude: -4.48 })
    const { seen, unknown } = judgeCalls(page, address)
    await visit(page, address)
    await fillForms(page)
    expect(unknown).toEqual([])
    const all = Object.values(paths).flatMap((path) =>
      Object.values(path).map(({ operationId }) => operationId),
    )
    expect([...seen].sort()).toEqual(all.sort())
  })
