/** Images, frames, colours, tables and links: themes 1 to 6. */
import { words } from '../../../src/island/define-reference'
import { AT_REST, type Criterion } from './criterion'

export const content: readonly Criterion[] = [
  {
    number: '1.1',
    english: 'Does each image that carries information have a text alternative?',
    does: words(
      'Une image agrandie, une photo de la visionneuse ou de la planche garde l’alternative de sa vignette ; à défaut, le texte de son lien. Un bouton qui n’a qu’une icône a un nom.',
      'An enlarged image, a photo of the lightbox or of the contact sheet keeps its thumbnail’s alternative; failing that, the text of its link. A button that is only an icon has a name.',
    ),
    yours: words(
      'Écrire l’alternative de chaque vignette : les îlots ne l’inventent pas.',
      'Write the alternative of each thumbnail: the islands do not make one up.',
    ),
    tests: {
      ...AT_REST,
      'e2e/image-zoom.spec.ts': ['the image › of … is described by « … »'],
      'e2e/lightbox.spec.ts': [
        'keyboard › Enter shows the image, named, with its caption; arrows, Home and End move, round and round',
      ],
      'tests/islands/slideshow/slideshow.test.ts': [
        'in order › wraps an image in its link, named even without a caption',
      ],
      'tests/src/ui/button.test.tsx': ['a button with an icon is named by its label; the icon says nothing'],
    },
  },
  {
    number: '1.2',
    english: 'Is each decorative image ignored by assistive technologies?',
    does: words(
      'Les icônes des îlots sont ignorées : le nom est celui du bouton ; l’anneau d’attente est dessiné par le style seul.',
      'The islands’ icons are ignored: the name is the button’s; the ring of a wait is drawn by style alone.',
    ),
    yours: words(
      'Laisser `alt=""` aux images de décoration de vos contenus.',
      'Leave `alt=""` on the decorative images of your content.',
    ),
    tests: {
      'tests/src/ui/button.test.tsx': ['a button with an icon is named by its label; the icon says nothing'],
      'tests/src/ui/stand-in.test.tsx': [
        'while content is on its way, a status says so below the name of what is waited for',
      ],
    },
  },
  {
    number: '1.3',
    english: 'Is the alternative of each image that carries information relevant?',
    does: words(
      'L’alternative est reprise mot pour mot, quand la photo change aussi.',
      'The alternative is taken word for word, also when the photo changes.',
    ),
    yours: words('La pertinence de ces textes.', 'The relevance of these texts.'),
    tests: {
      'e2e/image-zoom.spec.ts': ['the image › of … is described by « … »'],
      'tests/islands/contact-sheet/contact-sheet.test.ts': [
        'a click on a thumbnail › changes image, link, caption and the chosen one together, once the image is decoded',
      ],
    },
  },
  {
    number: '1.5',
    english: 'Does each CAPTCHA image have another way?',
    does: words(
      'Sans script, une question en texte remplace le contrôle anti-robot ; son attente, son expiration et son échec sont dits.',
      'Without script, a question in text replaces the bot check; its wait, expiry and failure are spoken.',
    ),
    yours: words(
      'Écrire cette question, et offrir un autre moyen de vous joindre : ce que montre reCAPTCHA est au fournisseur. Préférer la version 3, sans image.',
      'Write that question, and offer another way to reach you: what reCAPTCHA shows is its provider’s. Prefer version 3, without images.',
    ),
    open: words('Le contrôle du fournisseur lui-même.', 'The provider’s own check.'),
    tests: {
      'e2e/bot-check.spec.ts': [
        'without JavaScript › a question takes its place',
        'version 2 comes with the first focus, refuses a submit before it is solved, and expires',
        'a provider that fails says so, and is asked again',
      ],
    },
  },
  {
    number: '1.9',
    english: 'Is each caption linked to its image?',
    does: words(
      'La légende change avec l’image, est dite avec sa place (« 2 sur 5 »), et reste du texte.',
      'The caption changes with the image, is spoken with its place (“2 sur 5”), and stays text.',
    ),
    yours: words(
      'Dans vos pages, un `figure` avec son `figcaption` : les îlots gardent votre HTML. La légende de la visionneuse est un paragraphe du même dialogue, pas un `figcaption`.',
      'In your pages, a `figure` with its `figcaption`: the islands keep your HTML. The lightbox’s caption is a paragraph of the same dialog, no `figcaption`.',
    ),
    tests: {
      'e2e/lightbox.spec.ts': [
        'keyboard › Enter shows the image, named, with its caption; arrows, Home and End move, round and round',
      ],
      'tests/islands/lightbox/lightbox.test.tsx': ['what is spoken › is the place and the caption'],
      'tests/islands/contact-sheet/contact-sheet.test.ts': ['a click on a thumbnail › is spoken'],
    },
  },
  {
    number: '2.1',
    english: 'Does each frame have a title?',
    does: words(
      'Chaque cadre qu’un îlot ouvre a un `title`.',
      'Each frame that an island opens has a `title`.',
    ),
    yours: words('Les cadres de vos propres contenus.', 'The frames of your own content.'),
    tests: {
      'tests/src/overlay/frames.test.ts': ['the title of a frame › of … is …'],
      'e2e/popup.spec.ts': ['a frame › keeps a relative address and its title, with parameters'],
      'e2e/squeezebox.spec.ts': ['a frame is titled as of this site, an absolute one with its host'],
      'e2e/lightbox.spec.ts': [
        'contents › a mixed group asks for a page or a fragment when its turn comes; frames are titled',
      ],
    },
  },
  {
    number: '2.2',
    english: 'Is the title of each frame relevant?',
    does: words(
      'Le titre d’un cadre d’un autre site nomme ce site.',
      'The title of a frame of another site names that site.',
    ),
    yours: words(
      'Un texte de lien qui dit ce que la fenêtre montre, et un `title` à la page encadrée.',
      'A link text that says what the window shows, and a `title` in the framed page.',
    ),
    tests: {
      'e2e/popup.spec.ts': ['a frame › of … names its host'],
      'e2e/secure-link.spec.ts': ['the frame of another site names its host'],
    },
  },
  {
    number: '3.1',
    english: 'Is information given otherwise than by colour alone?',
    does: words(
      'Une erreur est un texte, un tri une flèche et `aria-sort`, l’état d’un élément un texte dit ; la flèche reste dessinée en couleurs forcées.',
      'An error is a text, a sort an arrow and `aria-sort`, the state of an element a spoken text; the arrow stays drawn in forced colours.',
    ),
    yours: words(
      'Vos contenus, et le thème : ne pas retirer les formes qui doublent la couleur.',
      'Your content, and the theme: do not take away the shapes that double the colour.',
    ),
    open: words('Chaque îlot en niveaux de gris.', 'Each island in shades of grey.'),
    tests: {
      'e2e/sortable-table.spec.ts': ['in forced colours, the arrow of the sorted column is drawn'],
      'e2e/form.spec.ts': [
        'Enter shows all errors at once, focuses the first field, and sends when they are mended',
      ],
      'e2e/my-elements.spec.ts': ['the state follows the server at once, and is spoken'],
    },
  },
  {
    number: '3.2',
    english: 'Is the contrast of text high enough?',
    does: words(
      'axe mesure le contraste des textes, en clair et en sombre, sur chaque page du site d’essai, et sur les îlots ouverts.',
      'axe measures the contrast of texts, in light and dark, on each page of the fixture site, and on open islands.',
    ),
    yours: words(
      'Le contraste de vos couleurs : qui change une propriété du [thème](ref:theming) le mesure.',
      'The contrast of your colours: whoever changes a property of the [theme](ref:theming) measures it.',
    ),
    open: words('Un texte posé sur une photo.', 'Text on top of a photo.'),
    tests: {
      ...AT_REST,
      'e2e/image-zoom.spec.ts': ['the image › is accessible'],
      'e2e/loading-screen.spec.ts': ['Ilots.loading › version … with everything is accessible, …'],
      'e2e/mobile-menu.spec.ts': ["…: its failure has the menu's colours on a … page"],
      'e2e/reference.spec.ts': [
        'front page, island and guide are accessible in both schemes, and fit 320 px',
      ],
    },
  },
  {
    number: '3.3',
    english: 'Is the contrast of components and of graphics that carry information high enough?',
    does: words(
      'En couleurs forcées, fenêtres, messages, flèches et barres gardent un contour.',
      'In forced colours, windows, messages, arrows and bars keep an outline.',
    ),
    yours: words(
      'Les couleurs du thème : `--ilots-line`, `--ilots-accent`, `--ilots-focus-color`.',
      'The theme’s colours: `--ilots-line`, `--ilots-accent`, `--ilots-focus-color`.',
    ),
    open: words(
      'Le rapport de 3 : 1 des autres bordures et des icônes : aucune règle automatique ne le mesure.',
      'The ratio of 3 : 1 of other borders and icons: no automatic rule measures it.',
    ),
    tests: {
      'e2e/other-readers.spec.ts': [
        'the fields of the calendar stand out from their ground, in both schemes',
      ],
      'e2e/every-page.spec.ts': ['in forced colours the dialog has a border'],
      'e2e/toast.spec.ts': ['in forced colours it has a border'],
      'e2e/loading-screen.spec.ts': ['Ilots.loading › its bar is seen in forced colours'],
      'e2e/sortable-table.spec.ts': ['in forced colours, the arrow of the sorted column is drawn'],
    },
  },
  {
    number: '5.4',
    english: 'Is the title of a data table associated with it?',
    does: words(
      'En plein écran, le dialogue prend le nom de la légende du tableau, de son étiquette ou de ce qui l’entoure.',
      'In full screen, the dialog takes its name from the table’s caption, its label or what is around it.',
    ),
    yours: words('Une `caption` à chaque tableau.', 'A `caption` for each table.'),
    tests: {
      'e2e/wide-table.spec.ts': [
        'Enter opens it whole over the page, Escape closes it and gives the focus back',
      ],
      'tests/islands/wide-table/mount.test.tsx': [
        'the dialog is called after the caption, a label, or the box around the table',
      ],
    },
  },
  {
    number: '5.6',
    english: 'Are the headers of data tables declared?',
    does: words(
      'Un `th` triable reste un `th`, avec un bouton dedans et `aria-sort` sur lui seul.',
      'A `th` that sorts stays a `th`, with a button in it and `aria-sort` on it alone.',
    ),
    yours: words('Des `th` avec leur `scope`.', '`th` with their `scope`.'),
    tests: {
      'e2e/sortable-table.spec.ts': [
        'Enter and Space on a header sort, turn the order round, say so, and keep the focus',
      ],
      'tests/islands/sortable-table/mount.test.ts': [
        'only the sorted column says so, and a second column begins ascending',
        'a link in a header stays one, beside a button that says what it does',
      ],
    },
  },
  {
    number: '5.7',
    english: 'Is each cell associated with its headers?',
    does: words(
      'Les colonnes cachées faute de place le sont avec leur en-tête ; un bouton montre le tableau entier, en-têtes en vue.',
      'Columns that are hidden for want of room are so with their header; a button shows the whole table, its headers in sight.',
    ),
    yours: words(
      '`headers` et `id` pour un tableau complexe : les îlots les laissent.',
      '`headers` and `id` for a complex table: the islands leave them.',
    ),
    tests: {
      'e2e/wide-table.spec.ts': [
        'cells over several columns keep their place when columns are hidden',
        'scrolled in full screen, headers and the last column stay in sight, and sort',
      ],
      'tests/islands/wide-table/hide.test.ts': [
        'a cell over columns of which some are hidden gets narrower, and those after it are hidden',
      ],
    },
  },
  {
    number: '6.1',
    english: 'Is each link explicit?',
    does: words(
      'Un bloc qui mène à une adresse est un lien, nommé par son contenu ; un bloc qui a déjà un lien n’en ajoute pas.',
      'A block that leads to an address is a link, named by its content; a block that has a link already adds none.',
    ),
    yours: words('Des textes de liens qui disent où ils mènent.', 'Link texts that say where they lead.'),
    tests: {
      ...AT_REST,
      'e2e/goto-block.spec.ts': [
        'goto-block › a block that nothing inside makes reachable is a link for the keyboard',
        'goto-block › a block with a link inside adds no stop for the keyboard',
      ],
    },
  },
  {
    number: '6.2',
    english: 'Does each link have a name?',
    does: words(
      'Ce qui n’a que des images est nommé par leur alternative ; le logo du menu mène à l’accueil et le dit.',
      'What only has images is named by their alternative; the menu’s logo leads home and says so.',
    ),
    yours: words('Une alternative à chaque image-lien.', 'An alternative for each image that is a link.'),
    tests: {
      ...AT_REST,
      'tests/islands/mobile-menu/source.test.ts': [
        'lists of the page › an image is called what its alternative text says',
      ],
      'tests/islands/mobile-menu/menu-bars.test.tsx': [
        'navbars › read the logo of a site without a name as the way home, in the language of the page',
      ],
      'tests/islands/slideshow/slideshow.test.ts': [
        'in order › wraps an image in its link, named even without a caption',
      ],
    },
  },
]
