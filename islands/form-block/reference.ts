import { defineReference } from '../../src/island/define-reference'
import { attributes } from './context'
import { parts } from './parts'
import texts from './reference.json' with { type: 'json' }

export const reference = defineReference({
  ...texts,
  name: 'form-block',
  family: 'forms',
  html: `<div data-ilot="form-block">
  <button type="button" data-role="show" hidden>Être rappelé</button>
  <div data-role="content"><form method="post" action="/rappel"><input name="telephone" aria-label="Téléphone">\
<button>Envoyer</button></form></div>
</div>`,
  attributes,
  partSchemas: parts,
  calls: [],
})
