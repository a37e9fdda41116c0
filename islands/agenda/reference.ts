import { defineReference } from '../../src/island/define-reference'
import { attributes } from './context'
import { parts } from './parts'
import texts from './reference.json' with { type: 'json' }
import { serverCalls } from './server-calls'

export const reference = defineReference({
  ...texts,
  name: 'agenda',
  family: 'content',
  html: `<div id="agenda" data-ilot="agenda" data-param="12">
  <a href="/agenda?date=2026-05" data-date="2026-05">Mai</a>
  <h2>Juin 2026</h2>
  <a href="/agenda?date=2026-07" data-date="2026-07">Juillet</a>
</div>`,
  attributes,
  partSchemas: parts,
  calls: serverCalls,
})
