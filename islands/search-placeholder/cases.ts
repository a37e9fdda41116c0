import type { Case } from '../../fixtures/cases/case'
import { placeholderCase, placeholders } from '../../fixtures/cases/search-form'

export const cases: readonly Case[] = [
  placeholderCase,
  {
    name: 'illisible',
    title: 'Des exemples illisibles',
    note: 'La console le dit ; le texte de la page reste.',
    html: `<form class="search-form" action="/recherche" data-ilot="mini-search" data-placeholders="Un atelier">\
<label for="champ-illisible">Chercher</label>\
<input type="search" id="champ-illisible" name="q" placeholder="Un vitrage, une ville…">\
<button class="button">Rechercher</button></form>`,
  },
  {
    name: 'rempli',
    title: 'Un champ rempli',
    note: 'Rien ne bouge derrière un texte.',
    html: `<form class="search-form" action="/recherche" data-ilot="mini-search"${placeholders}>\
<label for="champ-rempli">Chercher</label><input type="search" id="champ-rempli" name="q" value="impact">\
<button class="button">Rechercher</button></form>`,
  },
]
