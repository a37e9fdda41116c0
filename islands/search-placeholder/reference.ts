import { defineReference } from '../../src/define-reference'
import { attributes } from './attributes'

export const reference = defineReference({
  name: 'search-placeholder',
  purpose: 'les textes qui s’écrivent dans le champ d’une recherche vide.',
  attributes,
  descriptions: { placeholders: 'les textes, en JSON : ["pare-brise", "un atelier près de moi"].' },
  markers: [],
})
