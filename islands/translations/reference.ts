import { defineReference } from '../../src/island/define-reference'
import texts from './reference.json' with { type: 'json' }
import { serverCalls } from './server-calls'

export const reference = defineReference({
  ...texts,
  name: 'translations',
  family: 'measure',
  html: `<p id="promesse"></p>`,
  script: `await Ilots.ready()
document.querySelector('#promesse').textContent = Ilots.t('Prêt en {heures} h', { heures: 2 })`,
  attributes: {},
  calls: serverCalls,
})
