import { defineReference, words } from '../../src/island/define-reference'

export const reference = defineReference({
  name: 'toast',
  family: 'overlays',
  purpose: words('un court message, qui part de lui-même.', 'a short message, which goes by itself.'),
  html: `<button type="button" id="garder">Garder ce devis</button>`,
  script: `document.querySelector('#garder').addEventListener('click', () => Ilots.toast('Le devis est gardé.'))`,
  attributes: {},
  descriptions: {},
  examples: {},
  parts: {},
  events: {},
  calls: [],
  globals: {
    'Ilots.toast(text, { delay })': words(
      '5000 ms par défaut ; 0 : jusqu’à ce qu’on le ferme.',
      '5000 ms by default; 0: until it is closed.',
    ),
  },
  withoutScript: words('Rien : le message vient d’un script.', 'Nothing: the message comes from a script.'),
  keyboard: {
    'Échap / Escape': words(
      'dans le message : le ferme, le focus revient.',
      'in the message: closes it, the focus goes back.',
    ),
  },
  accessibility: [
    words(
      'Dit aussitôt, au-dessus de tout ; le pointeur et le focus le retiennent.',
      'Spoken at once, above everything; the pointer and the focus hold it.',
    ),
  ],
})
