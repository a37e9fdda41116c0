/** What the reference says of the calls; never in the bundle. */
import type { Call } from '../../src/island/describe-call'
import { words } from '../../src/island/words'
import { nonEmpty } from '../../src/server/request'

export const serverCalls: readonly Call[] = [
  {
    name: 'element',
    method: 'POST',
    path: 'action',
    text: words('à l’envoi du formulaire.', 'when the form is submitted.'),
    sent: {
      active: {
        meaning: words(
          '`1` pour publier, `0` pour dépublier, sinon vide.',
          '`1` to publish, `0` to unpublish, else empty.',
        ),
        sample: '1',
        isOptional: true,
      },
    },
    others: words('tout le formulaire.', 'the whole form.'),
    mayHoldFiles: true,
    reply: {
      type: 'html',
      what: words(
        'avec `alert-success`, c’est enregistré : la page se recharge avec `success=1`. Sans lui, un refus. Une page entière est une session finie.',
        'with `alert-success` it is saved: the page loads again with `success=1`. Without it, a refusal. A whole page is a session that has ended.',
      ),
      mayBePage: true,
      parts: {
        '.alert-success': words('c’est enregistré.', 'it is saved.'),
        '[data-close-popup]': words(
          'ferme la fenêtre au lieu de recharger.',
          'closes the window instead of loading again.',
        ),
      },
      sample: '<div class="alert alert-success" data-close-popup>Annonce enregistrée.</div>',
      read: nonEmpty,
    },
    refusal: words(
      'le HTML rendu, dans la zone de message, annoncé et pris par le focus. Une panne ou une session finie : un message, avec « Réessayer » ; ce qui est tapé est gardé.',
      'the HTML of the answer, in the message area, announced and focused. A failure or a session that has ended: a message, with “Try again”; what was typed is kept.',
    ),
  },
]
