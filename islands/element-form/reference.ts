import { defineReference } from '../../src/island/define-reference'
import { NOT_STORED } from '../../src/island/shared-reference'
import { attributes } from './context'
import { parts } from './parts'
import texts from './reference.json' with { type: 'json' }
import { serverCalls } from './server-calls'

export const reference = defineReference({
  ...texts,
  name: 'element-form',
  family: 'forms',
  html: `<form method="post" action="/mes-annonces/42" data-ilot="element-form" data-kind="edit">
  <div data-role="messages"></div>
  <input type="hidden" name="active">
  <label>Titre <input name="titre"></label>
  <button data-action="save">Enregistrer</button>
  <button data-action="publish">Enregistrer et publier</button>
</form>`,
  attributes,
  partSchemas: parts,
  parts: { ...NOT_STORED, ...texts.parts },
  calls: serverCalls,
})
