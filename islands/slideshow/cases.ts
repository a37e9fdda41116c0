import type { Case, Themed } from '../../fixtures/cases/case'
import { slideshow, slidesOf, type View } from '../../fixtures/site/parts/slideshow'

const views: readonly View[] = [
  { image: 'vue-alpes', caption: 'Le col du Galibier, à travers un pare-brise neuf.' },
  { image: 'vue-ocean', caption: 'La pointe du Raz, sans un éclat.', href: '/realisations' },
  { image: 'vue-ville' },
  { image: 'vue-vignes', href: '/services' },
]
const bare = (slides: string, attributes = '') =>
  `<div data-ilot="slideshow" data-slides="${slides}" ${attributes}></div>`

/** What these pages add to the site's own scripts. */
export const script = '/assets/site/slideshow-cases.js'

export const cases: readonly Case[] = [
  {
    name: 'simple',
    title: 'Quatre vues, deux liens, deux légendes',
    note: 'Cinq secondes chacune. Le survol, le focus et le bouton les retiennent.',
    html: String(slideshow(views)),
  },
  {
    name: 'au-hasard',
    title: 'Dans un ordre tiré au sort',
    note: 'Jamais deux fois de suite la même.',
    html: String(slideshow(views, 'data-aleatoire data-sleep="2"')),
  },
  {
    name: 'sans-regions',
    title: 'Le seul attribut',
    note: 'Les régions sont faites.',
    html: bare(slidesOf(views), 'data-sleep="3"'),
  },
  {
    name: 'une-image',
    title: 'Une seule image',
    note: 'Rien ne bouge : rien à arrêter.',
    html: bare(slidesOf(views.slice(0, 1))),
  },
  {
    name: 'manquantes',
    title: 'Deux images absentes',
    note: 'Elles sont passées, et la console le dit.',
    html: bare(
      slidesOf([
        { image: 'vue-absente' },
        { image: 'vue-neige', caption: 'Le Mont-Dore sous la neige.' },
        { image: 'vue-perdue' },
        { image: 'vue-plaine', caption: 'La Beauce en juin.' },
      ]),
      'data-sleep="2"',
    ),
  },
  {
    name: 'refuse',
    title: 'Une liste refusée',
    note: 'Ce que le serveur montre reste.',
    html: `<div data-ilot="slideshow" data-slides="vue-alpes.svg">\
<p data-role="back">Nos vues reviennent bientôt.</p></div>`,
  },
  {
    name: 'ancien-appel',
    title: 'L’appel d’un ancien script',
    note: 'vitreaSlideshow(…) sur les trois régions de la page.',
    html: `<div class="old-slideshow"><div id="fond">\
<img src="/photos/vue-port-900.svg" alt="" width="900" height="600"></div><div id="devant"></div></div>\
<p id="legende">Le port de Sète.</p>`,
  },
]

export const themed: Themed = { name: 'simple' }
