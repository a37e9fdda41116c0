import { defineReference, words } from '../../src/island/define-reference'
import { attributes } from './context'
import { parts } from './parts'

export const reference = defineReference({
  name: 'form-block',
  family: 'forms',
  purpose: words(
    'un bouton `data-role="show"`, et le formulaire de `data-role="content"` (un `template` aussi) qu’il montre.',
    'a button `data-role="show"`, and the form in `data-role="content"` (a `template`, too) that it shows.',
  ),
  html: `<div data-ilot="form-block">
  <button type="button" data-role="show" hidden>Être rappelé</button>
  <div data-role="content"><form method="post" action="/rappel"><input name="telephone" aria-label="Téléphone"><button>Envoyer</button></form></div>
</div>`,
  attributes,
  descriptions: {
    confirm: words('la question posée avant de le montrer.', 'the question asked before it is shown.'),
  },
  examples: { confirm: 'Avez-vous votre carte grise ?' },
  partSchemas: parts,
  parts: {
    show: words('le bouton.', 'the button.'),
    content: words(
      'ce qu’il montre ; un `template` n’est pas lu avant.',
      'what it shows; a `template` is not read before.',
    ),
  },
  events: {},
  calls: [],
  withoutScript: words(
    'Le formulaire est là, sans bouton (sauf dans un `template`).',
    'The form is there, without the button (save in a `template`).',
  ),
  keyboard: {},
  accessibility: [
    words(
      'Le bouton porte `aria-expanded` ; le focus va au premier champ, rien n’est envoyé.',
      'The button has `aria-expanded`; the focus goes to the first field, nothing is sent.',
    ),
  ],
})
