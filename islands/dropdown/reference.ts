import { defineReference } from '../../src/island/define-reference'
import { parts } from './parts'
import texts from './reference.json' with { type: 'json' }

export const reference = defineReference({
  ...texts,
  name: 'dropdown',
  family: 'navigation',
  html: `<li>
  <a class="dropdown-toggle" href="/services">Services</a>
  <ul><li><a href="/services/pare-brise">Pare-brise</a></li></ul>
</li>`,
  attributes: {},
  partSchemas: parts,
  calls: [],
})
