import { defineReference, words } from '../../src/island/define-reference'
import {
  FRAGMENT,
  LENT,
  OVERLAY_ACCESSIBILITY,
  OVERLAY_EVENTS,
  OVERLAY_KEYS,
  STAYS_LINK,
} from '../../src/island/shared-reference'
import { attributes } from './attributes'

export const reference = defineReference({
  name: 'squeezebox',
  family: 'overlays',
  purpose: words('un lien qui s’ouvre dans une modale.', 'a link that opens in a modal.'),
  html: `<a class="squeezebox" href="/agences/horaires" rel="{handler:'ajax',size:{x:520,y:360}}">Nos horaires</a>`,
  attributes,
  descriptions: {
    rel: words(
      'les options : `handler` (`iframe`, `ajax`, `image`, `adopt`, `string` ; deviné d’après l’adresse sinon), `size`, `url`, `content`, `closable` (toujours vrai dans un contenu).',
      'the options: `handler` (`iframe`, `ajax`, `image`, `adopt`, `string`; else guessed from the address), `size`, `url`, `content`, `closable` (always true in content).',
    ),
  },
  examples: { rel: "{handler:'iframe',size:{x:800,y:500}}" },
  parts: {},
  events: OVERLAY_EVENTS,
  calls: [FRAGMENT],
  withoutScript: STAYS_LINK,
  keyboard: OVERLAY_KEYS,
  accessibility: [
    ...OVERLAY_ACCESSIBILITY,
    LENT,
    words(
      "Les options sont lues, jamais évaluées. Une taille est un nombre, `'80%'` de la fenêtre, ou une somme de nombres et de `window.getSize().x`, `window.getSize().y`, `screen.availWidth`, `screen.availHeight`. Ce qui n’est pas lisible est nommé dans la console et a sa valeur par défaut (600 × 450) ; le reste est gardé.",
      "The options are read, never evaluated. A size is a number, `'80%'` of the window, or a sum of numbers and of `window.getSize().x`, `window.getSize().y`, `screen.availWidth`, `screen.availHeight`. What cannot be read is named in the console and has its default (600 × 450); the rest is kept.",
    ),
  ],
})
