import { defineReference } from '../../src/island/define-reference'
import { attributes } from './context'
import { parts } from './parts'
import texts from './reference.json' with { type: 'json' }
import { serverCalls } from './server-calls'

export const reference = defineReference({
  ...texts,
  name: 'form',
  family: 'forms',
  html: `<form method="post" action="/devis" data-ilot="form">
  <label>Courriel <input name="courriel" title="Courriel" required data-check="email"></label>
  <button>Envoyer</button>
</form>`,
  attributes,
  partSchemas: parts,
  calls: serverCalls,
})
