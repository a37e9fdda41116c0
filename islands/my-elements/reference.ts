import { defineReference, words } from '../../src/island/define-reference'

export const reference = defineReference({
  name: 'my-elements',
  family: 'forms',
  purpose: words(
    'les éléments d’un internaute connecté : activer, supprimer, modifier, créer.',
    'a signed-in visitor’s own elements: activate, delete, edit, create.',
  ),
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
  descriptions: {},
  examples: {},
  markers: ['data-action', 'data-element-id', 'data-element-module-ident', 'data-state-class'],
  parts: {
    'tr[data-element-id][data-element-module-ident]': words(
      'une ligne par élément.',
      'one row for each element.',
    ),
    'a[data-action="activate"]': words(
      'change l’état ; `data-state-class` est la classe de celui-ci.',
      'changes the state; `data-state-class` is its class.',
    ),
    'a[data-action="delete"]': words('demande, puis supprime.', 'asks, then deletes.'),
    'a[data-action="edit|new"]': words(
      'ouvre le formulaire dans une fenêtre : 990 × 98 %, ou 600 × 400.',
      'opens the form in a window: 990 × 98 %, or 600 × 400.',
    ),
  },
  events: {},
  calls: [
    {
      method: 'POST',
      path: '/{platform}/ajax/modules/modules/traitement.php',
      text: words(
        '`action=my_elements_activate`, `element_module_ident`, `element_id` ; `result`, `class`, `msg` en JSON.',
        '`action=my_elements_activate`, `element_module_ident`, `element_id`; `result`, `class`, `msg` as JSON.',
      ),
    },
    {
      method: 'POST',
      path: '/{platform}/ajax/modules/modules/traitement.php',
      text: words(
        '`action=my_elements_delete`, de même ; la ligne part et le bloc est rafraîchi.',
        '`action=my_elements_delete`, likewise; the row goes and the block is refreshed.',
      ),
    },
  ],
  withoutScript: words(
    'Les liens mènent à leur page, qui fait la même chose.',
    'The links lead to their page, which does the same.',
  ),
  keyboard: {
    'Entrée / Enter': words(
      'sur un lien : fait ce qu’il dit, une fois.',
      'on a link: does what it says, once.',
    ),
  },
  accessibility: [
    words(
      'Supprimer demande dans un dialogue ; ce qui est fait est annoncé, un échec est un dialogue avec OK. Le lien est `aria-busy` pendant l’appel.',
      'Deleting asks in a dialog; what is done is announced, a failure is a dialog with OK. The link is `aria-busy` during the call.',
    ),
  ],
})
