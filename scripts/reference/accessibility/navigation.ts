/** Navigation and consultation: themes 12 and 13. */
import { words } from '../../../src/island/define-reference'
import { AT_REST, type Criterion, type Tests } from './criterion'

/** Gestures that have a button beside them. */
export const GESTURES: Tests = {
  'e2e/lightbox.spec.ts': [
    'pointer and touch › buttons move and enlarge, as a swipe, two fingers, a double click and the wheel do',
    'keyboard › Tab stays inside and reaches every control; plus enlarges, arrows move the image, minus and 0 reduce',
  ],
  'e2e/carousel.spec.ts': ['the keyboard moves it, round and round, and never gets into hidden slides'],
  'e2e/slider.spec.ts': ['a drag moves it, vertical ones too, and its height is that of its highest slide'],
}

export const navigation: readonly Criterion[] = [
  {
    number: '12.2',
    english: 'Are menus always in the same place?',
    does: words(
      'Le menu mobile suit l’ordre de la liste de la page ou celui du serveur, sur toutes les pages.',
      'The mobile menu follows the order of the page’s list or the server’s, on all pages.',
    ),
    yours: words(
      'Le bouton du menu à la même place, le même ordre que dans le menu large.',
      'The menu’s button in the same place, the same order as in the wide menu.',
    ),
    tests: {
      'e2e/mobile-menu.spec.ts': ['a list of the page is the menu, and the server is not asked'],
      'tests/islands/mobile-menu/replies.test.ts': ['blocks › are menus, spacers and clones, in order'],
    },
  },
  {
    number: '12.7',
    english: 'Is there a skip link to the main content?',
    does: words(
      'Le défilement des liens internes mène le focus au contenu lui-même.',
      'The scroll of internal links takes the focus to the content itself.',
    ),
    yours: words('Le lien d’évitement, et l’`id` du contenu.', 'The skip link, and the `id` of the content.'),
    tests: {
      'e2e/hash-scroll.spec.ts': [
        'hash-scroll › the skip link leads to the content itself, not into a field of it',
      ],
      'e2e/reference.spec.ts': [
        'by keyboard: the menu of a small screen, a switch that keeps the focus, and the skip link',
      ],
    },
  },
  {
    number: '12.8',
    english: 'Is the order of Tab coherent?',
    does: words(
      'Une fenêtre prend le focus et le rend ; une pop-up sans voile garde l’ordre de la page ; de nouveaux éléments ont le focus sur le premier ; pas de `tabindex` positif.',
      'A window takes the focus and gives it back; a pop-up without a veil keeps the page’s order; new items have the focus on the first; no positive `tabindex`.',
    ),
    yours: words('L’ordre de votre HTML.', 'The order of your HTML.'),
    tests: {
      ...AT_REST,
      'e2e/front-popup.spec.ts': [
        'by keyboard › without a veil, Tab keeps the order of the page, and focus goes back to where it was',
      ],
      'e2e/lightbox.spec.ts': [
        'keyboard › Tab stays inside and reaches every control; plus enlarges, arrows move the image, minus and 0 reduce',
      ],
      'e2e/content-block.spec.ts': [
        'load more › a click adds items after, moves focus to the first new one, and ends hidden',
      ],
      'e2e/front-banner.spec.ts': ['by keyboard › closing it puts focus on what follows'],
      'tests/src/ui/dialog.test.tsx': [
        'its close button comes before its content, so that Tab reaches it first',
      ],
      'tests/src/overlay/tab-stops.test.ts': ['stops at what Tab reaches, in the order of the page'],
    },
  },
  {
    number: '12.9',
    english: 'Is there no keyboard trap?',
    does: words(
      'Échap et un bouton ferment chaque fenêtre, depuis un cadre aussi, pendant qu’elle charge aussi ; ce qui est posé dessus par un autre script reste atteignable.',
      'Escape and a button close each window, from within a frame, too, and while it loads; what another script puts above it can be reached.',
    ),
    yours: words(
      'Un cadre d’un autre site garde ses touches : le bouton de fermeture reste.',
      'A frame of another site keeps its keys: the close button stays.',
    ),
    tests: {
      'e2e/overlays.spec.ts': [
        'Escape in a frame › closes a pop-up, also after a link was followed in it to a page that is still loading',
        'Escape in a frame › is the framed page’s where it is of another site, without a word in the console',
        'closed while it is loading › … closes at once by …, and opens again',
      ],
      'e2e/overlays-other-scripts.spec.ts': [
        'another script’s element over a dialog › the keyboard goes from the dialog to it, and not behind',
      ],
      'e2e/loading-screen.spec.ts': ['Ilots.loading › goes with Escape, and the next one shows'],
    },
  },
  {
    number: '12.10',
    english: 'Can single-key shortcuts be controlled?',
    does: words(
      'Les touches d’un îlot (`+`, `-`, `0` dans la visionneuse) ne servent que là où il a le focus ; un champ dedans garde les siennes. Aucun `accesskey`.',
      'An island’s keys (`+`, `-`, `0` in the lightbox) only count where it has the focus; a field in it keeps its own. No `accesskey`.',
    ),
    tests: {
      'e2e/lightbox.spec.ts': [
        'contents › a node of the page is lent with its keys, and goes back with what was typed',
      ],
      'tests/docs/accessibility.test.ts': [
        'no island listens to the device’s movements, or makes a key of the whole page',
      ],
    },
  },
  {
    number: '12.11',
    english: 'Can contents that appear on hover, focus or activation be reached by keyboard?',
    does: words(
      'Sous-menus, suggestions, calendrier, messages : chacun se lit et s’atteint au clavier.',
      'Sub-menus, suggestions, calendar, messages: each can be reached by keyboard.',
    ),
    tests: {
      'e2e/dropdown.spec.ts': [
        'keyboard › ArrowDown opens it on its first link, Escape closes it and gives the focus back',
      ],
      'e2e/mini-search.spec.ts': [
        'over the page: Tab goes from the field into it and round, a filter excludes all, Escape gives the page back',
      ],
      'e2e/toast.spec.ts': [
        'its time › stands still while it has the focus; Escape goes back to where the visitor was',
      ],
      'e2e/date-field.spec.ts': [
        'month and year are chosen between 1900 and five years from now, Tab goes round, and Escape leaves the date',
      ],
    },
  },
  {
    number: '13.1',
    english: 'Does the visitor control each time limit?',
    does: words(
      'Le compte à rebours d’une pop-up a un bouton qui l’arrête, attend sous le pointeur, avec le focus et page cachée. Un message attend sous le pointeur et avec le focus. L’écran de chargement part par Échap et offre le retour.',
      'A pop-up’s countdown has a button that stops it, waits under the pointer, with the focus and while the page is hidden. A toast waits under the pointer and with the focus. The loading screen goes with Escape and offers the way back.',
    ),
    yours: words(
      'Ne rien mettre dans un message de 5 s ou une fenêtre qui se ferme seule (`autoclose`) qui ne soit aussi dans la page ; `delay: 0` le garde. La durée de session du serveur.',
      'Put nothing into a toast of 5 s or a window that closes by itself (`autoclose`) that is not in the page as well; `delay: 0` keeps it. The server’s session time.',
    ),
    tests: {
      'e2e/front-popup.spec.ts': [
        'by keyboard › the stop button stops the time for good without losing focus',
        'the countdown › stands still while it is hovered, under a dialog, and while the page is hidden, and goes on after',
        'the countdown › stands still while a field inside has focus',
      ],
      'e2e/toast.spec.ts': [
        'its time › stands still while the pointer is on it, and what is left goes on',
        'its time › stands still while it has the focus; Escape goes back to where the visitor was',
      ],
      'e2e/loading-screen.spec.ts': [
        'Ilots.loading › offers the way back after twenty seconds, to the keyboard too',
      ],
    },
  },
  {
    number: '13.2',
    english: 'Are new windows opened on the visitor’s action only?',
    does: words(
      'Un onglet ou une fenêtre ne s’ouvre qu’au clic ou à la touche : partage, diaporama, administration.',
      'A tab or window only opens on a click or key: sharing, slideshow, administration.',
    ),
    yours: words('Dire dans le lien qu’il ouvre une fenêtre.', 'Say in the link that it opens a window.'),
    tests: {
      'e2e/share.spec.ts': ['a click before the code is there opens one window'],
      'e2e/slideshow-popup.spec.ts': ['in its own window, of its size, it runs'],
      'e2e/admin-window.spec.ts': ['is one tab of the product’s name, used again and shown'],
    },
  },
  {
    number: '13.7',
    english: 'Are flashes and sudden changes of light absent?',
    does: words(
      'Aucun îlot ne clignote ; sous `prefers-reduced-motion`, rien ne bouge.',
      'No island flashes; under `prefers-reduced-motion` nothing moves.',
    ),
    yours: words('Vos images animées.', 'Your animated images.'),
    open: words('La mesure des éclairs : rien n’en produit.', 'A measure of flashes: nothing makes any.'),
    tests: {
      'e2e/every-page.spec.ts': ['under reduced motion nothing of ours moves'],
      'e2e/lightbox.spec.ts': ['under reduced motion nothing slides'],
    },
  },
  {
    number: '13.8',
    english: 'Can moving content be controlled?',
    does: words(
      'Ce qui défile seul a un bouton qui l’arrête et le relance, s’arrête sous le pointeur et avec le focus, et démarre arrêté sous `prefers-reduced-motion`. Le texte d’exemple d’une recherche s’arrête dès qu’on tape.',
      'What goes by itself has a button that stops and starts it, stands still under the pointer and with the focus, and starts stopped under `prefers-reduced-motion`. The typed placeholder of a search stops with the first letter.',
    ),
    yours: words(
      'Les animations de vos styles ; un seul texte d’exemple plutôt que plusieurs, qui bougent plus de 5 s.',
      'The animations of your styles; one placeholder rather than several, which move for more than 5 s.',
    ),
    tests: {
      'e2e/slider.spec.ts': ['it goes by itself, stands still under the pointer, and can be stopped'],
      'e2e/slideshow.spec.ts': [
        'it can be stopped and started again, by keyboard too',
        'it stands still under the pointer, and goes on after it',
      ],
      'e2e/lightbox.spec.ts': [
        'slideshow › starts stopped, goes on every 2500 ms, and stops when told or on the visitor’s own move',
      ],
      'e2e/scroll-reveal.spec.ts': ['scroll-reveal › under reduced motion, nothing waits'],
      'tests/islands/slideshow/slideshow.test.ts': [
        'stands still › under reduced motion, until the visitor starts it: no fade then',
      ],
      'tests/islands/search-placeholder/search-placeholder.test.ts': [
        'under reduced motion the first text stands there',
      ],
    },
  },
  {
    number: '13.9',
    english: 'Can content be used in portrait and in landscape?',
    does: words(
      'Image agrandie, visionneuse, questions, recherche et calendrier tiennent sur un téléphone debout et couché.',
      'An enlarged image, the lightbox, questions, the search and the calendar fit a phone upright and on its side.',
    ),
    open: words('Chaque îlot ouvert, téléphone couché.', 'Each open island on a phone on its side.'),
    tests: {
      'e2e/small-screens.spec.ts': [
        'lying down, 320 px high › a question has its buttons in one row, and its close control',
        'lying down, 320 px high › the lightbox keeps its controls in sight',
        'lying down, 320 px high › the search keeps its field, and its last suggestion can be scrolled to',
      ],
      'e2e/image-zoom.spec.ts': ['the image › takes at most 90 % of … × …, in its own shape'],
      'e2e/overlays-follow.spec.ts': ['a phone on its side: the calendar stays whole in the window'],
    },
  },
  {
    number: '13.10',
    english: 'Does each complex gesture have a simple one beside it?',
    does: words(
      'Balayer, pincer, glisser : un bouton et une touche font la même chose.',
      'Swipe, pinch, drag: a button and a key do the same.',
    ),
    tests: GESTURES,
  },
  {
    number: '13.11',
    english: 'Can an action of a pointer be cancelled?',
    does: words(
      'Les îlots agissent quand le pointeur se lève : glisser hors du bouton, ou dans la fenêtre, n’agit pas. Sélectionner du texte ne navigue pas.',
      'Islands act when the pointer goes up: moved off the button, or into the window, it does nothing. Selecting text does not navigate.',
    ),
    tests: {
      'e2e/lightbox.spec.ts': [
        'contents › a node of the page is lent with its keys, and goes back with what was typed',
        'contents › an image is not enlarged above its own pixels; a click beside it closes, one on it does not',
      ],
      'e2e/goto-block.spec.ts': ['goto-block › selecting text in the block does not leave the page'],
      'e2e/overlays-other-scripts.spec.ts': [
        'another script’s element over a dialog › the veil stays, and so does its rule: press and release outside',
      ],
    },
  },
  {
    number: '13.12',
    english: 'Is what asks to move the device possible otherwise?',
    does: words(
      'Aucun îlot n’écoute les mouvements de l’appareil.',
      'No island listens to the device’s movements.',
    ),
    tests: {
      'tests/docs/accessibility.test.ts': [
        'no island listens to the device’s movements, or makes a key of the whole page',
      ],
    },
  },
]
