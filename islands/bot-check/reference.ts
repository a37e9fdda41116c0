import { defineReference } from '../../src/island/define-reference'
import { attributes } from './context'
import { parts } from './parts'
import texts from './reference.json' with { type: 'json' }
import { serverCalls } from './server-calls'

export const reference = defineReference({
  ...texts,
  name: 'bot-check',
  family: 'forms',
  html: `<form method="post" action="/contact">
  <label>Message <textarea name="message"></textarea></label>
  <div data-ilot="bot-check" data-consent></div>
  <button>Envoyer</button>
</form>`,
  attributes,
  partSchemas: parts,
  calls: serverCalls,
})
