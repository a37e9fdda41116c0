import { text } from '../../src/island/attributes'
import { defineReference, words } from '../../src/island/define-reference'
import { LINK_KEYS } from '../../src/island/shared-reference'

export const reference = defineReference({
  name: 'slideshow-popup',
  family: 'content',
  purpose: words(
    'un lien qui ouvre un diaporama dans sa fenêtre, de 400 × 350.',
    'a link that opens a slideshow in a window of its own, 400 × 350.',
  ),
  html: `<a data-ilot="slideshow-popup" data-page="diaporama.php?id=3" href="/plateforme/clients/utils/modules/diaporama.php?id=3">Voir le diaporama</a>`,
  attributes: { page: text() },
  descriptions: {
    page: words(
      'le nom de la page, dans le dossier `clients/utils/modules` de la plateforme.',
      'the page’s name, in the platform’s folder `clients/utils/modules`.',
    ),
  },
  examples: { page: 'diaporama.php?id=3' },
  parts: {},
  events: {},
  calls: [],
  withoutScript: words('Le lien, dans l’onglet.', 'The link, in the tab.'),
  keyboard: LINK_KEYS,
  accessibility: [
    words(
      'La fenêtre ne s’ouvre qu’à la demande ; le lien dit où il mène.',
      'The window only opens when asked for; the link says where it leads.',
    ),
  ],
})
