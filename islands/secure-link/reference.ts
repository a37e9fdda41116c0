import { defineReference, words } from '../../src/island/define-reference'
import {
  OVERLAY_ACCESSIBILITY,
  OVERLAY_EVENTS,
  OVERLAY_KEYS,
  STAYS_LINK,
} from '../../src/island/shared-reference'
import { attributes } from './attributes'

export const reference = defineReference({
  name: 'secure-link',
  family: 'overlays',
  purpose: words(
    'un lien vers une page protégée, montrée dans un cadre.',
    'a link to a protected page, shown in a frame.',
  ),
  html: `<a data-ilot="secure-link" href="/espace-client">Espace client</a>`,
  attributes,
  descriptions: {
    href: words('l’adresse de la page, http ou https.', 'the page’s address, http or https.'),
    width: words('la largeur du cadre, en pixels.', 'the frame’s width, in pixels.'),
    height: words('la hauteur du cadre, en pixels.', 'the frame’s height, in pixels.'),
  },
  examples: { href: '/espace-client', width: '800', height: '500' },
  parts: {},
  events: OVERLAY_EVENTS,
  calls: [],
  withoutScript: STAYS_LINK,
  keyboard: OVERLAY_KEYS,
  accessibility: [
    ...OVERLAY_ACCESSIBILITY,
    words(
      'Le cadre a un `title` ; d’une autre origine, il la nomme.',
      'The frame has a `title`; from another origin, it names that one.',
    ),
  ],
})
