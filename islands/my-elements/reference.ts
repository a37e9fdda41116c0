import { defineReference } from '../../src/island/define-reference'
import { parts } from './parts'
import texts from './reference.json' with { type: 'json' }
import { serverCalls } from './server-calls'

export const reference = defineReference({
  ...texts,
  name: 'my-elements',
  family: 'forms',
  html: `<div data-ilot="my-elements">
  <a href="/mes-annonces/my_elements_new" data-action="new">Créer</a>
  <table>
    <tr data-element-id="42" data-element-module-ident="annonces">
      <td>Pare-brise</td>
      <td><a href="/mes-annonces?activer=42" data-action="activate" data-state-class="is-published">Publier</a>
        <a href="/mes-annonces?supprimer=42" data-action="delete">Supprimer</a></td>
    </tr>
  </table>
</div>`,
  attributes: {},
  partSchemas: parts,
  calls: serverCalls,
})
