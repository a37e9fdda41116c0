import { defineReference, words } from '../../src/island/define-reference'
import { attributes } from './context'
import { KEYS, parts } from './parts'
import { serverCalls } from './server-calls'

export const reference = defineReference({
  name: 'autocomplete',
  family: 'forms',
  purpose: words(
    'un champ qui propose ce que le serveur connaît.',
    'a field that suggests what the server knows.',
  ),
  html: `<form action="/recherche">
<label>Ville <input name="ville" data-ilot="autocomplete"
  data-autocomplete='{"classname":"Ville","methode":"chercher","value":"nom","cibles":{"id":"#id_ville"}}'></label>
<input type="hidden" name="id_ville" id="id_ville">
</form>`,
  attributes,
  descriptions: {
    autocomplete: words(
      `la configuration, en JSON : ${KEYS.map((key) => `\`${key}\``).join(', ')}.`,
      `the settings, as JSON: ${KEYS.map((key) => `\`${key}\``).join(', ')}.`,
    ),
  },
  examples: { autocomplete: '{"classname":"Ville","methode":"chercher","cibles":{"id":"#id_ville"}}' },
  partSchemas: parts,
  parts: {
    keys: words(
      'ses réglages ; une clé inconnue n’est pas lue.',
      'its settings; a key that is not known is not read.',
    ),
    targets: words(
      'par champ d’une suggestion, le sélecteur de ce qu’elle remplit : un champ ou un texte du même formulaire, un `output`, ou un élément marqué.',
      'for each field of a suggestion, the selector of what it fills in: a field or a text of the same form, an `output`, or a marked element.',
    ),
    marked: words(
      'ailleurs dans la page, un champ ou un élément de texte que les suggestions peuvent remplir ; ce que les rédacteurs écrivent ne remplit que son propre formulaire.',
      'elsewhere in the page, a field or an element of text that suggestions may fill in; what editors write fills in its own form alone.',
    ),
  },
  events: {},
  calls: serverCalls,
  withoutScript: words(
    'Un champ ordinaire : ce qui y est tapé est envoyé.',
    'An ordinary field: what is typed is sent.',
  ),
  keyboard: {
    '↓ ↑': words('va d’une suggestion à l’autre.', 'goes from one suggestion to the other.'),
    'Entrée / Enter': words('prend la suggestion choisie.', 'takes the chosen suggestion.'),
    Tab: words('prend la suggestion choisie, et continue.', 'takes the chosen suggestion, and goes on.'),
    'Échap / Escape': words('ferme la liste.', 'closes the list.'),
  },
  accessibility: [
    words(
      'Un `combobox` : le focus reste dans le champ, la suggestion choisie est dite, leur nombre aussi.',
      'A `combobox`: the focus stays in the field, the chosen suggestion is told, and so is their number.',
    ),
    words(
      'Un champ vidé faute de choix (sans `saisielibre`) le dit.',
      'A field that is cleared for want of a choice (without `saisielibre`) says so.',
    ),
  ],
})
