import { defineReference } from '../../src/island/define-reference'
import { attributes } from './attributes'
import { parts } from './parts'
import texts from './reference.json' with { type: 'json' }

export const reference = defineReference({
  ...texts,
  name: 'goto-block',
  family: 'navigation',
  html: `<article data-goto-url="/services/pare-brise">
  <h3><a href="/services/pare-brise">Pare-brise</a></h3>
  <p>Remplacé en une heure, chez vous ou en atelier.</p>
</article>`,
  attributes,
  partSchemas: parts,
  calls: [],
})
