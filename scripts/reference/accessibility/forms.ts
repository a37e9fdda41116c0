/** Forms: theme 11. */
import { words } from '../../../src/island/define-reference'
import { AT_REST, type Criterion, type Tests } from './criterion'

const ERRORS: Tests = {
  'e2e/form.spec.ts': [
    'Enter shows all errors at once, focuses the first field, and sends when they are mended',
  ],
  'tests/islands/form/checks.test.tsx': [
    'all errors stand together in one alert above the form, with the exact messages',
    'fields are marked, described by their message besides what describes them, and the first has the focus',
    'a link of the summary leads to its field',
  ],
}

export const forms: readonly Criterion[] = [
  {
    number: '11.1',
    english: 'Does each field have a label?',
    does: words(
      'Les champs que les îlots créent en ont une : recherche du menu, mois et année du calendrier, lien à copier, étoiles. axe le vérifie.',
      'The fields that islands make have one: the menu’s search, month and year of the calendar, a link to copy, stars. axe checks it.',
    ),
    yours: words(
      'Un `label` à chaque champ du serveur : un champ sans étiquette est une erreur de la note en étoiles, pas des autres îlots.',
      'A `label` for each field of the server: a field without one is an error of the star rating, not of the other islands.',
    ),
    tests: {
      ...AT_REST,
      'tests/src/ui/copy-field.test.tsx': [
        'a text is shown by its name, cannot be changed, and is selected as a whole',
      ],
      'tests/islands/rating/rating.test.tsx': [
        'radio buttons of the page › one without a label is an error, and all stays as it was',
      ],
    },
  },
  {
    number: '11.2',
    english: 'Is each label relevant?',
    does: words(
      'Ce qu’un îlot ajoute à un champ n’entre pas dans son nom : le bouton du calendrier, la liste de suggestions.',
      'What an island adds to a field is no part of its name: the calendar’s button, the list of suggestions.',
    ),
    yours: words('Vos étiquettes.', 'Your labels.'),
    tests: {
      'tests/islands/date-field/field.test.ts': [
        'what is shown › in a label, nothing of ours is part of the field’s name',
      ],
      'tests/islands/autocomplete/autocomplete.test.tsx': [
        'the list › stands after the label that holds the field: its text is no part of the name',
      ],
    },
  },
  {
    number: '11.5',
    english: 'Are fields of the same kind grouped?',
    does: words(
      'Les étoiles d’une note sont un groupe, dans un `fieldset` ou non.',
      'The stars of a note are a group, in a `fieldset` or not.',
    ),
    yours: words('Un `fieldset` autour de vos boutons radio.', 'A `fieldset` around your radio buttons.'),
    tests: {
      'tests/islands/rating/rating.test.tsx': [
        'radio buttons of the page › outside a fieldset they are a group all the same',
      ],
      'tests/islands/form/checks.test.tsx': ['a group of radios is one field, and a box has to be ticked'],
    },
  },
  {
    number: '11.6',
    english: 'Does each group have a legend?',
    does: words(
      'Une note que l’îlot crée est nommée par ce que dit son élément.',
      'A note that the island makes is named by what its element says.',
    ),
    yours: words('Une `legend` à chaque `fieldset`.', 'A `legend` for each `fieldset`.'),
    tests: {
      'tests/islands/rating/rating.test.tsx': [
        'radio buttons that are made › are five, and named by what the element says',
      ],
    },
  },
  {
    number: '11.9',
    english: 'Is the name of each button relevant?',
    does: words(
      'Les boutons des îlots sont nommés par leur texte ou leur étiquette : « arrêter la présentation », « Ouvrir le calendrier : Dépôt du véhicule ».',
      'The islands’ buttons are named by their text or label: “arrêter la présentation”, “Ouvrir le calendrier : Dépôt du véhicule”.',
    ),
    yours: words('Vos boutons d’envoi.', 'Your submit buttons.'),
    tests: {
      'tests/src/ui/button.test.tsx': [
        'a button is named by its text, sends no form, and does what it is for',
        'a button with an icon is named by its label; the icon says nothing',
      ],
      'tests/islands/slider/slider.test.ts': ['its arrows and its button have French names'],
      'e2e/date-field.spec.ts': [
        'by touch › the field brings its keyboard, the button the picker, within the window',
      ],
    },
  },
  {
    number: '11.10',
    english: 'Is the checking of what is typed relevant?',
    does: words(
      'Toutes les erreurs ensemble, dans une `alert`, chacune un lien vers son champ ; le champ porte `aria-invalid` et son message en description ; le focus va au premier. Le format d’une date est dit avant la saisie.',
      'All errors together, in an `alert`, each a link to its field; the field has `aria-invalid` and its message as description; the focus goes to the first. The format of a date is told before it is typed.',
    ),
    yours: words(
      'Marquer les champs obligatoires dans leur étiquette, avant l’envoi ; des messages de serveur qui nomment leur champ.',
      'Mark required fields in their label, before the submit; messages of the server that name their field.',
    ),
    tests: {
      'e2e/booking.spec.ts': [
        'an empty last step says all at once what is missing, below the site’s header, and books once it is right',
      ],
      ...ERRORS,
      'tests/islands/form/verify.test.tsx': [
        'an answer that names fields › is shown as the server wrote it, and its fields are marked and described',
      ],
      'tests/islands/date-field/field.test.ts': [
        'what is shown › the format is its placeholder and in its description, with the keys that clear it',
        'limits of the field › a required date has to be whole',
      ],
    },
  },
  {
    number: '11.11',
    english: 'Does the checking come with suggestions that help to correct?',
    does: words(
      'Un message dit ce qui est attendu (« doit contenir une adresse email »), une date hors limites ses limites. Une suggestion qui n’a pas été choisie et s’efface le dit.',
      'A message tells what is expected (“doit contenir une adresse email”), a date outside of its limits these limits. A text that goes because no suggestion was chosen says so.',
    ),
    yours: words('Un exemple dans les messages de votre serveur.', 'An example in your server’s messages.'),
    tests: {
      ...ERRORS,
      'tests/islands/date-field/field.test.ts': [
        'what is sent › nothing for a date that is not whole, which is said when the field is left',
      ],
    },
  },
  {
    number: '11.12',
    english: 'Can data be changed, corrected or recovered before they count?',
    does: words(
      'La réservation revient en arrière sans rien perdre, supprimer et s’abonner demandent d’abord, une saisie qui n’a pas pu partir est gardée et proposée.',
      'The booking goes back without losing anything, deleting and subscribing ask first, what could not be sent is kept and offered.',
    ),
    yours: words(
      'Un récapitulatif avant ce qui engage, et le moyen de l’annuler.',
      'A summary before what is binding, and a way to undo it.',
    ),
    tests: {
      'e2e/booking.spec.ts': [
        'its own buttons go on by the same rules, and back, as Back does; a reload sends nothing again',
        'a booking that fails keeps everything, is sent again, and is taken once',
      ],
      'e2e/subscription.spec.ts': [
        'Enter asks; No keeps the form and the focus, Yes has it verified and sent',
      ],
      'e2e/element-form.spec.ts': [
        'with unsaved changes, Escape, Back and the close control ask; No stays, Yes leaves',
        'what a failing server did not take is kept over a reload and offered again',
      ],
    },
  },
  {
    number: '11.13',
    english: 'Can the purpose of a field be deduced, to fill it automatically?',
    does: words(
      'Les îlots laissent l’`autocomplete` de vos champs ; seul un champ à suggestions passe à `off` tant que l’îlot y est. Ce que le navigateur remplit est lu.',
      'The islands leave the `autocomplete` of your fields; only a field with suggestions is `off` as long as the island is there. What the browser fills in is read.',
    ),
    yours: words(
      'Les mots d’`autocomplete` (`email`, `tel`, `postal-code`…) ; pas d’îlot `autocomplete` sur un champ qui parle du visiteur lui-même.',
      'The words of `autocomplete` (`email`, `tel`, `postal-code`…); no `autocomplete` island on a field about the visitor.',
    ),
    tests: {
      'tests/islands/date-field/field.test.ts': [
        'typing › what the browser fills in is read in its own writing',
      ],
      'tests/src/forms/kept-fields.test.ts': ['the autocomplete that an island sets is not the page’s own'],
    },
  },
]
