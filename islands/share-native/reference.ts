import { defineReference, words } from '../../src/island/define-reference'
import { LINK_KEYS } from '../../src/island/shared-reference'
import { attributes } from './context'

export const reference = defineReference({
  name: 'share-native',
  family: 'sharing',
  purpose: words(
    'le partage de l’appareil, ou la copie du lien.',
    'the device’s own sharing, or a copy of the link.',
  ),
  html: `<button type="button" data-ilot="share-native" data-title="Vitréa">Partager</button>`,
  attributes,
  descriptions: {
    title: words(
      'le titre partagé ; sans lui, celui de la page.',
      'the shared title; without it, the page’s.',
    ),
    text: words('le texte partagé.', 'the shared text.'),
    url: words(
      'l’adresse partagée ; sans elle, l’adresse canonique de la page.',
      'the shared address; without it, the page’s canonical address.',
    ),
  },
  examples: { title: 'Vitréa', text: 'Le verre automobile', url: 'https://vitrea.example/' },
  parts: {},
  events: {},
  calls: [],
  withoutScript: words(
    'Le bouton ne fait rien : le cacher sous `@media (scripting: none)`.',
    'The button does nothing: hide it under `@media (scripting: none)`.',
  ),
  keyboard: LINK_KEYS,
  accessibility: [
    words(
      'La copie est dite par un message ; impossible, le lien est montré, sélectionné.',
      'Copying is said by a toast; when it cannot be done, the link is shown, selected.',
    ),
  ],
})
