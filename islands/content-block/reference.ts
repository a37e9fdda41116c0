import { defineReference } from '../../src/island/define-reference'
import { attributes } from './context'
import { parts } from './parts'
import texts from './reference.json' with { type: 'json' }
import { serverCalls } from './server-calls'

export const reference = defineReference({
  ...texts,
  name: 'content-block',
  family: 'content',
  html: `<section id="actualites"><!-- bloc {"url":"/blocs/actualites?id=7"} -->
  <ul data-role="items"><li>Ouverture à Brest</li></ul>
  <a href="?page=2" data-param="page" data-num="2">Page 2</a>
</section>`,
  attributes,
  partSchemas: parts,
  calls: serverCalls,
})
