/**
 * Each call of the contract that islands make, with each way in which a server or a network fails it: the visitor is told once, in
 * French, keeps what was typed, and nothing is sent twice; the console has one error, with its code.
 */
import type { Page, Route } from '@playwright/test'
import { expect, open, test } from './test'

const html = (body: string, status = 200) => ({ status, contentType: 'text/html', body })
const SIGN_IN =
  '<!DOCTYPE html><html lang="fr"><title>Connexion</title><h1>Connexion</h1><input type="password"></html>'

const FAULTS = {
  offline: (route: Route) => route.abort('internetdisconnected'),
  '500': (route: Route) => route.fulfill(html('<h1>Erreur</h1>', 500)),
  '403 with a page to sign in': (route: Route) => route.fulfill(html(SIGN_IN, 403)),
  'a page to sign in': (route: Route) => route.fulfill(html(SIGN_IN)),
  '204': (route: Route) => route.fulfill({ status: 204 }),
  nothing: (route: Route) => route.fulfill(html('')),
  'an image': (route: Route) =>
    route.fulfill({ contentType: 'image/png', body: Buffer.from('\u0089PNG\r\n', 'latin1') }),
  'half of its JSON': (route: Route) => route.fulfill({ contentType: 'application/json', body: '{"a":[' }),
  'another origin': (route: Route) =>
    route.fulfill({ status: 302, headers: { location: 'https://ailleurs.example/connexion' } }),
} as const
type Fault = keyof typeof FAULTS

/** An island's call. */
interface Call {
  readonly name: string
  readonly path: string
  readonly width?: number
  readonly address: RegExp
  /** It is made when the control gets the focus; where that fails, again when it is pressed. */
  readonly isAhead?: true
  /** Has it made. */
  make(page: Page): Promise<unknown>
  readonly says: string
  /** There is a way to try again; what is there once it has worked. */
  readonly mended?: string
  /** Faults that are none here, and what is there then. */
  readonly fine?: Partial<Record<Fault, string>>
  /** A field that keeps its value. */
  readonly typed?: readonly [selector: string, value: string]
}

const press = (selector: string) => (page: Page) => page.locator(selector).first().press('Enter')
const MENU_FAILED = "Le menu n'a pas pu être chargé."
const PLAN = 'h1:has-text("Plan du site")'
const THANKS = 'h1:has-text("Merci")'

const CALLS: readonly Call[] = [
  {
    name: 'a block',
    path: '/ilots/content-block/pages',
    address: /refresh\.php/,
    make: press('#bloc-pages a[data-num="2"]'),
    says: "Le contenu n'a pas pu être mis à jour.",
    mended: '#bloc-pages a[data-num="2"][aria-current]',
  },
  {
    name: 'the agenda',
    path: '/ilots/agenda/simple',
    address: /common\.php/,
    isAhead: true,
    make: press('[data-ilot="agenda"] a[rel="next"]'),
    says: "Ce mois n'a pas pu être affiché.",
    mended: '[data-ilot="agenda"] caption:has-text("Décembre")',
  },
  {
    name: 'the menu',
    path: '/services',
    width: 390,
    address: /modules\/menu\/mobi/,
    make: press('#fMenuMobileButton'),
    says: MENU_FAILED,
    mended: 'dialog.ilots-menu[open] button:has-text("Véhicules")',
    // A menu that has nothing to show leads where its link does.
    fine: { '204': PLAN, nothing: PLAN },
  },
  {
    name: 'a pop-up',
    path: '/ilots/popup/simple',
    address: /\/horaires/,
    make: press('[data-ilot~="popup"]'),
    says: 'Impossible de charger ce contenu.',
    mended: 'dialog.ilots-popup[open] table',
    // Pages may be shown: to sign in is what the visitor has to do.
    fine: { 'a page to sign in': 'dialog.ilots-popup[open] h1:has-text("Connexion")' },
  },
  {
    name: 'suggestions',
    path: '/ilots/autocomplete/ville',
    address: /commun\/traitement\.php/,
    make: (page) => page.getByLabel('Ville').fill('re'),
    says: 'Les suggestions n’ont pas pu être chargées.',
    typed: ['[data-ilot="autocomplete"]', 're'],
  },
  {
    name: 'results of a search',
    path: '/recherche?q=impact',
    address: /ajax_search\.php/,
    async make(page) {
      await page.locator('#recherche').click()
      await page.locator('#recherche').fill('impact pare')
    },
    says: 'Les suggestions n’ont pas pu être chargées. Entrée lance la recherche.',
    typed: ['#recherche', 'impact pare'],
  },
  {
    name: 'the check of a form',
    path: '/ilots/form/verification',
    address: /verif_formulaire\.php/,
    async make(page) {
      await page.getByLabel('Votre nom').fill('Camille')
      await page.getByLabel('Immatriculation').fill('AB-123-CD')
      await page.getByRole('textbox', { name: 'Votre adresse email' }).fill('camille@exemple.fr')
      await page.getByRole('button', { name: 'Envoyer' }).click()
    },
    says: 'La vérification n’a pas pu se faire. Vos réponses sont toujours là, rien n’a été envoyé.',
    mended: THANKS,
    // An answer that names no field lets the form go (contract §4.4).
    fine: { '204': THANKS, nothing: THANKS },
    typed: ['[name="nom"]', 'Camille'],
  },
  {
    name: 'an element that is published',
    path: '/ilots/my-elements/simple',
    address: /modules\/modules\/traitement\.php/,
    make: press('[data-action="activate"]'),
    says: "Une erreur s'est produite, veuillez réessayer plus tard ou contacter un administrateur.",
  },
  {
    name: 'a permalink',
    path: '/redaction',
    address: /lien_v4\.php/,
    make: (page) =>
      page
        .getByRole('link', { name: /^Permalien/ })
        .first()
        .press('Enter'),
    says: 'Le permalien n’a pas pu être généré.',
    mended: 'dialog[open] input',
  },
  {
    name: 'the vehicle of a booking',
    path: '/contact/prendre-rendez-vous',
    address: /objets\/traitement\.php/,
    make: (page) => page.getByLabel('Immatriculation').pressSequentially('ab123cd'),
    says: 'La recherche du véhicule n’aboutit pas pour l’instant. Vous pouvez continuer.',
    typed: ['[name="immat"]', 'ab123cd'],
  },
]

for (const { name, path, width, address, make, says, mended, fine = {}, typed, isAhead } of CALLS)
  test(`${name}: each fault of its call is said once, and loses nothing`, async ({ page, complaints }) => {
    test.setTimeout(120_000)
    complaints.expectFailedLoads()
    // Browsers say by themselves that a redirection to another origin was stopped.
    complaints.expect(/Unsafe attempt to load URL|may not load data from|Cross-Origin|ILOTS-405\] le menu/)
    if (width) await page.setViewportSize({ width, height: 800 })
    for (const [fault, fail] of Object.entries(FAULTS)) {
      await page.unrouteAll()
      await open(page, path)
      // A menu that came is kept.
      await page.evaluate(() => window.Ilots?.forget())
      complaints.all.length = 0
      let count = 0
      await page.route(address, (route) => {
        // Pages have such addresses, too.
        if (!/^(fetch|xhr)$/.test(route.request().resourceType())) return route.continue()
        count += 1
        return fail(route)
      })
      await make(page)
      const other = fine[fault as Fault]
      if (other) {
        await expect(page.locator(other), fault).toBeVisible()
        continue
      }
      await expect(page.getByText(says).filter({ visible: true }).first(), fault).toBeVisible()
      const errors = () => complaints.all.filter((line) => /ILOTS-4/.test(line) && !/translations/.test(line))
      await expect.poll(() => errors().length - count, fault).toBe(0)
      expect(count, fault).toBeLessThanOrEqual(isAhead ? 2 : 1)
      expect(
        complaints.all.filter((line) => /^uncaught(?!.*may not load data from)/.test(line)),
        fault,
      ).toEqual([])
      if (typed) await expect(page.locator(typed[0]), fault).toHaveValue(typed[1])
      if (!mended) continue
      await page.unrouteAll()
      await page.getByRole('button', { name: 'Réessayer' }).click()
      await expect(page.locator(mended), fault).toBeVisible()
    }
  })
