import { defineReference } from '../../src/island/define-reference'
import { attributes } from './context'
import { parts } from './parts'
import texts from './reference.json' with { type: 'json' }
import { serverCalls } from './server-calls'

const { folded, ...sections } = texts

export const reference = defineReference({
  ...sections,
  name: 'mini-search',
  family: 'forms',
  html: `<form action="/recherche" role="search" data-ilot="mini-search" data-id-page-search="90">
  <label>Rechercher <input type="search" name="q"></label>
  <button>Rechercher</button>
</form>`,
  attributes,
  partSchemas: parts,
  chapters: [
    {
      id: 'replie',
      title: folded.title,
      blocks: [
        folded.text,
        {
          css: `@media (scripting: enabled) {
  .my-search:not(.is-open) input {
    display: none;
  }
}`,
        },
      ],
    },
  ],
  calls: serverCalls,
})
