import { defineReference, words } from '../../src/island/define-reference'
import { attributes } from './context'
import { parts } from './parts'
import { serverCalls } from './server-calls'

export const reference = defineReference({
  name: 'form',
  family: 'forms',
  purpose: words(
    'un formulaire vérifié avant son envoi, ici puis par le serveur ; ses champs portent `required`, `data-check` (`email`, `number`, `range`), `data-min`, `data-max`, `data-reload`.',
    'a form that is checked before it is sent, here and then by the server; its fields have `required`, `data-check` (`email`, `number`, `range`), `data-min`, `data-max`, `data-reload`.',
  ),
  html: `<form method="post" action="/devis" data-ilot="form">
  <label>Courriel <input name="courriel" title="Courriel" required data-check="email"></label>
  <button>Envoyer</button>
</form>`,
  attributes,
  descriptions: {
    verify: words(
      'le serveur vérifie avant l’envoi ; ses erreurs s’affichent dans la zone de messages.',
      'the server verifies before the form is sent; its errors are shown in the message area.',
    ),
  },
  examples: { verify: '' },
  partSchemas: parts,
  parts: {
    checked: {
      text: words(
        'ce qui est vérifié : `email`, `number`, `range` avec `data-min` et `data-max`.',
        'what is checked: `email`, `number`, `range` with `data-min` and `data-max`.',
      ),
      attributes: {
        check: words('la vérification.', 'the check.'),
        min: words('la plus petite valeur.', 'the least value.'),
        max: words('la plus grande valeur.', 'the greatest value.'),
      },
    },
    reload: {
      text: words(
        'un champ dont le changement recharge le formulaire ; ce qui est tapé reste.',
        'a field whose change reloads the form; what was typed stays.',
      ),
      attributes: {
        reload: words('présent, le changement recharge.', 'when it is there, a change reloads.'),
      },
    },
    messages: words(
      'la zone de messages ; faite au-dessus du formulaire quand elle manque.',
      'the message area; made above the form when there is none.',
    ),
    answered: words(
      'dans la réponse du serveur : une erreur de ce champ.',
      'in the server’s answer: an error of that field.',
    ),
  },
  events: {},
  calls: serverCalls,
  withoutScript: words(
    'Le navigateur vérifie `required`, le serveur le reste.',
    'The browser checks `required`, the server the rest.',
  ),
  keyboard: {
    'Entrée / Enter': words(
      'envoie, après vérification ; sur un message, va au champ.',
      'submits, after the check; on a message, goes to the field.',
    ),
  },
  accessibility: [
    words(
      'Les erreurs sont ensemble dans une `alert`, chacune un lien vers son champ ; le focus va au premier champ à reprendre.',
      'The errors stand together in an `alert`, each a link to its field; the focus goes to the first field to mend.',
    ),
    words(
      'Chaque champ porte `aria-invalid` et son message en description, jusqu’à ce qu’il soit bon. Un double envoi n’en fait qu’un.',
      'Each field has `aria-invalid` and its message as its description until it is right. A double submit makes one.',
    ),
  ],
})
