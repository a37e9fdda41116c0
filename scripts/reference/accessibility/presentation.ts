/** Presentation: theme 10. */
import { words } from '../../../src/island/define-reference'
import { AT_REST, type Criterion } from './criterion'

export const presentation: readonly Criterion[] = [
  {
    number: '10.1',
    english: 'Are style sheets used for presentation?',
    does: words(
      'Les îlots ne posent ni attribut `style` écrit, ni balise de présentation : les pages d’essai l’interdisent par leur politique (CSP), et chaque test échoue à la moindre violation.',
      'The islands write neither `style` attributes nor presentational elements: the test pages forbid it by their policy (CSP), and each test fails at the first violation.',
    ),
    tests: {
      'e2e/styles.spec.ts': ['a dialog is dressed, and no style sheet of ours is asked for'],
      'e2e/examples.spec.ts': ['examples/csp-nonce: works under a strict policy, with its styles'],
    },
  },
  {
    number: '10.2',
    english: 'Is visible content still there without style sheets?',
    does: words(
      'Ce que dit une icône dessinée par le style est aussi le nom du bouton.',
      'What an icon drawn by style says is the button’s name, too.',
    ),
    yours: words('Pas de texte dans vos styles (`content`).', 'No text in your styles (`content`).'),
    open: words('Les pages sans leurs styles.', 'The pages without their styles.'),
    tests: {
      'tests/src/ui/button.test.tsx': ['a button with an icon is named by its label; the icon says nothing'],
    },
  },
  {
    number: '10.4',
    english: 'Is text readable at 200 %?',
    does: words(
      'Rien ne déborde à 1280 px agrandis à 200 %, sur chaque page du site d’essai ; calendrier, suggestions et infobulles restent à leur champ quand le texte double.',
      'Nothing overflows at 1280 px zoomed to 200 %, on each page of the fixture site; calendar, suggestions and tips stay at their field when the text doubles.',
    ),
    yours: words(
      'Des tailles relatives, et pas de `user-scalable=no`.',
      'Relative sizes, and no `user-scalable=no`.',
    ),
    tests: {
      'e2e/other-readers.spec.ts': ['…: at 400 % it can be read and used'],
      ...AT_REST,
      'e2e/overlays-follow.spec.ts': ['… follows what it belongs to'],
      'e2e/overlays-scroll.spec.ts': ['by touch › only what can scroll that way does, and two fingers zoom'],
    },
  },
  {
    number: '10.5',
    english: 'Are background and text colours declared together?',
    does: words(
      'Une feuille de style hostile ne rend pas les fenêtres illisibles : fond et texte viennent ensemble du thème.',
      'A hostile style sheet does not make windows unreadable: background and text come together from the theme.',
    ),
    yours: words(
      'Changer `--ilots-color` et `--ilots-surface` ensemble, `--ilots-accent` et `--ilots-on-accent` aussi.',
      'Change `--ilots-color` and `--ilots-surface` together, `--ilots-accent` and `--ilots-on-accent` as well.',
    ),
    tests: {
      'e2e/every-page.spec.ts': ['a hostile style sheet leaves the overlays readable'],
      'e2e/loading-screen.spec.ts': ['a hostile style sheet leaves the loader readable'],
    },
  },
  {
    number: '10.6',
    english: 'Are links in a text visible as such?',
    does: words(
      'axe le juge (`link-in-text-block`), en clair et en sombre.',
      'axe judges it (`link-in-text-block`), in light and dark.',
    ),
    yours: words('Souligner les liens de vos textes.', 'Underline the links of your texts.'),
    tests: AT_REST,
  },
  {
    number: '10.7',
    english: 'Is the focus visible?',
    does: words(
      'Les contrôles des îlots ont un contour de focus de 2 px au moins, réglé par le [thème](ref:theming).',
      'The islands’ controls have a focus outline of 2 px at least, set by the [theme](ref:theming).',
    ),
    yours: words(
      'Le contour de vos propres liens et champs ; ne pas mettre `--ilots-focus-width` à 0.',
      'The outline of your own links and fields; do not set `--ilots-focus-width` to 0.',
    ),
    open: words(
      'Le contraste du contour, et les îlots que ce test ne parcourt pas.',
      'The outline’s contrast, and the islands that this test does not walk through.',
    ),
    tests: { 'e2e/focus-ring.spec.ts': ['…: what has the focus has an outline of 2 px at least'] },
  },
  {
    number: '10.8',
    english: 'Are hidden contents meant to be ignored?',
    does: words(
      'Ce qui n’est pas montré n’est ni lu ni atteint : diapositives inertes, listes et panneaux fermés, bannière fermée, page derrière une fenêtre.',
      'What is not shown is neither read nor reached: inert slides, closed lists and panels, a closed banner, the page behind a window.',
    ),
    yours: words(
      '`aria-hidden` seulement sur ce qui n’a pas de focus.',
      '`aria-hidden` only on what has no focus.',
    ),
    tests: {
      ...AT_REST,
      'e2e/carousel.spec.ts': ['the keyboard moves it, round and round, and never gets into hidden slides'],
      'e2e/modal.spec.ts': ['focus goes to the important button, stays inside, and comes back'],
      'tests/islands/footer-menu/footer-menu.test.ts': [
        'in a narrow window, lists are closed behind buttons',
      ],
      'tests/islands/slider/choices.test.ts': [
        'a slide with a choice is never out of the keyboard’s reach, nor of a screen reader’s',
      ],
    },
  },
  {
    number: '10.9',
    english: 'Is information given otherwise than by shape, size or position alone?',
    does: words(
      'Une note en étoiles est dite en nombre, une page en cours par `aria-current`, une place par « 2 sur 5 ».',
      'A note in stars is spoken as a number, the current page by `aria-current`, a place by “2 sur 5”.',
    ),
    yours: words('Pas de « cliquez à droite » dans vos textes.', 'No “click on the right” in your texts.'),
    tests: {
      'e2e/mobile-menu.spec.ts': ['…: the current page and its trail are marked'],
      'tests/islands/rating/rating.test.tsx': [
        'radio buttons that are made › have the name, the values and the texts of the note',
      ],
      'tests/islands/lightbox/lightbox.test.tsx': ['what is spoken › is the place and the caption'],
    },
  },
  {
    number: '10.11',
    english: 'Does content reflow at 320 px by 256 px?',
    does: words(
      'Pas de défilement horizontal à 320 px : chaque page du site d’essai au repos, puis visionneuse, pop-ups, messages, chargement ouverts. Un téléphone couché garde le calendrier entier.',
      'No sideways scroll at 320 px: each page of the fixture site at rest, then lightbox, pop-ups, messages and loader open. A phone on its side keeps the calendar whole.',
    ),
    yours: words('Le HTML que vous mettez dans une fenêtre.', 'The HTML that you put into a window.'),
    tests: {
      'e2e/other-readers.spec.ts': ['…: at 400 % it can be read and used'],
      ...AT_REST,
      'e2e/lightbox.spec.ts': ['fits 390 and 320 px, and its controls are large enough for a thumb'],
      'e2e/popup.spec.ts': ['… fits 320 px without scrolling sideways'],
      'e2e/toast.spec.ts': ['at 320 px a long one fits the screen'],
      'e2e/loading-screen.spec.ts': ['Ilots.loading › fits 320 px, long texts too'],
      'e2e/wide-table.spec.ts': ['columns follow the width, and the last one stays'],
      'e2e/overlays-follow.spec.ts': ['a phone on its side: the calendar stays whole in the window'],
    },
  },
  {
    number: '10.12',
    english: 'Can text spacing be changed without loss?',
    does: words(
      'Les îlots n’imposent ni hauteur de ligne ni espacement aux textes de la page ; ouverts, rien d’eux n’est coupé ni recouvert avec les espacements de WCAG 1.4.12.',
      'The islands force neither line height nor spacing on the page’s texts; open, nothing of them is cut off or covered with the spacing of WCAG 1.4.12.',
    ),
    yours: words('Pas de hauteur fixe autour de vos textes.', 'No fixed height around your texts.'),
    tests: {
      'e2e/other-readers.spec.ts': ['…: with more space between lines, words and letters nothing is cut off'],
    },
  },
  {
    number: '10.13',
    english: 'Are contents shown on hover or focus controllable?',
    does: words(
      'Une infobulle se ferme par Échap, se survole, et reste tant que le pointeur ou le focus y est ; un sous-menu aussi.',
      'A tip is closed by Escape, can be hovered, and stays as long as the pointer or the focus is there; so does a sub-menu.',
    ),
    yours: words('Les infobulles de vos styles.', 'The tips of your own styles.'),
    tests: {
      'e2e/legacy-widgets.spec.ts': [
        'Tips: the pointer and the focus show the tip, Escape hides it, and the site’s own style dresses it',
      ],
      'e2e/dropdown.spec.ts': [
        'mouse › shows what it is over',
        'keyboard › ArrowDown opens it on its first link, Escape closes it and gives the focus back',
      ],
    },
  },
  {
    number: '10.14',
    english: 'Can contents that only CSS shows be shown by keyboard and any pointer?',
    does: words(
      'Sans script, un sous-menu que le style montre au survol l’est aussi au clavier ; avec, au doigt : le premier appui ouvre.',
      'Without script, a sub-menu that style shows on hover is there for the keyboard as well; with it, for a finger: the first tap opens.',
    ),
    yours: words(
      'Écrire `:focus-within` à côté de `:hover` dans votre feuille.',
      'Write `:focus-within` beside `:hover` in your sheet.',
    ),
    tests: {
      'e2e/dropdown.spec.ts': [
        'without script, a sub-menu is there for the keyboard, and its toggle is a link',
        'touch › the first tap, before the code is here, opens once; the second follows',
      ],
    },
  },
]
