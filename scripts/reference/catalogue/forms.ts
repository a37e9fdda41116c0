import { words } from '../../../src/island/define-reference'
import { OVER, press, type Shown, see, shown, type } from './shown'

export const forms: Readonly<Record<string, Shown>> = {
  autocomplete: shown(
    'autocomplete/ville',
    [...press('Tab'), type('an'), see('[role="option"]'), ...press('ArrowDown')],
    words(
      'Sous le champ Ville, les villes qui contiennent « an », ces lettres en gras, la première choisie.',
      'Below the field, the cities that contain “an”, these letters in bold, the first one chosen.',
    ),
  ),
  booking: shown(
    'booking/agence',
    [],
    words(
      'La troisième de cinq étapes : des ateliers en cartes qui défilent, le dernier choisi.',
      'The third step of five: workshops as cards that scroll, the last one chosen.',
    ),
  ),
  'bot-check': shown(
    'bot-check/case-a-cocher',
    [...press('Tab', 'Tab', 'Tab', 'Space')],
    words(
      'Un formulaire, et au-dessus de son bouton la case du contrôle anti-robot.',
      'A form, and above its button the box of the bot check.',
    ),
  ),
  'date-field': shown(
    'date-field/date',
    [...press('Tab', 'Tab', 'Enter'), see('[role="grid"]')],
    words(
      'Le calendrier de mars 2026 ouvert sous son champ, le 5 choisi.',
      'The calendar of March 2026 open below its field, the 5th chosen.',
    ),
  ),
  'element-form': shown(
    'element-form/modifier',
    [],
    words(
      'Le formulaire qui modifie une annonce, ses champs remplis.',
      'The form that edits an advert, its fields filled in.',
    ),
    // The file's field, below, speaks the language of the browser's own windows.
    { around: '.case-demo form > :not(:has([type="file"]), :has([type="file"]) ~ *)' },
  ),
  form: shown(
    'form/contact',
    press('Tab', 'Enter', 'Enter'),
    words(
      'La liste de ce qui manque, un lien par champ, puis les champs en rouge avec leurs messages.',
      'The list of what is missing, a link for each field, then the fields in red with their messages.',
    ),
  ),
  'form-block': shown(
    'form-block/directement',
    press('Tab', 'Enter'),
    words(
      'Un formulaire que le serveur a rendu avec ce qui manque, à la place du bloc.',
      'A form that the server has sent back with what is missing, in place of the block.',
    ),
  ),
  mask: shown(
    'mask/telephone',
    press('Tab', 'End'),
    words(
      'Un numéro de téléphone dont les espaces se sont écrits tout seuls.',
      'A telephone number whose spaces were written by themselves.',
    ),
  ),
  'mini-search': shown(
    'mini-search/dans-le-formulaire',
    [...press('Tab'), type('pare'), ...press('ArrowDown')],
    words(
      'Un petit formulaire de recherche et, sous lui, ce que le serveur trouve.',
      'A small search form and, below it, what the server finds.',
    ),
  ),
  'my-elements': shown(
    'my-elements/simple',
    press('Tab'),
    words(
      'Des annonces en tableau, avec de quoi les publier, les modifier, les supprimer.',
      'Adverts in a table, with what publishes, edits and deletes them.',
    ),
  ),
  rating: shown(
    'rating/boutons-radio',
    press('Tab'),
    words(
      'Deux notes en étoiles : quatre sur cinq pour l’une, aucune pour l’autre.',
      'Two ratings in stars: four of five for one, none for the other.',
    ),
  ),
  'search-placeholder': shown(
    'search-placeholder/exemples',
    [],
    words(
      'Un champ de recherche vide, un exemple écrit en gris.',
      'An empty search field, an example written in grey.',
    ),
  ),
  subscription: shown(
    'subscription/inscription',
    [...press('Tab'), type('camille@exemple.fr'), ...press('Enter')],
    words(
      'Une fenêtre demande si l’on veut bien s’inscrire.',
      'A window asks whether one really wants to subscribe.',
    ),
    OVER,
  ),
}
