import { defineReference, words } from '../../src/island/define-reference'
import {
  FRAGMENT,
  OVERLAY_ACCESSIBILITY,
  OVERLAY_EVENTS,
  OVERLAY_KEYS,
  STAYS_LINK,
} from '../../src/island/shared-reference'
import { attributes } from './attributes'

export const reference = defineReference({
  name: 'popup',
  family: 'overlays',
  purpose: words(
    'un lien ou un bouton qui ouvre une fenêtre : un fragment de page ou un cadre.',
    'a link or button that opens a window: a fragment of a page or a frame.',
  ),
  html: `<a data-ilot="popup" href="/agences/horaires" data-params='{"agence":"brest"}'>Nos horaires</a>`,
  attributes,
  descriptions: {
    url: words(
      'l’adresse du contenu, quand ce n’est pas celle du lien.',
      'the content’s address, when it is not the link’s.',
    ),
    type: words(
      'un fragment de page (ajax) ou un cadre (iframe).',
      'a fragment of a page (ajax) or a frame (iframe).',
    ),
    params: words('un objet JSON, envoyé dans la requête.', 'a JSON object, sent in the query.'),
    width: words('la largeur du contenu, en pixels.', 'the content’s width, in pixels.'),
    height: words('la hauteur du contenu, en pixels.', 'the content’s height, in pixels.'),
  },
  examples: {
    url: '/agences/horaires',
    type: 'iframe',
    params: '{"agence":"brest"}',
    width: '640',
    height: '480',
  },
  parts: {},
  events: OVERLAY_EVENTS,
  calls: [FRAGMENT],
  globals: {
    '{product}Popup(url, params, options)': words(
      'la même fenêtre, par un script ; `options` : `type`, `width`, `height`.',
      'the same window, from a script; `options`: `type`, `width`, `height`.',
    ),
  },
  withoutScript: STAYS_LINK,
  keyboard: OVERLAY_KEYS,
  accessibility: OVERLAY_ACCESSIBILITY,
})
