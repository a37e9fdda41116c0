import { defineReference } from '../../src/island/define-reference'
import { LINK_KEYS } from '../../src/island/shared-reference'
import { attributes } from './context'
import texts from './reference.json' with { type: 'json' }

export const reference = defineReference({
  ...texts,
  name: 'copy-button',
  family: 'content',
  html: `<p id="adresse">12 rue de Siam, 29200 Brest</p>
<button type="button" data-ilot="copy-button" data-target="#adresse">Copier l’adresse</button>`,
  attributes,
  calls: [],
  keyboard: LINK_KEYS,
})
