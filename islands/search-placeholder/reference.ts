import { defineReference } from '../../src/island/define-reference'
import { attributes } from './attributes'
import texts from './reference.json' with { type: 'json' }

export const reference = defineReference({
  ...texts,
  name: 'search-placeholder',
  family: 'forms',
  html: `<form action="/recherche" data-ilot="mini-search" data-placeholders='["Un pare-brise…","Un atelier…"]'>
  <input type="search" name="q" aria-label="Rechercher">
  <button>Rechercher</button>
</form>`,
  attributes,
  calls: [],
})
