/** What the reference says of the calls; never in the bundle. */
import type { Call } from '../../src/island/describe-call'
import { words } from '../../src/island/words'

export const serverCalls: readonly Call[] = [
  {
    name: 'captcha',
    method: 'GET',
    path: 'recaptcha.src',
    isElsewhere: true,
    text: words(
      'une fois le formulaire touché et l’accord donné.',
      'once the form is touched and consent given.',
    ),
    sent: {
      render: {
        meaning: words(
          '`explicit`, ou la clé du site en version 3.',
          '`explicit`, or the site’s key in version 3.',
        ),
        sample: 'explicit',
      },
      hl: { meaning: words('la langue de la page.', 'the page’s language.'), sample: 'fr' },
      retry: {
        meaning: words('le nombre d’échecs.', 'the number of failures.'),
        sample: '1',
        isOptional: true,
      },
    },
    reply: {
      type: 'file',
      mime: 'text/javascript',
      what: words(
        'le script du fournisseur, qui définit `grecaptcha`.',
        'the provider’s script, which defines `grecaptcha`.',
      ),
    },
    refusal: words(
      'le formulaire dit que la vérification n’est pas là, avec « Réessayer ».',
      'the form says that the check is not there, with “Try again”.',
    ),
  },
]
