import { text } from '../../src/attributes'
import { defineReference } from '../../src/define-reference'

export const reference = defineReference({
  name: 'slideshow-popup',
  purpose: 'un lien qui ouvre un diaporama dans sa fenêtre, de 400 × 350.',
  attributes: { page: text() },
  descriptions: { page: 'le nom de la page, dans le dossier clients/utils/modules de la plateforme.' },
  markers: [],
})
