import { defineReference, words } from '../../src/island/define-reference'
import { attributes } from './attributes'

export const reference = defineReference({
  name: 'mask',
  family: 'forms',
  purpose: words(
    'un champ qui s’écrit dans un masque, et s’envoie sans lui.',
    'a field that is written in a mask, and sent without it.',
  ),
  html: `<label>Téléphone <input name="telephone" data-mask-pattern="00 00 00 00 00"></label>`,
  attributes,
  descriptions: {
    maskPattern: words(
      '`0` un chiffre, `a` une lettre, `*` l’un ou l’autre ; le reste s’écrit tout seul (`\\0` : un zéro).',
      '`0` a digit, `a` a letter, `*` either; the rest writes itself (`\\0`: a zero).',
    ),
  },
  examples: { maskPattern: 'aa-000-aa' },
  parts: {},
  events: {},
  calls: [],
  withoutScript: words(
    'Un champ ordinaire : ce qui y est tapé est envoyé.',
    'An ordinary field: what is typed is sent.',
  ),
  keyboard: {},
  accessibility: [
    words(
      'Un masque de chiffres demande le clavier numérique ; le `pattern` du champ juge ce qui sera envoyé.',
      'A mask of digits asks for the numeric keypad; the field’s `pattern` judges what will be sent.',
    ),
  ],
})
