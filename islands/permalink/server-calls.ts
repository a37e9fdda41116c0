/** What the reference says of the calls; never in the bundle. */
import { type Call, toEndpoint } from '../../src/island/describe-call'
import { words } from '../../src/island/words'
import { readPermalink } from './replies'

export const serverCalls: readonly Call[] = [
  toEndpoint('permalink', {
    name: 'permalink',
    method: 'POST',
    text: words(
      'au clic ; la réponse est montrée, avec un bouton qui la copie.',
      'on a click; the answer is shown, with a button that copies it.',
    ),
    sent: {
      action: { meaning: words('toujours `permalien`.', 'always `permalien`.'), sample: 'permalien' },
      lien: { meaning: words('`data-lien`.', '`data-lien`.'), sample: '/services/pare-brise' },
    },
    reply: {
      type: 'text',
      what: words(
        'le permalien seul, de ce site ou avec `https://`.',
        'the permalink alone, of this site or with `https://`.',
      ),
      sample: '/p/42',
      read: readPermalink,
    },
    refusal: words(
      '« Le permalien n’a pas pu être généré. », avec « Réessayer ».',
      '“The permalink could not be made.”, with “Try again”.',
    ),
  }),
]
