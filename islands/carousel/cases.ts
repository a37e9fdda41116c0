import type { Case, Themed } from '../../fixtures/cases/case'

const days = ['Lundi 2', 'Mardi 3', 'Mercredi 4', 'Jeudi 5', 'Vendredi 6', 'Samedi 7', 'Lundi 9', 'Mardi 10']
const slots = days
  .map(
    (day, index) =>
      `<li class="slot"><a href="/contact/prendre-rendez-vous?jour=${index + 1}">${day} mars</a>\
<span class="card-text">${8 + index} h</span></li>`,
  )
  .join('')
const offers = [
  ['/services', 'Services'],
  ['/agences', 'Agences'],
  ['/realisations', 'Réalisations'],
  ['/actualites', 'Actualités'],
  ['/assurance', 'Assurance'],
] as const
const menu = (count: number): string =>
  `<div data-ilot="carousel-menu" role="group" aria-label="À découvrir">${offers
    .slice(0, count)
    .map(([href, text]) => `<a class="tile" href="${href}">${text}</a>`)
    .join('')}</div>`

export const cases: readonly Case[] = [
  {
    name: 'rendez-vous',
    title: 'Le carrousel du rendez-vous',
    note: 'Deux, trois, quatre ou cinq jours selon la largeur ; deux à la fois.',
    html: `<div data-ilot="carousel-appointment" role="group" aria-label="Jours disponibles">\
<ul class="slots" data-role="slides">${slots}</ul></div>`,
  },
  { name: 'menu', title: 'Le carrousel du menu', note: 'Trois à la fois, en boucle.', html: menu(5) },
  { name: 'menu-trois', title: 'Autant que la vue en montre', note: 'Il reste immobile.', html: menu(3) },
]

export const themed: Themed = { name: 'rendez-vous' }
