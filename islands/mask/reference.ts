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
      'Un masque de chiffres demande le clavier numérique ; le `pattern` et le `minlength` du champ jugent ce qui sera envoyé, et `maxlength` est celui du masque.',
      'A mask of digits asks for the numeric keypad; the field’s `pattern` and `minlength` judge what will be sent, and `maxlength` is the mask’s.',
    ),
    words(
      'Ce qui n’entre pas dans le masque est refusé en entier, et dit sous le champ. `+33 6…` et `0033 6…` s’écrivent `06…` dans dix chiffres, et `06…` s’écrit `6…` après `+33`. Une valeur du serveur qui n’y entre pas reste et part telle quelle.',
      'What does not fit into the mask is refused as a whole, and said below the field. `+33 6…` and `0033 6…` are written `06…` in ten digits, and `06…` is written `6…` after `+33`. A value of the server’s that does not fit stays, and is sent, as it is.',
    ),
  ],
})
