import { text } from '../../src/island/attributes'
import { defineReference } from '../../src/island/define-reference'
import { LINK_KEYS } from '../../src/island/shared-reference'
import texts from './reference.json' with { type: 'json' }

export const reference = defineReference({
  ...texts,
  name: 'slideshow-popup',
  family: 'content',
  html: `<a data-ilot="slideshow-popup" data-page="diaporama.php?id=3" \
href="/plateforme/clients/utils/modules/diaporama.php?id=3">Voir le diaporama</a>`,
  attributes: { page: text() },
  calls: [],
  keyboard: LINK_KEYS,
})
