/**
 * Each call of the contract that islands make, with the ways in which a server or a network fails it: the visitor is
 * informed once, in French, keeps what was typed, and nothing is sent twice; the console has one error, with its
 * code.
 */
import type { Page, Route } from '@playwright/test'
import type { Endpoint } from '../src/contracts/endpoint'
import { expect, hold, open, type Tag, test } from './test'

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
  'an answer that is cut': (route: Route) => {
    const url = new URL(route.request().url())
    url.searchParams.set('fault', 'cut')
    return route.continue({ url: url.href })
  },
  'no answer': async () => {},
} as const
type Fault = keyof typeof FAULTS

/** An island's call. */
interface Call {
  readonly name: string
  /** Whose call it is. */
  readonly island: string
  readonly path: string
  readonly width?: number
  readonly address: RegExp
  /** Its name in `endpoints` of the configuration. */
  readonly endpoint?: Endpoint
  /** It is made when the control gets the focus; where that fails, again when it is pressed. */
  readonly isAhead?: true
  /** The visitor may press again while it is on its way. */
  readonly isPressedAgain?: true
  /** Has it made. */
  make(page: Page): Promise<unknown>
  /** Leaves what it has brought, so that it can be made once more; the page is loaded anew without it. */
  leave?(page: Page): Promise<unknown>
  readonly says: string
  /** Another message for some faults. */
  readonly saysOf?: Partial<Record<Fault, string>>
  /** What a cut answer is in Firefox, which takes what has come for the whole. */
  readonly cutIs?: Fault
  /** Faults that are an answer as well, which the console does not mention. */
  readonly unsaid?: readonly Fault[]
  /** There is a way to try again; what is there once it has worked: an element, or an address. */
  readonly mended?: string | RegExp
  /** What is there once a slow answer has come; what is mended, by default. */
  readonly arrives?: string | RegExp
  /** Faults that are none here, and what is there then. */
  readonly fine?: Partial<Record<Fault, string>>
  /** A field that keeps its value. */
  readonly typed?: readonly [selector: string, value: string]
}

const press = (selector: string) => (page: Page) => page.locator(selector).first().press('Enter')
const MENU_FAILED = 'Le menu n’a pas pu être chargé.'
const PLAN = 'h1:has-text("Plan du site")'
// As it is seen; a screen reader is told by another element.
const NO_SUGGESTION = '.ilots-suggestions-note:text("Aucune suggestion"):visible'
const THANKS = 'h1:has-text("Merci")'

const FAILED_BOOKING = "Une erreur s'est produite. Veuillez réessayer."
/** A visitor whose device tells where it is. */
const located = (page: Page) =>
  page.evaluate(() =>
    Object.defineProperty(navigator, 'geolocation', {
      value: {
        getCurrentPosition: (found: (place: object) => void) =>
          found({ coords: { latitude: 47.2, longitude: -1.5 } }),
      },
    }),
  )

const CALLS: readonly Call[] = [
  {
    name: 'a block',
    island: 'content-block',
    path: '/ilots/content-block/pages',
    address: /refresh\.php/,
    isPressedAgain: true,
    make: press('#bloc-pages a[data-num="2"]'),
    says: 'Le contenu n’a pas pu être mis à jour.',
    mended: '#bloc-pages a[data-num="2"][aria-current]',
  },
  {
    name: 'the agenda',
    island: 'agenda',
    path: '/ilots/agenda/simple',
    address: /common\.php/,
    endpoint: 'agenda',
    isAhead: true,
    isPressedAgain: true,
    make: press('[data-ilot="agenda"] a[rel="next"]'),
    says: 'Ce mois n’a pas pu être affiché.',
    mended: '[data-ilot="agenda"] caption:has-text("Décembre")',
  },
  {
    name: 'the menu',
    island: 'mobile-menu',
    path: '/services',
    width: 390,
    address: /modules\/menu\/mobi/,
    endpoint: 'menu',
    make: press('#fMenuMobileButton'),
    says: MENU_FAILED,
    mended: 'dialog.ilots-menu[open] button:has-text("Véhicules")',
    // A menu that has nothing to show leads where its link does.
    fine: { '204': PLAN, nothing: PLAN },
  },
  {
    name: 'a pop-up',
    island: 'popup',
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
    island: 'autocomplete',
    path: '/ilots/autocomplete/ville',
    address: /commun\/traitement\.php/,
    endpoint: 'autocomplete',
    make: (page) => page.getByLabel('Ville').fill('re'),
    says: 'Les suggestions n’ont pas pu être chargées.',
    // A server that knows nothing may answer nothing.
    fine: { '204': NO_SUGGESTION, nothing: NO_SUGGESTION },
    typed: ['[data-ilot="autocomplete"]', 're'],
  },
  {
    name: 'results of a search',
    island: 'mini-search',
    path: '/recherche?q=impact',
    address: /ajax_search\.php/,
    endpoint: 'search',
    async make(page) {
      await page.locator('#recherche').click()
      await page.locator('#recherche').fill('impact pare')
    },
    says: 'Les suggestions n’ont pas pu être chargées. Entrée lance la recherche.',
    typed: ['#recherche', 'impact pare'],
  },
  {
    name: 'the check of a form',
    island: 'form',
    path: '/ilots/form/verification',
    address: /verif_formulaire\.php/,
    endpoint: 'verify',
    isPressedAgain: true,
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
    island: 'my-elements',
    path: '/ilots/my-elements/simple',
    address: /modules\/modules\/traitement\.php/,
    endpoint: 'elements',
    make: press('[data-action="activate"]'),
    says: "Une erreur s'est produite, veuillez réessayer plus tard ou contacter un administrateur.",
  },
  {
    name: 'a permalink',
    island: 'permalink',
    path: '/redaction',
    address: /lien_v4\.php/,
    endpoint: 'permalink',
    isPressedAgain: true,
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
    island: 'booking',
    path: '/contact/prendre-rendez-vous',
    address: /objets\/traitement\.php/,
    endpoint: 'booking',
    make: (page) => page.getByLabel('Immatriculation').pressSequentially('ab123cd'),
    says: 'La recherche du véhicule n’aboutit pas pour l’instant. Vous pouvez continuer.',
    typed: ['[name="immat"]', 'ab123cd'],
    arrives: '[data-field="marque"]:has-text("Peugeot")',
  },
  {
    name: 'more of a block',
    island: 'content-block',
    path: '/ilots/content-block/suite',
    address: /paginate=auto/,
    isPressedAgain: true,
    make: press('a[data-role="load-more"]'),
    says: 'Le contenu n’a pas pu être mis à jour.',
    mended: '[data-role="items"] > :nth-child(8)',
  },
  {
    name: 'a slide',
    island: 'lightbox',
    path: '/ilots/lightbox/ajax',
    address: /\/pop-ups\//,
    make: press('a[rel^="lightbox"]'),
    async leave(page) {
      await page.keyboard.press('Escape')
      await expect(page.locator('dialog.ilots-lightbox')).toHaveCount(0)
    },
    says: 'Impossible de charger ce contenu.',
    mended: 'dialog.ilots-lightbox[open] :text("Nos horaires")',
    fine: { 'a page to sign in': 'dialog.ilots-lightbox[open] h1:has-text("Connexion")' },
  },
  {
    name: 'an element that is saved',
    island: 'element-form',
    path: '/ilots/element-form/modifier',
    address: /mes-offres\/modifier/,
    isPressedAgain: true,
    async make(page) {
      await page.getByLabel('Le poste').fill('Un poste décrit en plus de vingt caractères.')
      await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
    },
    says: 'L’enregistrement n’a pas abouti. Votre saisie est intacte.',
    saysOf: { 'a page to sign in': 'votre session a peut-être expiré' },
    unsaid: ['a page to sign in'],
    cutIs: 'a page to sign in',
    mended: /success=1/,
    typed: ['[name="texte"]', 'Un poste décrit en plus de vingt caractères.'],
  },
  {
    name: 'a booking',
    island: 'booking',
    path: '/ilots/booking/confirmer',
    address: /objets\/traitement\.php/,
    endpoint: 'booking',
    isPressedAgain: true,
    async make(page) {
      await page.locator('.choice', { hasText: 'mardi 10 h' }).click()
      await page.getByLabel('Votre nom').fill('Anne')
      await page.getByLabel('Votre téléphone').fill('0199001112')
      await page.getByRole('button', { name: 'Confirmer' }).click()
    },
    says: FAILED_BOOKING,
    mended: 'h2:has-text("Votre rendez-vous est pris")',
    typed: ['[name="nom"]', 'Anne'],
  },
  {
    name: 'the address of a position',
    island: 'booking',
    path: '/ilots/booking/adresse',
    address: /action=reverse/,
    endpoint: 'booking',
    async make(page) {
      await located(page)
      await page.getByLabel('Votre adresse').fill('3 rue Crébillon')
      await page.getByRole('button', { name: 'Utiliser ma position' }).click()
    },
    says: 'Aucune adresse trouvée !',
    // §3.13: nothing is how the server says that it knows no address.
    unsaid: ['204', 'nothing'],
    typed: ['[name="adresse"]', '3 rue Crébillon'],
    arrives: ':text("Étape 3 sur 5")',
  },
]

/** The page at rest, with its call failing or waiting. */
async function openCall(page: Page, { width, path }: Call): Promise<void> {
  await page.unrouteAll()
  // Another visitor: the server has taken nothing yet.
  await page.context().clearCookies()
  if (width) await page.setViewportSize({ width, height: 800 })
  await open(page, path)
  // A menu that came is kept.
  await page.evaluate(() => window.Ilots?.forget())
}

const expectThere = (page: Page, what: string | RegExp, fault: string) =>
  typeof what === 'string'
    ? expect(page.locator(what).first(), fault).toBeVisible()
    : expect(page, fault).toHaveURL(what)

/**
 * Said by browsers as errors of the page: a redirection that was stopped, and in Firefox a module whose load was
 * broken off, by the next page or by the route that the test puts before the server.
 */
const BY_BROWSER = /may not load data from|Loading module from .* disallowed MIME type \(“”\)/

/** How many times shorter calls wait for an answer that never comes. */
const HURRY = 40

/** Pages have such addresses, too. */
const isCall = (route: Route) => /^(fetch|xhr)$/.test(route.request().resourceType())

for (const call of CALLS) {
  const {
    name,
    island,
    path,
    address,
    endpoint,
    make,
    leave,
    says,
    saysOf,
    cutIs,
    unsaid,
    mended,
    fine = {},
    typed,
    isAhead,
    isPressedAgain,
    arrives = mended,
  } = call
  const tag: Tag = `@island-${island}`

  test(`${name}: each fault of its call is said once, and loses nothing`, { tag }, async ({
    page,
    browserName,
    complaints,
  }) => {
    test.setTimeout(120_000)
    complaints.expectFailedLoads()
    // Browsers say by themselves that a redirection to another origin was stopped.
    complaints.expect(/Unsafe attempt to load URL|may not load data from|Cross-Origin|ILOTS-405\] le menu/)
    for (const [fault, fail] of Object.entries(FAULTS)) {
      if (leave && page.url().endsWith(path)) {
        await page.unrouteAll()
        await leave(page)
      } else await openCall(page, call)
      const isLate = fault === 'no answer'
      if (isLate) await scaleTimeLimits(page, 1 / HURRY)
      complaints.all.length = 0
      let count = 0
      await page.route(address, (route) => {
        if (!isCall(route)) return route.continue()
        count += 1
        return fail(route)
      })
      await make(page)
      const other = fine[fault as Fault]
      if (other) {
        await expect(page.locator(other), fault).toBeVisible()
        continue
      }
      const isTakenAsWhole = browserName === 'firefox' && fault === 'an answer that is cut'
      const read = (isTakenAsWhole && cutIs) || (fault as Fault)
      const told = saysOf?.[read] ?? says
      await expect(page.getByText(told).filter({ visible: true }).first(), fault).toBeVisible()
      const errors = () => complaints.all.filter((line) => /ILOTS-4/.test(line) && !/translations/.test(line))
      const silent = unsaid?.includes(read) ? count : 0
      await expect.poll(() => errors().length - count + silent, fault).toBe(0)
      expect(count, fault).toBeLessThanOrEqual(isAhead ? 2 : 1)
      expect(
        complaints.all.filter((line) => /^uncaught/.test(line) && !BY_BROWSER.test(line)),
        fault,
      ).toEqual([])
      if (typed) await expect(page.locator(typed[0]), fault).toHaveValue(typed[1])
      if (!mended) continue
      await page.unrouteAll()
      // A busy machine may take longer over an answer than a test over waiting for none.
      if (isLate) await scaleTimeLimits(page, HURRY)
      await page.getByRole('button', { name: 'Réessayer' }).click()
      await expectThere(page, mended, fault)
    }
  })

  if (endpoint)
    test(`${name}: it goes to the address that the configuration gives`, { tag }, async ({
      page,
      complaints,
    }) => {
      complaints.expect(/ILOTS-40|Failed to load resource/)
      const asked: string[] = []
      page.on('request', (request) => {
        if (/^(fetch|xhr)$/.test(request.resourceType())) asked.push(new URL(request.url()).pathname)
      })
      await page.route('**/ailleurs/**', (route) => route.fulfill(html('', 500)))
      const endpoints = { [endpoint]: `/ailleurs/${endpoint}?site=1` }
      await page.addInitScript(
        (endpoints) => Object.assign(window, { IlotsConfig: { endpoints } }),
        endpoints,
      )
      if (call.width) await page.setViewportSize({ width: call.width, height: 800 })
      await open(page, call.path)
      const request = page.waitForRequest(/\/ailleurs\//)
      await make(page)
      const url = new URL((await request).url())
      // What the call adds is added to what the address has.
      expect([...url.searchParams.getAll('site')]).toEqual(['1'])
      expect(asked.filter((path) => address.test(path))).toEqual([])
      expect(asked).toContain(`/ailleurs/${endpoint}`)
    })

  if (arrives)
    test(`${name}: a slow answer is waited for, and its call is not made twice`, { tag }, async ({
      page,
    }) => {
      await openCall(page, call)
      const calls: string[] = []
      page.on('request', (request) => {
        if (address.test(request.url()) && /^(fetch|xhr)$/.test(request.resourceType()))
          calls.push(request.url())
      })
      const release = await hold(page, address)
      await make(page)
      await expect.poll(() => calls.length).toBe(1)
      if (isPressedAgain) await page.keyboard.press('Enter')
      release()
      await expectThere(page, arrives, 'slow')
      // The month after it may be asked for ahead.
      expect(calls.length).toBeLessThanOrEqual(isAhead ? 2 : 1)
    })
}

/** Time limits of calls are so many times as long from now on. */
const scaleTimeLimits = (page: Page, times: number) =>
  page.evaluate((factor) => {
    const timeout = AbortSignal.timeout.bind(AbortSignal)
    AbortSignal.timeout = (milliseconds) => timeout(milliseconds * factor)
  }, times)
