import { defineReference, words } from '../../src/island/define-reference'
import { LINK_KEYS } from '../../src/island/shared-reference'
import { attributes } from './context'

export const reference = defineReference({
  name: 'copy-button',
  family: 'content',
  purpose: words(
    'un bouton qui copie un texte ou la valeur d’un champ.',
    'a button that copies a text or the value of a field.',
  ),
  html: `<p id="adresse">12 rue de Siam, 29200 Brest</p>
<button type="button" data-ilot="copy-button" data-target="#adresse">Copier l’adresse</button>`,
  attributes,
  descriptions: {
    target: words(
      'le sélecteur de ce qui est copié ; sans lui, l’élément juste avant le bouton, ou avant celui qui l’entoure.',
      'the selector of what is copied; without it, the element before the button, or before the one around it.',
    ),
  },
  examples: { target: '#adresse' },
  parts: {},
  events: {},
  calls: [],
  withoutScript: words(
    'Un lien (`href="#adresse"`) mène à ce qu’il copie. Un bouton ne fait rien : le cacher sous `@media (scripting: none)`.',
    'A link (`href="#adresse"`) leads to what it copies. A button does nothing: hide it under `@media (scripting: none)`.',
  ),
  keyboard: LINK_KEYS,
  accessibility: [
    words(
      '« Copié » est dit et se lit quelques secondes dans le bouton, dont le nom ne change pas.',
      '“Copied” is said, and can be read for a few seconds in the button, whose name does not change.',
    ),
    words(
      'Si le navigateur refuse, le texte est sélectionné, et les touches qui le copient sont dites.',
      'Where the browser refuses, the text is selected, and the keys that copy it are said.',
    ),
  ],
})
