import type { Case } from '../../fixtures/cases/case'

const goal = (name: string): string => `/ilots/cible?bloc=${name}`
const list = (...texts: string[]): string =>
  `<ul class="footer-links">${texts
    .map(
      (text, index) => `<li><a href="${goal(`lien-${index}`)}">${text}</a>\
</li>`,
    )
    .join('')}</ul>`
const glass = list('Réparer un impact', 'Remplacer un pare-brise', 'Calibrer les caméras')
const company = list('Notre histoire', 'Nous rejoindre')
const columns = (inside: string): string =>
  `<div class="footer-columns" data-ilot="footer-menu">${inside}</div>`

export const cases: readonly Case[] = [
  {
    name: 'titres',
    title: 'Des titres',
    note: 'Sous 768 px, chacun devient le bouton de sa liste ; au-delà, ce sont des titres.',
    html: columns(
      `<div><h2 class="footer-title" data-role="toggle">Nos services</h2>${glass}</div><div>\
<h2 class="footer-title" data-role="toggle">L’entreprise</h2>${company}</div>`,
    ),
  },
  {
    name: 'boutons',
    title: 'Des boutons dans les titres',
    note: 'La liste suit le titre, pas le bouton.',
    html: columns(
      `<div><h2 class="footer-title"><button type="button" data-role="toggle">Nos services</button>\
</h2>${glass}</div><div><h2 class="footer-title"><button type="button" data-role="toggle">L’entreprise</button>\
</h2>${company}</div>`,
    ),
  },
  {
    name: 'liens',
    title: 'Des liens pour titres',
    note: 'Sous 768 px, ils ouvrent leur liste ; au-delà, ils mènent à leur page.',
    html: columns(
      `<a class="footer-title" data-role="toggle" href="${goal('services')}">Nos services</a>${glass}`,
    ),
  },
  {
    name: 'id',
    title: 'Une liste qui a son id',
    html: columns(
      `<p class="footer-title" data-role="toggle">Nos ateliers</p><ul id="nos-ateliers" class="footer-links">\
<li><a href="${goal('brest')}">Brest</a></li></ul>`,
    ),
  },
  {
    name: 'sans-liste',
    title: 'Un titre sans liste',
    note: 'La console le dit ; rien ne change.',
    html: columns('<p class="footer-title" data-role="toggle">Nos ateliers</p>'),
  },
]
