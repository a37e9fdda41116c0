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
      'Les options sont lues, jamais évaluées ; illisibles, la modale s’ouvre avec ses valeurs par défaut (600 × 450).',
      'The options are read, never evaluated; when they cannot be read, the modal opens with its defaults (600 × 450).',
    ),
  ],
})
