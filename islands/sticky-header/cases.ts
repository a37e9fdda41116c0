import type { Case } from '../../fixtures/cases/case'

const header = (attributes: string): string =>
  `<div data-ilot="sticky-header" ${attributes}><strong>Vitréa</strong> <a href="/services">Nos services</a></div>`
const text =
  '<p>Un impact de la taille d’une pièce se répare en trente minutes. Plus tard, il faut remplacer le pare-brise.</p>'
const long = `${Array.from(
  { length: 40 },
  (_, index) => `<div class="case-text"><p>\
<a href="/services?lire=${index + 1}">Conseil ${index + 1}</a></p>${text}</div>`,
).join('\n')}`

/** The cases cover the page, or take its place: each is shown on its own page only. */
export const isAlone = true

export const cases: readonly Case[] = [
  {
    name: 'defilement',
    title: 'Un en-tête qui défile avec sa page',
    note: 'Après 400 px, ou 300 px sur un petit écran, il reçoit is-sticky ; le site le montre plus petit.',
    html: `${header('class="case-header"')}${long}`,
  },
  {
    name: 'hors-du-flux',
    title: 'Un en-tête que le site sort du flux',
    note: 'Collé, il devient fixe : ce qui le suit reste à sa place.',
    html: `${header('class="case-header is-fixed-later"')}${long}`,
  },
  {
    name: 'sans-classe',
    title: 'Un en-tête sans classe',
    html: `${header('')}${long}`,
  },
]
