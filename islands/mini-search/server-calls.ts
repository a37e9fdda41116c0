/** What the reference says of the calls; never in the bundle. */
import { type Call, toEndpoint } from '../../src/island/describe-call'
import { words } from '../../src/island/words'
import { fragmentOnly, replacement } from '../../src/server/replaced'

const version = { meaning: words('`data-version-search`.', '`data-version-search`.'), sample: '1' }

export const serverCalls: readonly Call[] = [
  toEndpoint('search', {
    name: 'popup',
    method: 'POST',
    text: words('au premier caractère ; une fois par page.', 'at the first character; once a page.'),
    sent: {
      action: {
        meaning: words('toujours `create_popup`.', 'always `create_popup`.'),
        sample: 'create_popup',
      },
      version_search: version,
      id_page_search: { meaning: words('`data-id-page-search`.', '`data-id-page-search`.'), sample: '90' },
    },
    reply: {
      type: 'html',
      what: words('la fenêtre de recherche.', 'the search window.'),
      parts: {
        '[data-role="suggestions"]': words('où vont les suggestions.', 'where suggestions go.'),
        '[data-role="close"]': words('le bouton qui ferme.', 'the button that closes.'),
        'input[type="checkbox"]': words(
          'un filtre, envoyé avec la recherche ; `value="all"` exclut les autres.',
          'a filter, which is sent with the search; `value="all"` excludes the others.',
        ),
      },
      sample: `<div>
  <button type="button" data-role="close">Fermer</button>
  <label><input type="checkbox" name="dans[]" value="all" checked> Tout</label>
  <div data-role="suggestions"></div>
</div>`,
      read: replacement,
    },
    refusal: words(
      'un message le dit : Entrée lance la recherche dans la page des résultats.',
      'a message says so: Enter searches in the page of results.',
    ),
  }),
  toEndpoint('search', {
    name: 'suggestions',
    method: 'POST',
    text: words(
      '400 ms après la dernière touche, 150 ms après un filtre.',
      '400 ms after the last key, 150 ms after a filter.',
    ),
    sent: { version_search: version },
    others: words(
      'le formulaire de recherche, puis les filtres de la fenêtre.',
      'the search form, then the filters of the window.',
    ),
    reply: {
      type: 'html',
      what: words('les suggestions ; une réponse vide : aucune.', 'the suggestions; an empty answer: none.'),
      mayBeEmpty: true,
      parts: {
        'a[href]': words(
          'une suggestion ; sans lien ni bouton, chaque `li`.',
          'a suggestion; without links and buttons, each `li`.',
        ),
      },
      sample: '<ul><li><a href="/services/pare-brise">Pare-brise</a></li></ul>',
      read: fragmentOnly,
    },
    refusal: words(
      'la fenêtre le dit, avec « Réessayer » ; Entrée lance toujours la recherche.',
      'the window says so, with “Try again”; Enter still searches.',
    ),
  }),
]
