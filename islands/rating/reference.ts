import { defineReference, words } from '../../src/island/define-reference'
import { attributes } from './context'
import { parts } from './parts'

export const reference = defineReference({
  name: 'rating',
  family: 'forms',
  purpose: words(
    'une note en étoiles : les boutons radio qu’elle contient, ou ceux qu’elle fait ; son texte ou son `aria-label` la nomme.',
    'a rating in stars: the radio buttons that it holds, or those that it makes; its text or its `aria-label` names it.',
  ),
  html: `<div data-ilot="rating" data-name="note">Votre avis</div>`,
  attributes,
  descriptions: {
    name: words(
      'le nom du champ envoyé, de 1 au maximum.',
      'the name of the field that is sent, from 1 to the most.',
    ),
    max: words('le nombre d’étoiles.', 'the number of stars.'),
    value: words(
      'la note au départ ; une moyenne (3,5) se voit, sans être un choix.',
      'the rating at first; an average (3.5) is shown, without being a choice.',
    ),
  },
  examples: { name: 'note', max: '5', value: '3,5' },
  partSchemas: parts,
  parts: {
    radio: words(
      'les boutons de la page, quand elle en a. Leurs valeurs sont les notes, dans quelque ordre qu’ils soient (de 1 à 5, de 5 à 1, de 0 à 5) ; des mots comptent par leur place. La valeur 0 n’a pas d’étoile.',
      'the page’s own buttons, where it has them. Their values are the notes, in whatever order they are (1 to 5, 5 to 1, 0 to 5); words count by their place. The value 0 has no star.',
    ),
  },
  events: {},
  calls: [],
  withoutScript: words(
    'Les boutons radio de la page ; sans eux, le texte seul.',
    'The page’s radio buttons; without them, the text alone.',
  ),
  keyboard: {
    '← → ↑ ↓': words('change la note.', 'changes the rating.'),
    'Espace / Space': words('choisit l’étoile.', 'chooses the star.'),
    'Retour arrière, Suppr / Backspace, Delete': words(
      'efface la note, sauf si elle est obligatoire.',
      'clears the rating, unless it is required.',
    ),
  },
  accessibility: [
    words(
      'De vrais boutons radio, « 4 étoiles sur 5 » ; le bouton Effacer et son effet sont dits.',
      'Real radio buttons, “4 stars out of 5”; the Clear button and what it does are said.',
    ),
  ],
})
