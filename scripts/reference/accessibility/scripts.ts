/** Scripts, mandatory elements and structure: themes 7 to 9. */
import { words } from '../../../src/island/define-reference'
import { AT_REST, type Criterion } from './criterion'

export const scripts: readonly Criterion[] = [
  {
    number: '7.1',
    english: 'Is each script compatible with assistive technologies?',
    does: words(
      'Noms, rôles, états et valeurs sont ceux du HTML ou des motifs d’ARIA : `dialog`, `combobox` et `listbox`, `grid`, groupe de boutons radio, `aria-expanded`, `aria-pressed`, `aria-current`. axe les juge au repos et îlots ouverts.',
      'Names, roles, states and values are those of HTML or of ARIA’s patterns: `dialog`, `combobox` and `listbox`, `grid`, a group of radio buttons, `aria-expanded`, `aria-pressed`, `aria-current`. axe judges them at rest and with islands open.',
    ),
    yours: words(
      'Ce que vos scripts ajoutent, et le HTML à l’intérieur des îlots.',
      'What your scripts add, and the HTML inside the islands.',
    ),
    open: words('Ce que chaque lecteur d’écran en lit.', 'What each screen reader makes of it.'),
    tests: {
      'e2e/reading.spec.ts': ['what is told of … is what is kept'],
      ...AT_REST,
      'e2e/modal.spec.ts': ['title, content and footer are shown, named and accessible'],
      'e2e/lightbox.spec.ts': [
        'keyboard › Enter shows the image, named, with its caption; arrows, Home and End move, round and round',
      ],
      'e2e/date-field.spec.ts': [
        'the keyboard goes through the grid, and the focus comes back to the field with the date',
      ],
      'e2e/dropdown.spec.ts': ['is announced as closed before its code is here'],
      'e2e/mobile-menu.spec.ts': ['the button says closed before any code is here, open when it is'],
      'e2e/map-switch.spec.ts': ['Enter and Space switch, the focus stays, and both ways are accessible'],
      'tests/islands/autocomplete/autocomplete.test.tsx': [
        'the list › labels by value, marks what was typed, and is a combobox’s',
      ],
      'tests/islands/modal/dialog.test.tsx': [
        'its name and roles › is named by its title',
        'its name and roles › is an alert dialog, described by its content, when it asks',
      ],
      'tests/islands/slider/slider.test.ts': [
        'each slide is a group that says which it is; the page’s list is plain',
      ],
      'tests/src/ui/listbox.test.tsx': ['it has its name, and its options their roles, ids and states'],
    },
  },
  {
    number: '7.2',
    english: 'Is the alternative of each script relevant?',
    does: words(
      'Sans script, ou quand son code ne vient pas, chaque îlot est la page du serveur : liens, formulaires, tableaux et images y mènent au même contenu.',
      'Without script, or when its code does not come, each island is the server’s page: links, forms, tables and images lead to the same content.',
    ),
    yours: words(
      'Des adresses qui répondent sans script ; pas de `href="#"`.',
      'Addresses that answer without script; no `href="#"`.',
    ),
    tests: {
      'e2e/popup.spec.ts': [
        'without JavaScript › the link leads to the whole page',
        'failures › without its code the link is followed',
      ],
      'e2e/booking.spec.ts': ['without JavaScript, its own buttons lead through all the steps'],
      'e2e/form.spec.ts': [
        'without JavaScript › the server judges, keeps what was typed, and takes what is right',
      ],
      'e2e/mobile-menu.spec.ts': ['without script the button is a link'],
      'e2e/slider.spec.ts': ['without script, all slides are there'],
      'e2e/content-block.spec.ts': ['without script, links and forms do the same'],
      'e2e/refused.spec.ts': ['…, whichever file is refused'],
    },
  },
  {
    number: '7.3',
    english: 'Can each script be used by keyboard and by any pointer?',
    does: words(
      'Tout se fait au clavier, à la souris et au doigt ; aucun îlot ne fait perdre le focus, ni en s’ouvrant, ni en se fermant, ni quand le serveur remplace un bloc.',
      'All can be done by keyboard, mouse and finger; no island loses the focus, neither by opening nor by closing, nor when the server replaces a block.',
    ),
    yours: words(
      'Vos propres gestionnaires : sur un bouton ou un lien.',
      'Your own handlers: on a button or a link.',
    ),
    open: words(
      'Un vrai écran tactile, la commande vocale, les contacteurs.',
      'A real touch screen, voice control, switches.',
    ),
    tests: {
      'e2e/small-screens.spec.ts': [
        'upright › above the keyboard a dialog is as high as what is left, and comes back',
        'lying down, 320 px high › the calendar is within the window, and each of its days can be scrolled to',
      ],
      'e2e/mobile-menu.spec.ts': ['it is walked by keyboard alone'],
      'e2e/booking/journey.spec.ts': [
        'by keyboard alone, from step 1 to the appointment',
        'by mouse, from the window of step 1 to the appointment',
        'on a phone › by touch, from step 1 to the appointment',
      ],
      'e2e/my-elements.spec.ts': [
        'by …: sign in, create, edit, publish in the window, see it public, unpublish, delete',
      ],
      'e2e/autocomplete.spec.ts': [
        'by keyboard: arrows choose, Enter fills the field and its targets, then sends the form',
        'by touch, a tap takes a suggestion and keeps the field',
      ],
      'e2e/rating.spec.ts': [
        'on the keyboard the note is chosen, taken back and sent, and the focus stays among the stars',
      ],
      'e2e/overlays.spec.ts': [
        'focus after closing › goes to the same link of a replaced block',
        'focus after closing › goes around a block that has gone',
      ],
      'e2e/press-focus.spec.ts': ['…: the focus comes back to what was pressed'],
      'e2e/content-block.spec.ts': [
        'a page link refreshes the block, says how many, and keeps focus on its successor',
        'load more › a click adds items after, moves focus to the first new one, and ends hidden',
      ],
      'tests/src/overlay/activate.test.ts': [
        'anything else › becomes a button in the tab order, and is itself again when unmounted',
      ],
    },
  },
  {
    number: '7.4',
    english: 'Is the visitor told of, or in control of, each change of context?',
    does: words(
      'Aucune fenêtre ne s’ouvre au focus, aucun formulaire ne part en tapant ; d’un choix à l’autre, les flèches de la réservation n’avancent pas. Ce qui ouvre une fenêtre le dit (`aria-haspopup="dialog"`).',
      'No window opens on focus, no form leaves while one types; from choice to choice, the arrows of the booking do not go on. What opens a window says so (`aria-haspopup="dialog"`).',
    ),
    yours: words(
      'Une liste (`select`) dans les filtres d’un `content-block` agit dès qu’elle change : le dire avant elle, ou la mettre dans un formulaire à bouton. De même un champ `data-reload`, qui recharge le formulaire en gardant ce qui est tapé. La pop-up d’accueil se montre seule : à vous de la vouloir.',
      'A list (`select`) in the filters of a `content-block` acts as soon as it changes: say so before it, or put it into a form with a button. Likewise a `data-reload` field, which loads the form again and keeps what is typed. The front pop-up shows by itself: you have to want it.',
    ),
    tests: {
      'e2e/popup.spec.ts': ['on load › says that it opens a dialog, and runs nothing'],
      'e2e/lightbox.spec.ts': [
        'a link on its own says that it opens a dialog, and has no counter, arrows or slideshow',
      ],
      'e2e/secure-link.spec.ts': ['on load it says that it opens a dialog, and runs nothing'],
      'e2e/front-popup.spec.ts': [
        'on load › the offer is named, accessible, over everything, and takes no focus',
      ],
      'e2e/form-block.spec.ts': [
        'only a button, until Enter shows the form, focuses it and has it verified, not sent',
      ],
      'e2e/content-block.spec.ts': ['a select acts on change'],
      'tests/islands/booking/booking.test.tsx': [
        'tiles › arrow keys walk without going on; Enter and Space go',
      ],
    },
  },
  {
    number: '7.5',
    english: 'Are status messages rendered by assistive technologies?',
    does: words(
      'Résultats, attentes et réussites sont des `status`, les erreurs des `alert`, une progression une `progressbar`. Sous un dialogue, ils parlent dans le dialogue. La même phrase deux fois est dite deux fois.',
      'Results, waits and successes are `status`, errors `alert`, progress is a `progressbar`. Under a dialog they speak inside it. The same sentence twice is spoken twice.',
    ),
    yours: words(
      'Les messages du serveur dans un `role="status"` ou `role="alert"` quand vos scripts les insèrent.',
      'Messages of the server in a `role="status"` or `role="alert"` when your scripts insert them.',
    ),
    open: words(
      'Le moment où un lecteur d’écran les dit.',
      'The moment at which a screen reader speaks them.',
    ),
    tests: {
      'e2e/reading.spec.ts': ['what is told of … is what is kept'],
      'tests/src/dom/announce.test.ts': [
        'speaks through one region, the same sentence twice as well',
        'is in the dialog while one is open, below which nothing is heard, and in the page again afterwards',
      ],
      'tests/src/ui/notice.test.tsx': ['a notice is a … that says its text'],
      'tests/src/ui/progress.test.tsx': ['is a bar with its name, and how far it is'],
      'tests/islands/toast/service.test.tsx': [
        'a toast › is spoken: its words come into a region that is already there',
      ],
      'tests/islands/autocomplete/autocomplete.test.tsx': [
        'the list › says its count, again when it is the same, and nothing after a choice',
      ],
      'tests/islands/front-popup/countdown.test.tsx': [
        'what is spoken › is the start, ten seconds before the end, and nothing between',
      ],
      'e2e/agenda.spec.ts': ['Enter shows the next month, says it, and keeps the focus on its successor'],
      'e2e/calls.spec.ts': ['…: each fault of its call is said once, and loses nothing'],
      'e2e/autocomplete.spec.ts': [
        'in a dialog that is open over the page, what is found is spoken where it is heard',
      ],
    },
  },
  {
    number: '8.2',
    english: 'Is the generated source valid?',
    does: words(
      'Ce qu’un îlot copie perd ses `id`, ce qu’il crée en a d’uniques, et un îlot démonté rend le HTML du serveur octet pour octet. axe cherche les rôles, attributs et `id` fautifs.',
      'What an island copies loses its `id`s, what it makes has unique ones, and an unmounted island gives the server’s HTML back byte for byte. axe looks for wrong roles, attributes and `id`s.',
    ),
    yours: words(
      'Un HTML valide : `npx --no-install ilots check` dit les `id` doublés.',
      'Valid HTML: `npx --no-install ilots check` tells doubled `id`s.',
    ),
    open: words(
      'Le validateur du W3C sur la page telle que les îlots la changent.',
      'The W3C’s validator on the page as the islands change it.',
    ),
    tests: {
      ...AT_REST,
      'e2e/mobile-menu.spec.ts': [
        'a cloned block has no ids, starts collapsed, and its toggle swaps its label',
      ],
      'tests/contract/every-island.test.ts': [
        '… › … › unmounted, gives the server’s HTML back byte for byte',
      ],
      'tests/islands/mobile-menu/parts.test.ts': [
        'a copy › has no id, nor what islands left on the original',
      ],
    },
  },
  {
    number: '8.7',
    english: 'Is each change of language indicated?',
    does: words(
      'Les îlots parlent la langue de la page, en français ou en anglais, dates comprises ; pour les autres langues, la table de traductions du site. Ce qu’elle n’a pas reste en français, et le dit (`lang="fr"`).',
      'The islands speak the page’s language, in French or in English, dates included; for other languages, the site’s table of translations. What it lacks stays French, and says so (`lang="fr"`).',
    ),
    yours: words(
      '`lang` sur la page, et sur ce que vos contenus disent dans une autre langue ; une table de traductions complète.',
      '`lang` on the page, and on what your content says in another language; a whole table of translations.',
    ),
    open: words(
      'Sur une page d’une troisième langue : le nom français d’un champ ou d’un groupe, dont le contenu est dans la langue de la page ; une phrase française qui cite un texte de la page en d’autres lettres.',
      'On a page of a third language: the French name of a field or a group, whose content is in the page’s language; a French sentence that quotes a text of the page in other letters.',
    ),
    tests: {
      'tests/islands/date-field/picker.test.tsx': ['in English, days and months are English'],
      'tests/islands/lightbox/service.test.tsx': ['opening › reads English on an English page'],
      'e2e/right-to-left.spec.ts': [
        'what the site does not translate says that it is French; its own texts do not',
      ],
      'e2e/translations.spec.ts': [
        'texts of an open dialog change when the table arrives, and its focus stays',
      ],
    },
  },
  {
    number: '8.10',
    english: 'Are changes of reading direction indicated?',
    does: words(
      'Les îlots suivent le sens de lecture de la page : flèches, ordre des vues, côté d’où vient le menu. Ils ne le changent pas.',
      'The islands follow the page’s reading direction: arrows, order of slides, side from which the menu comes. They do not change it.',
    ),
    yours: words(
      '`dir` sur la page, ou sur la partie qui se lit dans l’autre sens.',
      '`dir` on the page, or on the part that is read the other way.',
    ),
    tests: {
      'e2e/right-to-left.spec.ts': [
        'the lightbox: its arrows point outward, keys and fingers follow what is seen',
        'the … begins on the right and goes on to the left',
        'the calendar: weeks begin on the right, and the left arrow leads to tomorrow',
        'thumbnails, stars, toasts, dialogs and the whole table lie the other way round',
      ],
    },
  },
  {
    number: '9.1',
    english: 'Is information structured by headings?',
    does: words(
      'Un titre qui ouvre une liste reste un titre, avec un bouton dedans ; le titre d’un dialogue est un `h2` qui le nomme.',
      'A heading that opens a list stays a heading, with a button in it; a dialog’s title is an `h2` that names it.',
    ),
    yours: words('Les titres de vos pages et de vos fragments.', 'The headings of your pages and fragments.'),
    tests: {
      ...AT_REST,
      'e2e/footer-menu.spec.ts': ['…: Enter and Space open and close'],
      'tests/islands/modal/dialog.test.tsx': ['its name and roles › is named by its title'],
    },
  },
  {
    number: '9.2',
    english: 'Is the structure of the document coherent?',
    does: words(
      'Au repos, les îlots n’ajoutent rien hors des zones de la page : axe le vérifie (`region`, `landmark-*`).',
      'At rest, the islands add nothing outside of the page’s landmarks: axe checks it (`region`, `landmark-*`).',
    ),
    yours: words('`header`, `nav`, `main`, `footer`.', '`header`, `nav`, `main`, `footer`.'),
    tests: AT_REST,
  },
  {
    number: '9.3',
    english: 'Is each list structured as one?',
    does: words(
      'Menu, sommaire des erreurs et suggestions sont des listes ou des `listbox` ; les vôtres le restent.',
      'Menu, error summary and suggestions are lists or a `listbox`; yours stay lists.',
    ),
    yours: words('Des `ul` et `ol` pour vos listes.', '`ul` and `ol` for your lists.'),
    tests: {
      ...AT_REST,
      'e2e/form.spec.ts': [
        'Enter shows all errors at once, focuses the first field, and sends when they are mended',
      ],
      'tests/src/ui/error-summary.test.tsx': ['it is one alert, with a link to each field'],
      'tests/src/ui/listbox.test.tsx': ['it has its name, and its options their roles, ids and states'],
    },
  },
]
