import { defineReference, words } from '../../src/island/define-reference'

export const reference = defineReference({
  name: 'subscription',
  family: 'forms',
  purpose: words(
    'une inscription que le visiteur confirme avant son envoi.',
    'a subscription that the visitor confirms before it is sent.',
  ),
  html: `<form method="post" action="/lettre" data-ilot="subscription">
  <label>Courriel <input type="email" name="courriel" required></label>
  <button>S’inscrire</button>
</form>`,
  attributes: {},
  descriptions: {},
  examples: {},
  parts: {},
  events: {},
  calls: [],
  withoutScript: words('Le formulaire part sans question.', 'The form is sent without a question.'),
  keyboard: {
    'Entrée / Enter': words('envoie : la question vient d’abord.', 'submits: the question comes first.'),
  },
  accessibility: [
    words(
      'La question est un `alertdialog` avec Non et Oui ; non garde ce qui est tapé. Se combine avec `form` et `bot-check`.',
      'The question is an `alertdialog` with No and Yes; no keeps what was typed. Goes together with `form` and `bot-check`.',
    ),
  ],
})
