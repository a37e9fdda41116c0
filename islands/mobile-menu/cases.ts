/** One `#fMenuMobileButton` a page: each case has its own page, `/ilots/mobile-menu/<case>`. */

import type { Case, Themed } from '../../fixtures/cases/case'
import { escapeHtml } from '../../fixtures/site/escape'

interface MenuCase extends Omit<Case, 'html'> {
  readonly options?: Readonly<Record<string, string>>
  /** Anything after the button. */
  readonly more?: string
  readonly html?: string
}

function button(options: Readonly<Record<string, string>>): string {
  const data = Object.entries(options).map(([name, value]) => ` data-${name}="${escapeHtml(value)}"`)
  return `<a class="button" id="fMenuMobileButton" href="/plan-du-site"${data.join('')}>Menu</a>`
}

const identity = [
  { type: 'identite', value: 'logo' },
  { type: 'identite', value: 'telephone' },
]
const services = `<div id="a-cloner"><p id="a-cloner-texte">Ouvert aujourd’hui jusqu’à 19 h</p><p>\
<a href="/contact">Nous écrire</a></p></div>`
const pageLists = `<nav id="plan" aria-label="Plan"><ul>
<li><a href="/">Accueil</a></li>
<li><a href="/services">Services</a><ul><li><a href="/services/pare-brise" aria-current="page">Pare-brise</a>\
</li><li><a href="/services/vitre-laterale">\
<img src="/photos/vue-ville-900.svg" alt="Vitre latérale" width="60" height="40"></a></li></ul></li>
<li><span>Agences</span><ul><li><a href="/agences/lyon">Lyon</a></li><li>\
<a href="javascript:document.title='piégé'">Brest</a></li></ul></li>
<li>Bientôt</li>
</ul></nav>`

const list: readonly MenuCase[] = [
  { name: 'simple', title: 'Sans option' },
  { name: 'sous-titres', title: 'Sous-titres', options: { subtitle: 'sous_titre' } },
  {
    name: 'sombre',
    title: 'Sombre, à droite',
    options: { style: 'dark', position: 'right', subtitle: 'sous_titre' },
  },
  {
    name: 'clair',
    title: 'Clair',
    note: 'Aussi sur une page sombre ; sans data-style, le menu a les couleurs de la page.',
    options: { style: 'light' },
  },
  {
    name: 'haut',
    title: 'Par le haut',
    note: 'zposition est forcée à front.',
    options: { position: 'top', zposition: 'back' },
  },
  { name: 'bas', title: 'Par le bas', options: { position: 'bottom', dim: 'black' } },
  { name: 'devant', title: 'Devant la page', options: { zposition: 'front', dim: 'black' } },
  { name: 'a-cote', title: 'À côté de la page', options: { zposition: 'next', dim: 'white' } },
  {
    name: 'sans-ombre',
    title: 'Sans ombre, titres sur une ligne',
    options: { 'page-shadow': 'false', multiline: 'false' },
  },
  { name: 'plein-ecran', title: 'Plein écran', options: { fullscreen: 'true' } },
  {
    name: 'plein-ecran-sans-fermer',
    title: 'Plein écran sans bouton',
    options: { fullscreen: 'true', 'hide-close-btn': 'true' },
  },
  {
    name: 'reparti',
    title: 'Lignes réparties sur la hauteur',
    options: { 'justify-listview': 'true', fullscreen: 'true' },
  },
  { name: 'recherche', title: 'Recherche en haut', options: { searchfield: 'true' } },
  {
    name: 'recherche-fin',
    title: 'Recherche en fin de barre',
    options: { 'searchfield-last': 'true', header: JSON.stringify(identity) },
  },
  { name: 'recherche-bas', title: 'Recherche en bas', options: { 'searchfield-bottom': 'true' } },
  {
    name: 'barres',
    title: 'Barres du haut et du bas',
    options: {
      header: JSON.stringify([...identity, { type: 'variable', value: 'identite.nom' }]),
      'header-size': '2',
      footer: JSON.stringify([
        { type: 'identite', value: 'email' },
        {
          type: 'html',
          value: '<strong>7 jours sur 7</strong><img src=x onerror="document.title=\'piégé\'">',
        },
      ]),
      'footer-size': '60',
    },
  },
  {
    name: 'clone',
    title: 'Un bloc copié, replié',
    options: {
      header: JSON.stringify([
        {
          type: 'clone',
          value: '#a-cloner',
          button: 'Voir les horaires',
          buttonclicked: 'Cacher les horaires',
        },
      ]),
    },
    more: services,
  },
  {
    name: 'fonction',
    title: 'Une fonction de la page',
    options: { footer: JSON.stringify([{ type: 'function', value: 'bonjourVitrea' }]) },
  },
  {
    name: 'suivi',
    title: 'Ilots.store',
    note: 'Une fonction de la page est abonnée : elle écrit où en est le menu.',
    options: { searchfield: 'true' },
    more: '<p data-menu-state></p>',
  },
  { name: 'sous-un-element', title: 'Sous l’en-tête', options: { 'header-elem': '.site-header' } },
  { name: 'decalage', title: 'Sous 80 pixels', options: { 'header-offset': '80' } },
  { name: 'sans-chargeur', title: 'Sans chargeur global', options: { 'disable-loader-btn': 'true' } },
  {
    name: 'page-courante',
    title: 'Page courante et fil d’Ariane',
    note: 'Réparer un impact est la page courante.',
    body: { 'data-idpage': '12', 'data-idparent': '11', 'data-filariane': '10,11' },
  },
  {
    name: 'attributs-du-corps',
    title: 'Attributs du corps sans data-',
    body: { idpage: '12', idparent: '11', filariane: '10,11' },
  },
  {
    name: 'vide',
    title: 'Un menu vide',
    note: 'Rien ne s’ouvre : le bouton mène à son adresse, la console dit pourquoi.',
    options: { configmenu: 'vide' },
  },
  {
    name: 'liste-de-la-page',
    title: 'Une liste de la page',
    note: 'data-source : le menu est fait de la navigation ci-dessous, le serveur n’est pas demandé.',
    options: { source: '#plan' },
    more: pageLists,
  },
  {
    name: 'liste-absente',
    title: 'Une liste qui n’est pas là',
    note: 'Le bouton mène à son adresse, la console dit pourquoi.',
    options: { source: '#nulle-part' },
  },
  { name: 'grand', title: 'Deux mille pages', options: { configmenu: 'grand', searchfield: 'true' } },
  {
    name: 'hostile',
    title: 'Des données hostiles',
    note: 'Titres et liens restent du texte.',
    options: { configmenu: 'hostile', subtitle: 'sous_titre' },
  },
  {
    name: 'options-refusees',
    title: 'Des options refusées',
    options: {
      position: 'milieu',
      zposition: 'dessous',
      style: 'rose',
      dim: 'rouge',
      'header-size': 'grand',
      header: '{pas du json',
    },
  },
  {
    name: 'bouton',
    title: 'Un vrai bouton',
    html: '<button class="button" id="fMenuMobileButton" type="button">Menu</button>',
  },
  { name: 'div', title: 'Un div', html: '<div class="button" id="fMenuMobileButton">Menu</div>' },
]

/** What these pages add to the site's own scripts. */
export const script = '/assets/site/cases.js'

/** The cases cover the page, or take its place: each is shown on its own page only. */
export const isAlone = true

export const cases: readonly Case[] = list.map(({ options = {}, more = '', html, ...known }) => ({
  ...known,
  html: html ?? button(options) + more,
}))

export const themed: Themed = { name: 'page-courante', press: '#fMenuMobileButton' }
