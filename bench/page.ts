/** The page that is measured: one of everything, in as many nodes as asked, the same HTML for every column. */

import { escapeHtml } from '../fixtures/site/escape'
import { latestBlock } from '../fixtures/site/parts/blocks/catalogue'
import { renderBlock } from '../fixtures/site/parts/blocks/render'
import { formModel } from '../fixtures/site/parts/forms/list'
import { renderForm } from '../fixtures/site/parts/forms/render'
import { opinionSlider } from '../fixtures/site/parts/slides'
import { type Column, headOf } from './columns'

/** How much stands around it: `empty` has one paragraph and no marker. */
export const SIZES = { empty: 0, small: 2_000, large: 10_000 } as const
export type Size = keyof typeof SIZES

const VIEWS = ['vue-alpes', 'vue-ocean', 'vue-ville', 'vue-foret', 'vue-vignes', 'vue-garrigue']

const header = `<header class="site-header" data-ilot="sticky-header"><a class="brand" href="/">Vitréa</a>
<nav aria-label="Navigation principale"><ul><li><a href="/services">Services</a></li><li><a href="/agences">Agences</a></li></ul></nav>
<a class="menu-button" id="fMenuMobileButton" href="/plan-du-site" data-source="#menu" data-searchfield="true" data-action="menu#open">Menu</a></header>
<nav id="menu" class="mm-source" hidden><ul><li><a href="/">Accueil</a></li><li><span>Services</span><ul><li><a href="/services/pare-brise">Pare-brise</a></li><li><a href="/services/vitre-laterale">Vitre latérale</a></li></ul></li><li><span>Agences</span><ul><li><a href="/agences/lyon">Lyon</a></li><li><a href="/agences/brest">Brest</a></li></ul></li></ul></nav>`

const gallery = `<section><h2>Nos vues</h2><ul class="thumbs" data-controller="lightbox">${VIEWS.map(
  (name) =>
    `<li><a href="/photos/${name}-900.svg" rel="lightbox[vues]" data-action="lightbox#open"><img src="/photos/${name}-900.svg" alt="${name}" width="180" height="120" loading="lazy"></a></li>`,
).join('')}</ul></section>`

const suggestion = escapeHtml(JSON.stringify({ classname: 'ville', methode: 'chercher' }))
const fields = `<form class="try-form" action="/recu" method="get"><p><label for="sinistre">Date du sinistre</label><input class="vitreadate" id="sinistre" name="sinistre" data-controller="date"></p>
<p><label for="ville">Ville</label><input id="ville" name="ville" data-ilot="autocomplete" data-autocomplete="${suggestion}" data-controller="suggestions" data-action="input->suggestions#ask"></p>
<p><button>Envoyer</button></p></form>`

const words =
  'Un éclat ce matin, un pare-brise clair ce soir : nos ateliers réparent, remplacent et calibrent, sans avance de frais.'

/** Cards, links and tables as a long page of editors has them: about ten nodes each, a clickable one in ten. */
function filler(nodes: number): string {
  const cards: string[] = []
  for (let count = 0; count * 10 < nodes; count += 1)
    cards.push(
      `<article class="card"${count % 10 === 0 ? ` data-goto-url="/agences/${count}"` : ''}><h3><a href="/agences/${count}">Atelier ${count}</a></h3><p>${words}</p><p><em>Ouvert</em> <strong>du lundi au samedi</strong></p></article>`,
    )
  return `<div class="cards">${cards.join('\n')}</div>`
}

const block = `<section data-controller="block">${renderBlock(latestBlock)}</section>`
const bottom = `<section><h2>Avis</h2>${opinionSlider('data-controller="slider"')}</section>
<section><h2>Votre demande</h2>${fields}</section>
<section><h2>Nous écrire</h2>${renderForm(formModel('contact')).replace('<form ', '<form data-controller="checks" data-action="checks#check" novalidate ')}</section>`

/** Where the gallery stands: in the window from the start, or below the cards, where a visitor scrolls to it. */
export const GALLERIES = ['first', 'below'] as const
export type Gallery = (typeof GALLERIES)[number]

/** Writes the page of a column. */
export function renderPage(column: Column, size: Size, place: Gallery): string {
  const { head, end } = headOf(column)
  const cards = filler(SIZES[size])
  const main = {
    empty: `<p>${words}</p>`,
    first: `${gallery}${block}${cards}${bottom}`,
    below: `${block}${cards}${gallery}${bottom}`,
  }[size === 'empty' ? 'empty' : place]
  return `<!doctype html><html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${column}, ${size}</title><link rel="stylesheet" href="/assets/site/site.css">${head}</head>
<body>${size === 'empty' ? '' : header}<main>${main}</main>${end}</body></html>`
}
