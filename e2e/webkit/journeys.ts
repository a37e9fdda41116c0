/** What visitors do, a short journey for most islands and services. In `npm test`, those of every day. */
import { gateCases } from '../../fixtures/site/pages/hostile/gate-cases'
import type { Visitor } from './visitor'

/** What one visitor does in a window of his own. */
export interface Journey {
  readonly name: string
  /** Whether it is walked every day: what differs most between browsers. */
  readonly daily?: true
  go(visitor: Visitor): Promise<void>
}

const D = '.case-demo'

/** Opens a window over the page by a press, closes it by a key, and has the focus back. */
const over =
  (path: string, opener: string, phone = false): Journey['go'] =>
  async (visitor) => {
    if (phone) await visitor.resize(600, 900)
    await visitor.open(`/ilots/${path}`)
    await visitor.click(opener)
    await visitor.sees('dialog[open]')
    await visitor.press('Escape')
    await visitor.misses('dialog[open]')
    await visitor.focuses(opener)
  }

export const journeys: readonly Journey[] = [
  { name: 'popup', go: over('popup/simple', `${D} [data-ilot]`) },
  { name: 'squeezebox', go: over('squeezebox/ajax', `${D} a.squeezebox`) },
  { name: 'secure-link', go: over('secure-link/simple', `${D} [data-ilot]`) },
  { name: 'image-zoom', go: over('image-zoom/simple', `${D} [data-ilot]`) },
  { name: 'share-mail', go: over('share-mail/simple', `${D} [data-ilot]`) },
  { name: 'permalink', go: over('permalink/simple', `${D} [data-ilot]`) },
  { name: 'lightbox', daily: true, go: over('lightbox/groupe', `${D} a[rel]`) },
  { name: 'modal', go: over('modal', '[data-modal-case="boutons"]') },
  { name: 'mobile-menu', daily: true, go: over('mobile-menu/simple', '#fMenuMobileButton') },
  {
    name: 'back-closes',
    daily: true,
    async go(visitor) {
      await visitor.open('/ilots/popup/simple')
      await visitor.click(`${D} [data-ilot]`)
      await visitor.sees('dialog[open]', '8 h')
      await visitor.closeByBack()
      await visitor.misses('dialog[open]')
      await visitor.isAt('/ilots/popup/simple')
    },
  },
  {
    name: 'gate',
    async go(visitor) {
      await visitor.open('/hostile/porte?policy=none')
      await visitor.run('askAll()')
      await visitor.until('!whatIsLeft().includes(undefined)')
      const left = (await visitor.run('return whatIsLeft()')) as string[]
      const wrong = gateCases.filter((each, index) => each.left !== left[index])
      const told = wrong.map((each) => `${each.is}: ${left[gateCases.indexOf(each)]}, not ${each.left}`)
      if (told.length > 0) throw new Error(told.join('\n'))
      if (await visitor.run('return "pwned" in window')) throw new Error('something ran')
    },
  },
  {
    name: 'wide-table',
    async go(visitor) {
      await visitor.resize(500, 900)
      await visitor.open('/ilots/wide-table/ateliers')
      await visitor.click(`${D} button`, 'Voir plus')
      await visitor.sees('dialog[open] table')
      await visitor.press('Escape')
      await visitor.misses('dialog[open]')
    },
  },
  {
    name: 'date-field',
    daily: true,
    async go(visitor) {
      await visitor.open('/ilots/date-field/date')
      await visitor.click(`${D} .ilots-date-button`)
      await visitor.sees('.ilots-date-picker', 'mars')
      await visitor.click('.ilots-date-picker button[aria-label="Mois suivant"]')
      await visitor.click('.ilots-date-picker button[aria-label="Mois suivant"]')
      await visitor.click('.ilots-date-picker button', 'Effacer')
      await visitor.misses('.ilots-date-picker')
      await visitor.holds('#sinistre', '')
      await visitor.focuses('.ilots-date-button')
      await visitor.click('#sinistre')
      await visitor.type('05032024')
      await visitor.holds('#sinistre', '05/03/2024')
    },
  },
  {
    name: 'date-field-keys',
    async go(visitor) {
      await visitor.open('/ilots/date-field/date')
      await visitor.sees(`${D} .ilots-date-button`)
      await visitor.click('#naissance')
      await visitor.sees('.ilots-date-picker')
      await visitor.press('ArrowDown')
      await visitor.focuses('.ilots-date-picker [role="grid"] *')
      await visitor.press('Escape')
      await visitor.misses('.ilots-date-picker')
      await visitor.focuses('#naissance')
    },
  },
  {
    name: 'mask',
    async go(visitor) {
      await visitor.open('/ilots/mask/telephone')
      await visitor.holds(`${D} input`, '01 99 00 11 10')
      await visitor.click(`${D} button[type="submit"]`)
      await visitor.isAt('telephone=0199001110')
    },
  },
  {
    name: 'autocomplete',
    daily: true,
    async go(visitor) {
      await visitor.open('/ilots/autocomplete/ville')
      await visitor.click('#champ-ville')
      await visitor.type('bre')
      await visitor.click('[role="option"]', 'Brest')
      await visitor.holds('#champ-ville', 'Brest')
      await visitor.until('document.querySelector("#code-postal").value !== ""')
    },
  },
  {
    name: 'mini-search',
    async go(visitor) {
      await visitor.open('/ilots/mini-search/glisse')
      await visitor.click(`${D} .site-search-button`)
      await visitor.focuses('#champ-glisse')
      await visitor.type('brest')
      await visitor.sees('.ilots-search [role="option"]')
      await visitor.press('Enter')
      await visitor.isAt('/recherche?q=brest')
    },
  },
  {
    name: 'mini-search-inline',
    async go(visitor) {
      await visitor.open('/ilots/mini-search/dans-le-formulaire')
      await visitor.click(`${D} form button`)
      await visitor.type('verre')
      await visitor.sees('.ilots-search [role="option"]')
      await visitor.press('Escape')
      await visitor.misses('.ilots-search')
      await visitor.until('document.activeElement.type === "search" && document.activeElement.value === ""')
    },
  },
  {
    name: 'dropdown',
    daily: true,
    async go(visitor) {
      await visitor.open('/ilots/dropdown/bouton')
      await visitor.click(`${D} [data-ilot]`)
      await visitor.sees(`${D} [aria-expanded="true"]`)
      await visitor.click(`${D} a`, 'Calibrer')
      await visitor.isAt('bloc=calibrage')
    },
  },
  {
    name: 'form',
    async go(visitor) {
      await visitor.open('/ilots/form/sinistre')
      await visitor.sees(`${D} form[data-ilot-mounted]`)
      await visitor.click(`${D} form [type="submit"], ${D} form button:not([type])`)
      await visitor.sees('[role="alert"]', 'requis')
      await visitor.until('document.activeElement !== document.body')
    },
  },
  {
    name: 'form-block',
    async go(visitor) {
      await visitor.open('/ilots/form-block/directement')
      await visitor.click(`${D} [data-role="show"]`, 'Être rappelé')
      await visitor.focuses('#bloc-nom')
    },
  },
  {
    name: 'bot-check',
    async go(visitor) {
      await visitor.open('/ilots/bot-check/case-a-cocher')
      await visitor.click('#case-a-cocher-nom')
      await visitor.sees(`${D} input[type="checkbox"], ${D} iframe, ${D} label`, '')
      await visitor.until('document.body.textContent.includes("Je ne suis pas un robot")')
    },
  },
  {
    name: 'subscription',
    async go(visitor) {
      await visitor.open('/ilots/subscription/inscription')
      await visitor.click(`${D} input[type="email"], ${D} input[name="courriel"]`)
      await visitor.type('camille@exemple.fr')
      await visitor.holds(`${D} input[type="email"], ${D} input[name="courriel"]`, 'camille@exemple.fr')
    },
  },
  {
    name: 'booking',
    async go(visitor) {
      await visitor.open('/ilots/booking/vehicule')
      await visitor.sees(`${D} form[data-ilot-mounted~="booking"]`)
    },
  },
  {
    name: 'rating',
    async go(visitor) {
      await visitor.open('/ilots/rating/boutons-radio')
      await visitor.sees(`${D} [data-ilot-mounted~="rating"]`)
      await visitor.click(`${D} label`, '2 étoiles')
      await visitor.until('document.querySelector("input[name=pose][value=\\"2\\"]").checked')
    },
  },
  {
    name: 'content-block',
    daily: true,
    async go(visitor) {
      await visitor.open('/ilots/content-block/pages')
      await visitor.click(`${D} [data-num="2"]`)
      await visitor.sees(`${D} .block-summary`, 'page 2')
      await visitor.back()
      await visitor.sees(`${D} .block-summary`, 'page 1')
    },
  },
  {
    name: 'load-more',
    async go(visitor) {
      await visitor.open('/ilots/content-block/suite')
      await visitor.click(`${D} a[data-role="load-more"]`)
      await visitor.until('document.querySelectorAll(".case-demo [data-role=items] > *").length === 8')
      await visitor.focuses(
        `${D} [data-role="items"] > :nth-child(5), ${D} [data-role="items"] > :nth-child(5) *`,
      )
    },
  },
  {
    name: 'agenda',
    async go(visitor) {
      await visitor.open('/ilots/agenda/simple')
      await visitor.click(`${D} .agenda-turn[rel="next"]`)
      await visitor.sees(`${D} .agenda-turn[rel="prev"]`, 'Novembre')
      await visitor.back()
      await visitor.sees(`${D} .agenda-turn[rel="prev"]`, 'Octobre')
    },
  },
  {
    name: 'goto-block',
    async go(visitor) {
      await visitor.open('/ilots/goto-block/simple')
      await visitor.click(`${D} .tile p`)
      await visitor.isAt('/ilots/cible?bloc=simple')
    },
  },
  {
    name: 'hash-scroll',
    async go(visitor) {
      await visitor.open('/ilots/hash-scroll/simple')
      await visitor.click(`${D} a`, 'Nos tarifs')
      await visitor.isAt('#tarifs')
      await visitor.until(
        'Math.abs(document.querySelector("#tarifs").getBoundingClientRect().top) < innerHeight',
      )
    },
  },
  {
    name: 'map-switch',
    async go(visitor) {
      await visitor.open('/ilots/map-switch/simple')
      await visitor.sees(`${D} [data-ilot-mounted~="map-switch"]`)
      await visitor.click(`${D} [data-mode="carte"]`)
      await visitor.sees(`${D} [data-panel="carte"]`)
      await visitor.misses(`${D} [data-panel="liste"]`)
    },
  },
  {
    name: 'footer-menu',
    async go(visitor) {
      await visitor.resize(500, 900)
      await visitor.open('/ilots/footer-menu/titres')
      // What is in the window when the code comes stays open: the first click folds it.
      const title = `${D} [data-role="toggle"] button`
      await visitor.sees(`${title}[aria-expanded="true"]`, 'Nos services')
      await visitor.click(title, 'Nos services')
      await visitor.sees(`${title}[aria-expanded="false"]`, 'Nos services')
      await visitor.click(title, 'Nos services')
      await visitor.sees(`${D} a`, 'Réparer un impact')
    },
  },
  {
    name: 'sortable-table',
    async go(visitor) {
      await visitor.open('/ilots/sortable-table/prix')
      await visitor.click(`${D} th button`, 'Prix')
      await visitor.sees(`${D} th[aria-sort]`)
      await visitor.until(
        '(rows => Number.parseFloat(rows[0].cells[2].textContent) <= Number.parseFloat(rows[1].cells[2].textContent.replace(/\\s/g, "")))(document.querySelector(".case-demo tbody").rows)',
      )
    },
  },
  {
    name: 'slider',
    async go(visitor) {
      await visitor.open('/ilots/slider/simple')
      await visitor.click(`${D} button[aria-label*="uivant"], ${D} .splide__arrow--next`)
      await visitor.until(
        'document.querySelector(".case-demo [data-role=slides] > :not([inert], [aria-hidden=true], .is-clone)")',
      )
    },
  },
  {
    name: 'slideshow',
    async go(visitor) {
      await visitor.open('/ilots/slideshow/simple')
      await visitor.sees(`${D} [data-ilot-mounted~="slideshow"] button`)
      await visitor.click(`${D} button[aria-label="arrêter la présentation"]`)
      await visitor.sees(`${D} button[aria-label="démarrer la présentation"]`)
    },
  },
  {
    name: 'contact-sheet',
    async go(visitor) {
      await visitor.open('/ilots/contact-sheet/simple')
      await visitor.sees(`${D} [data-ilot-mounted~="contact-sheet"]`)
      await visitor.click(`${D} .sheet-thumbs li:nth-child(2) a`)
      await visitor.until(
        '!document.querySelector(".case-demo .sheet-view figcaption").textContent.includes("Colombière")',
      )
    },
  },
  {
    name: 'front-banner',
    async go(visitor) {
      await visitor.open('/ilots/front-banner/simple')
      await visitor.click(`${D} .notice-close`)
      await visitor.misses(`${D} .notice`)
    },
  },
  {
    name: 'front-popup',
    async go(visitor) {
      await visitor.open('/ilots/front-popup/simple')
      await visitor.sees(`${D} .offer-card`)
      await visitor.press('Escape')
      await visitor.misses(`${D} .offer-card`)
    },
  },
  {
    name: 'toast',
    async go(visitor) {
      await visitor.open('/ilots/toast/simple')
      await visitor.click('[data-toast-case="simple"]')
      await visitor.sees('.ilots-toast')
      await visitor.click('.ilots-toast-close')
      await visitor.misses('.ilots-toast')
    },
  },
  {
    name: 'translations',
    async go(visitor) {
      await visitor.open('/ilots/translations/fond')
      await visitor.click('[data-translation-case="fond"]')
      await visitor.until('document.querySelector("[data-translation-result=fond]").textContent !== ""')
    },
  },
  {
    name: 'loading-screen',
    async go(visitor) {
      await visitor.open('/ilots/loading-screen/page')
      await visitor.misses('.ilots-loading-screen')
      await visitor.click(`${D} a`, 'réalisations')
      await visitor.isAt('/realisations')
    },
  },
  {
    name: 'scroll-reveal',
    async go(visitor) {
      await visitor.open('/ilots/scroll-reveal/simple')
      await visitor.run('document.querySelector("#bloc").scrollIntoView({ block: "center" })')
      await visitor.until('getComputedStyle(document.querySelector("#bloc")).opacity === "1"')
    },
  },
  {
    name: 'sticky-header',
    async go(visitor) {
      await visitor.open('/ilots/sticky-header/defilement')
      await visitor.sees(`${D} [data-ilot-mounted~="sticky-header"]`)
      await visitor.run('scrollTo(0, document.body.scrollHeight)')
      await visitor.sees(`${D} .case-header`)
    },
  },
]
