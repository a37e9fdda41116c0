/** Screens of the page itself, each on its own page, then buttons that `public/loading-cases.js` turns into calls. */
import type { Case, Themed } from '../../fixtures/cases/case'

/** Something that the page waits for. */
const view = (query = 'delay=2000') =>
  `<p><img src="/lent/vue-alpes.svg?${query}" alt="Le col de la Colombière" width="900" height="600"></p><p>\
<a href="/realisations">Toutes nos réalisations</a></p>`

const screens: readonly Case[] = [
  {
    name: 'page',
    title: 'Un écran vide',
    note: 'Il couvre la page jusqu’à ce que l’image soit là, puis s’efface.',
    html: `<div data-ilot="loading-screen"></div>${view()}`,
  },
  {
    name: 'identite',
    title: 'Le logo, le titre et la description du site',
    html: `<div data-ilot="loading-screen" data-version="2" data-show-logo data-show-title="true" \
data-show-desc="1"></div>${view()}`,
  },
  {
    name: 'contenu-du-serveur',
    title: 'Un écran écrit par le serveur',
    note: 'Il couvre dès le premier affichage ; seul ce qui manque est ajouté.',
    html: `<div class="site-loading" data-ilot="loading-screen" data-version="2" data-show-logo data-show-title \
data-couleur-fond="var(--ground)" data-couleur-texte="var(--ink)">\
<img data-role="logo" src="/assets/site/images/marque.svg" alt="" width="88" height="64">\
<p data-role="title">Vitréa, <b>le verre automobile</b></p></div>${view()}`,
  },
  {
    name: 'couleurs-image',
    title: 'Des couleurs et une image',
    html: `<div data-ilot="loading-screen" data-couleur-fond="#06403c" data-couleur-texte="rgb(230 242 239)" \
data-couleur-barre="#ff9466" data-image="/assets/site/images/vue-foret.svg" data-txt-loading="Nous arrivons" \
data-txt-patienter=""></div>${view()}`,
  },
  {
    name: 'cache-par-le-serveur',
    title: 'Un écran caché par le serveur',
    note: 'Sans script il n’est jamais montré.',
    html: `<div data-ilot="loading-screen" hidden><p data-role="loading">Un instant</p></div>${view()}`,
  },
  {
    name: 'reglages-refuses',
    title: 'Des réglages refusés',
    note: 'La console les nomme ; les valeurs par défaut servent.',
    html: `<div data-ilot="loading-screen" data-version="3" data-couleur-fond="bleuet" \
data-image="javascript:alert(1)"></div>${view()}`,
  },
  {
    name: 'image-qui-ne-vient-pas',
    title: 'Une image qui ne vient jamais',
    note: 'Après dix secondes, la page est rendue.',
    html: `<div data-ilot="loading-screen"></div>${view('fault=never')}`,
  },
]

const calls: readonly (readonly [name: string, title: string, note?: string])[] = [
  ['simple', 'Sans réglage'],
  ['pleine-page', 'Version 2, avec logo, titre et description'],
  ['voile', 'Version 1, avec logo, titre et description'],
  ['couleurs', 'Couleurs, image et textes choisis'],
  ['progression', 'Une progression', 'Arrondie vers le haut : 1 sur 3 est 34 %.'],
  ['deux', 'Deux demandes', 'L’écran attend la seconde.'],
  ['trop-court', 'Montré et caché aussitôt', 'Rien ne clignote.'],
  ['dialogue-avant', 'Par-dessus un dialogue ouvert'],
  ['dialogue-apres', 'Par-dessus un dialogue ouvert ensuite'],
  ['oublie', 'Jamais caché', 'Échap, ou après vingt secondes un bouton, rend la page.'],
  ['refuses', 'Réglages et nombres refusés', 'La console dit ce qui était attendu.'],
  ['ancien', 'vitreaLoader', 'L’ancien nom.'],
]

const buttons: readonly Case[] = calls.map(([name, title, note]) => ({
  name,
  title,
  ...(note ? { note } : {}),
  html: `<p><button class="button" type="button" data-loading-case="${name}">${title}</button></p>`,
}))

/** What these pages add to the site's own scripts. */
export const script = '/assets/site/loading-cases.js'

export const cases: readonly Case[] = [...screens.map((each) => ({ ...each, isAlone: true })), ...buttons]

export const themed: Themed = { name: 'oublie', press: '[data-loading-case]' }
