import type { Case, Themed } from '../../fixtures/cases/case'

/** Sent by GET: the page it leads to says what has come. */
const form = (content: string): string =>
  `<form class="fields" action="/ilots/recu">${content}<p>\
<button class="button" type="submit">Envoyer</button> <button class="button" type="reset">Rétablir</button></p>\
</form>`

const radios = (name: string, checked = 0, more = ''): string =>
  [1, 2, 3, 4, 5]
    .map(
      (value) =>
        `<label><input type="radio" name="${name}" \
value="${value}"${value === checked ? ' checked' : ''}${more}> ${value} étoile${value > 1 ? 's' : ''} sur 5</label>`,
    )
    .join('\n')

export const cases: readonly Case[] = [
  {
    name: 'boutons-radio',
    title: 'Les boutons radio de la page',
    note: 'Sans script, ce sont des boutons radio.',
    html: form(
      `<fieldset data-ilot="rating"><legend>Votre note pour la pose</legend>${radios('pose', 4)}</fieldset>
<fieldset data-ilot="rating"><legend>Votre note pour l’accueil (obligatoire)</legend>\
${radios('accueil', 0, ' required')}</fieldset>`,
    ),
  },
  {
    name: 'vide',
    title: 'Un élément vide',
    note: 'Les boutons radio sont faits : data-name, data-max, data-value.',
    html: form(
      `<div data-ilot="rating" data-name="delai" data-max="7" data-value="5"><strong>Respect du délai</strong>\
</div><div data-ilot="rating" data-name="proprete"><strong>Propreté du véhicule</strong></div>`,
    ),
  },
  {
    name: 'moyenne',
    title: 'Une moyenne au départ',
    note: 'Elle se voit, au demi près ; rien n’est envoyé tant que rien n’est choisi.',
    html: form(
      '<div data-ilot="rating" data-name="atelier" data-value="3,5"><strong>L’atelier de Brest</strong></div>',
    ),
  },
  {
    name: 'a-cote',
    title: 'Des libellés à côté des boutons',
    html: form(
      `<div data-ilot="rating" role="radiogroup" aria-label="Le conseil">${[1, 2, 3]
        .map(
          (value) =>
            `<input type="radio" name="conseil" id="conseil-${value}" value="${value}">\
<label for="conseil-${value}">${value} sur 3</label>`,
        )
        .join(' ')}</div>`,
    ),
  },
  {
    name: 'inverse',
    title: 'De 5 à 1',
    note: 'Comme l’impriment les feuilles de style qui retournent les étoiles : les valeurs décident, pas la place.',
    html: form(
      `<fieldset data-ilot="rating"><legend>Votre note pour le devis</legend><span>${[5, 4, 3, 2, 1]
        .map(
          (value) =>
            `<input type="radio" name="devis" id="devis-${value}" value="${value}">\
<label for="devis-${value}">${value} sur 5</label>`,
        )
        .join(' ')}</span></fieldset>`,
    ),
  },
  {
    name: 'sans-nom',
    title: 'Ni boutons ni nom',
    note: 'La console le dit, rien ne change.',
    html: '<div data-ilot="rating"></div>',
  },
]

export const themed: Themed = { name: 'boutons-radio' }
