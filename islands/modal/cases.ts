/** Buttons that `public/modal-cases.js` turns into calls of the page's global functions. */
import type { Case, Themed } from '../../fixtures/cases/case'

const list: readonly (readonly [name: string, title: string, note?: string])[] = [
  ['simple', 'Titre et contenu', 'contenubas absent : simple et sans pied.'],
  ['sans-titre', 'Sans titre'],
  ['pied', 'Avec un pied'],
  ['pied-vide', 'Avec un pied vide', 'Une chaîne vide : sans pied, mais pas simple.'],
  ['boutons', 'Trois boutons', 'Le premier important reçoit le focus.'],
  ['boutons-positions', 'Boutons à gauche et à droite'],
  ['boutons-attributs', 'Classes et attributs ajoutés', 'onclick et style ne sont pas ajoutés.'],
  ['bouton-reste-ouvert', 'Un bouton sans autoclose'],
  ['bouton-autoclose-texte', "Un bouton autoclose: 'true'"],
  ['action-texte', 'Une action qui n’est pas une fonction', 'Signalée, jamais évaluée.'],
  ['autoclose', 'Se ferme seule après deux secondes'],
  ['complete', 'Une action une fois montrée'],
  ['theme', 'Une classe de thème'],
  ['ancree', 'Ancrée à un élément', 'À droite du bouton, sinon à gauche, sinon au-dessus.'],
  ['ancree-selecteur', 'Ancrée à un sélecteur'],
  ['fermeture-haut', 'Commande de fermeture en haut'],
  ['html', 'Un contenu en HTML, avec un bloc cliquable'],
  ['element', 'Un élément comme contenu'],
  ['vide', 'Un contenu vide', 'Refusé : la console le dit.'],
  ['seconde', 'Une seconde modale', 'La seconde est refusée.'],
  ['longue', 'Un long contenu'],
  ['alert', 'Une alerte'],
  ['confirm', 'Une question'],
  ['confirm-libelles', 'Une question aux libellés choisis'],
  ['ilots-open', 'Ilots.modal.open', 'Le contenu est du texte.'],
  ['ilots-confirm', 'Ilots.modal.confirm'],
  ['magasin', 'Ilots.store', 'Une fonction de la page est abonnée : elle écrit ce qui est ouvert.'],
  ['cadre', 'Un cadre dans le contenu', 'Échap le ferme aussi depuis le cadre.'],
  ['formulaire-dialogue', 'Un formulaire method="dialog" dans le contenu'],
  ['ouverte-fermee', 'Ouverte et fermée aussitôt', 'Avant même que son code soit là.'],
  ['fermer', 'vitreaModalClose() après une seconde'],
]

/** What these pages add to the site's own scripts. */
export const script = '/assets/site/modal-cases.js'

export const cases: readonly Case[] = list.map(([name, title, note]) => ({
  name,
  title,
  ...(note ? { note } : {}),
  html: `<p><button class="button" type="button" data-modal-case="${name}">\
${title.replace(/"/g, '&quot;')}</button> <output data-modal-result="${name}"></output></p>`,
}))

export const themed: Themed = { name: 'boutons', press: '[data-modal-case="boutons"]' }
