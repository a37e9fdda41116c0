import type { Case } from '../../fixtures/cases/case'
import { regionMap } from '../../fixtures/site/parts/map'

const bar = (...buttons: string[]): string =>
  `<div class="switch-bar" role="group" aria-label="Présentation">${buttons.join('')}</div>`
const button = (mode: string, text: string, more = ''): string =>
  `<button class="button is-quiet is-small" type="button" data-mode="${mode}"${more}>${text}</button>`
const panel = (name: string, content: string, more = ''): string =>
  `<div data-panel="${name}"${more}>${content}</div>`
const list = `<ul>${['Brest', 'Rennes', 'Vannes']
  .map(
    (city) => `<li>\
<a href="/agences/bretagne/${city.toLowerCase()}">Atelier de ${city}</a></li>`,
  )
  .join('')}</ul>`
const both = bar(button('liste', 'Liste'), button('carte', 'Carte'))

const host = (content: string, id = ''): string => `<div data-ilot="map-switch"${id}>${content}</div>`

export const cases: readonly Case[] = [
  {
    name: 'simple',
    title: 'Une liste et une carte',
    note: 'Le choix est dans l’adresse : rechargez, la carte est encore là.',
    html: host(both + panel('liste', list) + panel('carte', regionMap(), ' class="is-later"')),
  },
  {
    name: 'carte-d-abord',
    title: 'La carte d’abord',
    note: 'Le bouton que le serveur a enfoncé dit par quoi commencer.',
    html: host(
      bar(button('liste', 'Liste'), button('carte', 'Carte', ' aria-pressed="true"')) +
        panel('liste', list, ' class="is-later"') +
        panel('carte', regionMap()),
      ' id="vue-carte"',
    ),
  },
  {
    name: 'deux',
    title: 'Deux sur une page',
    note: 'Chacun a son nom dans l’adresse : son id.',
    html:
      host(both + panel('liste', list) + panel('carte', '<p>La carte des ateliers.</p>'), ' id="ateliers"') +
      host(
        both + panel('liste', '<p>Lyon, Lille, Nice.</p>') + panel('carte', '<p>La carte des dépôts.</p>'),
        ' id="depots"',
      ),
  },
  {
    name: 'trois-modes',
    title: 'Trois présentations',
    note: 'Le plan, écrit caché, ne se montre qu’à la demande.',
    html: host(
      bar(button('liste', 'Liste'), button('carte', 'Carte'), button('plan', 'Plan d’accès')) +
        panel('liste', list) +
        panel('carte', '<p>La carte.</p>') +
        panel('plan', '<p>Sortie 12, puis à droite après le pont.</p>', ' hidden'),
      ' id="trois"',
    ),
  },
  {
    name: 'formulaire',
    title: 'Dans un formulaire',
    note: 'Des boutons sans type n’envoient pas le formulaire.',
    html: `<form action="/agences">${host(
      `<div class="switch-bar">\
<button class="button is-small" data-mode="liste">Liste</button>\
<button class="button is-small" data-mode="carte">Carte</button>\
</div>${panel('liste', list)}${panel('carte', '<p>La carte.</p>')}`,
      ' id="dans-formulaire"',
    )}</form>`,
  },
  {
    name: 'panneau-absent',
    title: 'Un panneau qui manque',
    note: 'La console nomme ce qui manque ; tout reste visible.',
    html: host(both + panel('liste', list), ' id="sans-carte"'),
  },
  {
    name: 'vide',
    title: 'Ni bouton ni panneau',
    html: host('<p>La liste arrive.</p>', ' id="vide"'),
  },
]
