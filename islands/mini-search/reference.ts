import { defineReference, words } from '../../src/island/define-reference'
import { attributes } from './context'
import { parts } from './parts'
import { serverCalls } from './server-calls'

export const reference = defineReference({
  name: 'mini-search',
  family: 'forms',
  purpose: words(
    'la recherche du site : un petit formulaire, et la fenêtre de ses suggestions.',
    'the site’s search: a small form, and the window of its suggestions.',
  ),
  html: `<form action="/recherche" role="search" data-ilot="mini-search" data-id-page-search="90">
  <label>Rechercher <input type="search" name="q"></label>
  <button>Rechercher</button>
</form>`,
  attributes,
  descriptions: {
    versionSearch: words(
      '1 : la fenêtre couvre la page ; 2 : elle est dans le formulaire.',
      '1: the window covers the page; 2: it is in the form.',
    ),
    idPageSearch: words(
      'l’identifiant de la page de recherche, que le serveur reçoit.',
      'the identifier of the search page, which the server receives.',
    ),
    keep: words(
      'où sont gardées les cinq dernières recherches : `session`, tant que l’onglet est ouvert ; `local`, sur l’appareil ; `off`, nulle part. Voir [ce qui reste sur l’appareil](ref:consent#appareil).',
      'where the last five searches are kept: `session`, as long as the tab is open; `local`, on the device; `off`, nowhere. See [what stays on the device](ref:consent#appareil).',
    ),
  },
  examples: { versionSearch: '2', idPageSearch: '90', keep: 'local' },
  partSchemas: parts,
  parts: {
    field: words('le champ, sinon le premier champ de texte.', 'the field, else the first text field.'),
    button: words(
      'le premier clic ouvre (`is-open`), le suivant envoie.',
      'the first click opens (`is-open`), the next one submits.',
    ),
    suggestions: words(
      'dans la fenêtre rendue par le serveur : où vont les suggestions.',
      'in the window that the server answers with: where suggestions go.',
    ),
    close: words(
      'dans cette fenêtre : ferme ; quand elle manque, elle est faite, et son absence dite dans la console.',
      'in that window: closes; when there is none it is made, and the console says so.',
    ),
    all: words('le filtre qui exclut les autres.', 'the filter that excludes the others.'),
  },
  events: {},
  chapters: [
    {
      id: 'replie',
      title: words('Repliée', 'Folded'),
      blocks: [
        words(
          'Un formulaire ordinaire jusqu’au premier clic sur son bouton, qui l’ouvre (`is-open`) et va au champ ; le suivant l’envoie. Rien n’est chargé avant qu’on y touche : son allure repliée vient donc de votre feuille de style, qui la laisse ouverte sans script.',
          'An ordinary form until the first click on its button, which opens it (`is-open`) and goes to the field; the next one sends it. Nothing is fetched before it is touched: so how it looks folded is your style sheet’s, which leaves it open without script.',
        ),
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
  withoutScript: words(
    'Un formulaire ordinaire, vers la page de recherche.',
    'An ordinary form, to the search page.',
  ),
  keyboard: {
    '↓ ↑': words(
      'd’une suggestion à l’autre ; dans un champ vide, les recherches récentes.',
      'from one suggestion to the other; in an empty field, the recent searches.',
    ),
    'Entrée / Enter': words(
      'suit la suggestion choisie, sinon lance la recherche.',
      'follows the chosen suggestion, else runs the search.',
    ),
    Tab: words('fait le tour du formulaire et de sa fenêtre.', 'goes round in the form and its window.'),
    'Échap / Escape': words('ferme la fenêtre, puis le formulaire.', 'closes the window, then the form.'),
  },
  accessibility: [
    words(
      'Un `combobox` : le focus reste dans le champ ; le nombre de suggestions est dit.',
      'A `combobox`: the focus stays in the field; the number of suggestions is said.',
    ),
  ],
})
