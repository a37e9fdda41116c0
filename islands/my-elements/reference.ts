import { defineReference, words } from '../../src/island/define-reference'
import { parts } from './parts'
import { serverCalls } from './server-calls'

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
  partSchemas: parts,
  parts: {
    row: {
      text: words('une ligne par élément.', 'one row for each element.'),
      attributes: {
        elementId: words('l’identifiant de l’élément.', 'the element’s id.'),
        elementModuleIdent: words('celui de son module.', 'that of its module.'),
      },
    },
    link: {
      text: words(
        '`activate` change l’état, `delete` demande puis supprime ; `edit` et `new` ouvrent le formulaire dans une fenêtre : 990 × 98 %, ou 600 × 400.',
        '`activate` changes the state, `delete` asks, then deletes; `edit` and `new` open the form in a window: 990 × 98 %, or 600 × 400.',
      ),
      attributes: {
        action: words('ce que fait le lien.', 'what the link does.'),
        stateClass: words(
          'avec `activate`, la classe de l’état, que le lien porte.',
          'with `activate`, the class of the state, which the link has.',
        ),
      },
    },
  },
  events: {},
  calls: serverCalls,
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
