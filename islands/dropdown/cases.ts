import type { Case } from '../../fixtures/cases/case'

const goal = (name: string): string => `/ilots/cible?bloc=${name}`
const link = (name: string, text: string): string => `<li><a href="${goal(name)}">${text}</a></li>`

const services = `<ul>${link('impact', 'Réparer un impact')}\
${link('pare-brise', 'Remplacer un pare-brise')}${link('calibrage', 'Calibrer les caméras')}</ul>`
let count = 0
/** Each landmark of a page has a name of its own. */
const nav = (inside: string): string =>
  `<nav class="site-nav is-case" aria-label="Menu du cas ${++count}"><ul>${inside}</ul></nav><p>\
<a href="${goal('dehors')}">Un lien après le menu</a></p>`
const toggle = (name: string, text: string, attributes = 'data-ilot="dropdown"'): string =>
  `<a href="${goal(name)}" ${attributes}>${text}</a>`

export const cases: readonly Case[] = [
  {
    name: 'lien',
    title: 'Un lien et son sous-menu',
    note: `Au doigt, le premier appui ouvre, le deuxième suit le lien ; à la souris, un clic suffit. Flèche bas \
ouvre au clavier.`,
    html: nav(`<li class="has-menu">${toggle('services', 'Services')}${services}</li>`),
  },
  {
    name: 'deux',
    title: 'Deux sous-menus voisins',
    note: 'Ouvrir l’un ferme l’autre.',
    html: nav(
      `<li class="has-menu">${toggle('services', 'Services')}${services}</li>\
<li class="has-menu">${toggle('agences', 'Agences', 'class="dropdown-toggle"')}<ul>\
${link('paris', 'Paris')}${link('brest', 'Brest')}</ul></li>`,
    ),
  },
  {
    name: 'bouton',
    title: 'Un bouton, sans adresse à suivre',
    note: 'Il ouvre et ferme, quelle que soit la main.',
    html: nav(
      `<li class="has-menu"><button type="button" data-ilot="dropdown">Services</button>${services}</li>`,
    ),
  },
  {
    name: 'sans-adresse',
    title: 'Des liens qui ne mènent nulle part',
    note: 'Sans href, ou avec un dièse seul : ils ouvrent et ferment, comme un bouton.',
    html: nav(
      `<li class="has-menu"><a data-ilot="dropdown">Services</a>${services}</li><li class="has-menu">\
<a class="dropdown-toggle" href="#">Agences</a><ul>${link('paris', 'Paris')}</ul></li>`,
    ),
  },
  {
    name: 'niveaux',
    title: 'Un sous-menu dans un sous-menu',
    note: 'Ouvrir le deuxième niveau garde le premier ouvert ; Échap ferme le plus profond.',
    html: nav(
      `<li class="has-menu">${toggle('services', 'Services')}<ul>${link('impact', 'Réparer un impact')}<li \
class="has-menu">${toggle('vitrage', 'Remplacer')}<ul>\
${link('pare-brise', 'Le pare-brise')}${link('lunette', 'La lunette arrière')}</ul></li></ul></li>`,
    ),
  },
  {
    name: 'classe',
    title: 'Une classe écrite de travers',
    note: 'Rendue telle quelle, espaces compris.',
    html: nav(`<li class="  has-menu   est-large ">${toggle('services', 'Services')}${services}</li>`),
  },
]
