/** What the reference says of the calls; never in the bundle. */
import type { Call } from '../../src/island/describe-call'
import { words } from '../../src/island/words'

export const serverCalls: readonly Call[] = [
  {
    name: 'miniature',
    method: 'GET',
    path: 'miniature.php',
    text: words(
      'pour chaque vignette qui a `data-pic`, quand elle approche de la vue ; relative à la page.',
      'for each thumbnail with `data-pic`, once it comes near the view; relative to the page.',
    ),
    sent: {
      pic: { meaning: words('`data-pic`.', '`data-pic`.'), sample: 'atelier.jpg' },
      w_max: {
        meaning: words('la largeur, en pixels de l’écran.', 'the width, in pixels of the screen.'),
        sample: '240',
      },
      h_max: { meaning: words('la hauteur, de même.', 'the height, likewise.'), sample: '160' },
      id_planche_contact: {
        meaning: words('`data-id-planche-contact`.', '`data-id-planche-contact`.'),
        sample: '3',
        isOptional: true,
      },
    },
    reply: {
      type: 'file',
      mime: 'image/*',
      what: words('l’image, au plus de cette taille.', 'the image, of that size at most.'),
    },
    refusal: words('la vignette de la page reste.', 'the page’s own thumbnail stays.'),
  },
]
