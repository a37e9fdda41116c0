import { defineReference } from '../../src/island/define-reference'
import { LINK_KEYS } from '../../src/island/shared-reference'
import { attributes } from './context'
import texts from './reference.json' with { type: 'json' }

export const reference = defineReference({
  ...texts,
  name: 'share-native',
  family: 'sharing',
  html: `<button type="button" data-ilot="share-native" data-title="Vitréa">Partager</button>`,
  attributes,
  calls: [],
  keyboard: LINK_KEYS,
})
