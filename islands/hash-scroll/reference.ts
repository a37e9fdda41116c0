import { defineReference } from '../../src/island/define-reference'
import { attributes } from './attributes'
import texts from './reference.json' with { type: 'json' }

export const reference = defineReference({
  ...texts,
  name: 'hash-scroll',
  family: 'navigation',
  html: `<a href="#tarifs">Nos tarifs</a>
<h2 id="tarifs" data-offset-ancre="80">Tarifs</h2>`,
  attributes,
  calls: [],
})
