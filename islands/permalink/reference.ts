import { defineReference, words } from '../../src/island/define-reference'
import { OVERLAY_ACCESSIBILITY, OVERLAY_EVENTS, OVERLAY_KEYS } from '../../src/island/shared-reference'
import { attributes } from './context'
import { serverCalls } from './server-calls'

export const reference = defineReference({
  name: 'permalink',
  family: 'sharing',
  purpose: words('le permalien d’une page, à copier.', 'a page’s permalink, to copy.'),
  html: `<button type="button" data-ilot="permalink" data-lien="/services/pare-brise">Permalien</button>`,
  attributes,
  descriptions: {
    lien: words(
      'le lien de la page, envoyé tel quel au serveur.',
      'the page’s link, sent to the server as it is.',
    ),
  },
  examples: { lien: '/services/pare-brise' },
  parts: {},
  events: OVERLAY_EVENTS,
  calls: serverCalls,
  withoutScript: words(
    'Le bouton ne fait rien : le cacher sous `@media (scripting: none)`.',
    'The button does nothing: hide it under `@media (scripting: none)`.',
  ),
  keyboard: OVERLAY_KEYS,
  accessibility: [
    ...OVERLAY_ACCESSIBILITY,
    words(
      'La copie est dite ; impossible, le permalien est sélectionné pour le clavier.',
      'Copying is said; when it cannot be done, the permalink is selected for the keyboard.',
    ),
  ],
})
