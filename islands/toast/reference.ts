import { defineReference } from '../../src/island/define-reference'
import texts from './reference.json' with { type: 'json' }

export const reference = defineReference({
  ...texts,
  name: 'toast',
  family: 'overlays',
  html: `<button type="button" id="garder">Garder ce devis</button>`,
  script: `document.querySelector('#garder').addEventListener('click', () => Ilots.toast('Le devis est gardé.'))`,
  attributes: {},
  calls: [],
})
