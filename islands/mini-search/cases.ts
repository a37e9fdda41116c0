import type { Case, Themed } from '../../fixtures/cases/case'
import { placeholderCase, renderSearchForm } from '../../fixtures/cases/search-form'

export const cases: readonly Case[] = [
  {
    name: 'glisse',
    title: 'Un petit formulaire qui s’ouvre',
    note: 'Le premier clic ouvre le champ ; taper ouvre la fenêtre, par-dessus la page. Échap la ferme.',
    html: `<form class="site-search is-demo" action="/recherche" role="search" aria-label="Recherche, glisse" \
data-ilot="mini-search" data-version-search="1" data-id-page-search="90">\
<label class="visually-hidden" for="champ-glisse">Rechercher</label>\
<input type="search" id="champ-glisse" name="q" placeholder="Un vitrage, une ville…">\
<button class="site-search-button" aria-label="Rechercher"></button></form>`,
  },
  {
    name: 'dans-le-formulaire',
    title: 'La fenêtre dans le formulaire',
    note: 'La version 2, sous le champ ; la page défile toujours.',
    html: renderSearchForm('dans-le-formulaire', '2'),
  },
  {
    name: 'deja-rempli',
    title: 'Un champ déjà rempli',
    note: 'Il est ouvert dès l’arrivée, le bouton lance la recherche.',
    html: renderSearchForm('deja-rempli', '2', '', 'impact'),
  },
  placeholderCase,
  {
    name: 'sans-champ',
    title: 'Un formulaire sans champ',
    note: 'La console le dit, le formulaire reste.',
    html: `<form action="/recherche" data-ilot="mini-search"><button class="button">Rechercher</button></form>`,
  },
]

export const themed: Themed = { name: 'dans-le-formulaire', press: '[type="search"]', text: 'pare' }
