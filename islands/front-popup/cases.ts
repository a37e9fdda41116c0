import type { Case, Themed } from '../../fixtures/cases/case'

/** Without script, the server sends the page without the window. */
const closeLink = '<a class="offer-close" data-role="close" href="?ferme">Fermer</a>'
const text = `<h2>La carte verte se garde</h2>\
<p>Votre attestation d’assurance suffit&nbsp;: apportez-la, nous remplissons le reste.</p>`
const sentence = (seconds: number): string =>
  `<p>Cette fenêtre se ferme dans <strong data-role="countdown">${seconds}</strong> secondes.</p>`

/** A card in the corner of the page, which stays in use beside it. */
const card = (attributes: string, content: string): string =>
  `<p><a href="/agences">Trouver un atelier</a></p>
<div class="offer-card" data-ilot="front-popup" ${attributes}>${content}${closeLink}</div>`
/** In the middle, over a veil. */
const over = (attributes: string, content: string): string =>
  `<p><a href="/agences">Trouver un atelier</a></p>
<div class="offer" data-ilot="front-popup" ${attributes}>\
<a class="offer-veil" data-role="overlay" href="?ferme" tabindex="-1" aria-hidden="true"></a>\
<div class="offer-pane"><div class="offer-text">${content}</div>${closeLink}</div></div>
<p><a href="/services">Nos services</a></p>`

/** The cases cover the page, or take its place: each is shown on its own page only. */
export const isAlone = true

export const cases: readonly Case[] = [
  {
    name: 'simple',
    title: 'Une fenêtre à fermer',
    note: 'Dans un coin ; la page reste utilisable à côté. Échap la ferme aussi.',
    html: card('', text),
  },
  {
    name: 'voile',
    title: 'Un voile sur la page',
    note: 'Un clic sur le voile ferme ; au clavier, on entre dans la fenêtre et on y reste.',
    html: over('', `${text}<p><a href="/assurance">Nos assureurs partenaires</a></p>`),
  },
  {
    name: 'voile-autour',
    title: 'Un voile autour du contenu',
    note: 'Seul le voile lui-même ferme, pas ce qu’il entoure.',
    html: `<p><a href="/agences">Trouver un atelier</a></p>
<div data-ilot="front-popup" data-ff-autoclose="20"><div class="offer is-veil" data-role="overlay">\
<div class="offer-pane"><div class="offer-text">${text}${sentence(20)}</div>${closeLink}</div></div></div>`,
  },
  {
    name: 'compte-a-rebours',
    title: 'Un compte à rebours',
    note: 'Il s’arrête sous le pointeur, avec le focus, et quand la page est cachée.',
    html: card('ff-autoclose="15"', `${text}${sentence(15)}`),
  },
  {
    name: 'compte-voile',
    title: 'Un compte à rebours et un voile',
    note: 'Le pointeur sur le voile ne retient rien.',
    html: over('data-ff-autoclose="30"', `${text}${sentence(30)}`),
  },
  {
    name: 'compte-dans-la-phrase',
    title: 'Un nombre dans une phrase',
    note: 'Seul le nombre change ; la région qui parlerait à chaque seconde se tait.',
    html: card(
      'data-ff-autoclose="12"',
      `${text}<p data-role="countdown" aria-live="polite">Encore <em>99 secondes</em>, puis la place se libère.</p>`,
    ),
  },
  {
    name: 'compte-vide',
    title: 'Un compte à rebours sans texte',
    note: 'Le nombre seul.',
    html: card('data-ff-autoclose="8"', `${text}<p><span data-role="countdown"></span></p>`),
  },
  {
    name: 'compte-sans-partie',
    title: 'Aucun endroit prévu pour le compte à rebours',
    note: 'L’îlot fait le sien.',
    html: card('data-ff-autoclose="10"', text),
  },
  {
    name: 'compte-dans-le-lien',
    title: 'Le compte à rebours dans le lien de fermeture',
    html: `<div class="offer-card" data-ilot="front-popup" data-ff-autoclose="20">${text}<p>\
<a data-role="close" href="?ferme">Fermer (<span data-role="countdown">20</span>)</a></p></div>`,
  },
  { name: 'zero', title: 'Zéro seconde : elle reste', html: card('ff-autoclose="0"', text) },
  {
    name: 'valeur-refusee',
    title: 'Une durée illisible',
    note: 'La console le dit ; la fenêtre reste.',
    html: card('ff-autoclose="bientôt"', `${text}<p data-role="countdown">À bientôt</p>`),
  },
  {
    name: 'lien-dedans',
    title: 'Un lien et un champ dans la fenêtre',
    note: 'Ils gardent leur usage ; tant que le champ a le focus, le temps s’arrête.',
    html: card(
      'data-ff-autoclose="15"',
      `${text}${sentence(15)}<form action="/agences"><p>\
<label>Votre code postal <input name="code_postal" inputmode="numeric"></label></p></form><p>\
<a href="/assurance">Nos assureurs partenaires</a></p>`,
    ),
  },
  {
    name: 'nommee',
    title: 'Une fenêtre déjà nommée',
    html: card('role="region" aria-label="Rappel d’assurance"', text),
  },
  {
    name: 'sans-titre',
    title: 'Une fenêtre sans titre',
    html: card('', '<p>Nos ateliers ferment à 17 h ce samedi.</p>'),
  },
  {
    name: 'sans-fermeture',
    title: 'Rien pour la fermer',
    note: 'La console le dit ; Échap la ferme.',
    html: `<div class="offer-card" data-ilot="front-popup">${text}</div>`,
  },
  {
    name: 'cachee',
    title: 'Une fenêtre que la page ne montre pas',
    note: 'Rien ne compte et rien ne parle.',
    html: `<div class="offer-card" data-ilot="front-popup" data-ff-autoclose="5" hidden>${text}${closeLink}</div>`,
  },
  {
    name: 'deux',
    title: 'Deux fenêtres',
    note: 'Échap ferme la dernière, puis l’autre.',
    html: `${card('', text)}
<div class="offer-card is-left" data-ilot="front-popup"><h2>Un créneau demain</h2>\
<p>Toulouse, 9 h 30.</p>${closeLink}</div>`,
  },
]

export const themed: Themed = { name: 'simple' }
