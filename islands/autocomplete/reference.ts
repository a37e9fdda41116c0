import { defineReference, words } from '../../src/island/define-reference'
import { attributes } from './context'
import { KEYS, parts } from './parts'
import texts from './reference.json' with { type: 'json' }
import { serverCalls } from './server-calls'

export const reference = defineReference({
  ...texts,
  name: 'autocomplete',
  family: 'forms',
  html: `<form action="/recherche">
<label>Ville <input name="ville" data-ilot="autocomplete"
  data-autocomplete='{"classname":"Ville","methode":"chercher","value":"nom","cibles":{"id":"#id_ville"}}'></label>
<input type="hidden" name="id_ville" id="id_ville">
</form>`,
  attributes,
  descriptions: {
    autocomplete: words(
      `la configuration, en JSON : ${KEYS.map((key) => `\`${key}\``).join(', ')}.`,
      `the settings, as JSON: ${KEYS.map((key) => `\`${key}\``).join(', ')}.`,
    ),
  },
  partSchemas: parts,
  calls: serverCalls,
})
