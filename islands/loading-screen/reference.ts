import { defineReference, words } from '../../src/island/define-reference'
import { attributes } from './settings'

export const reference = defineReference({
  name: 'loading-screen',
  family: 'overlays',
  purpose: words(
    'l’écran de chargement, qui couvre la page jusqu’à ce qu’elle soit chargée.',
    'the loading screen, which covers the page until it has loaded.',
  ),
  html: `<div data-ilot="loading-screen" data-show-logo></div>`,
  script: `Ilots.loading.show({ txt_loading: 'ENVOI' })
Ilots.loading.progress(3, 12)
Ilots.loading.hide()`,
  attributes,
  descriptions: {
    version: words(
      '1, un voile sur la page ; 2, une page à part entière. Sans lui, celle de la configuration, sinon 1.',
      '1, a veil over the page; 2, a page of its own. Without it, the configuration’s, else 1.',
    ),
    showLogo: words(
      'montre `logo` ou `logo_site` de `identite`.',
      'shows `logo` or `logo_site` of `identite`.',
    ),
    showTitle: words('montre `nom` de `identite`.', 'shows `nom` of `identite`.'),
    showDesc: words('montre `description` de `identite`.', 'shows `description` of `identite`.'),
    txtLoading: words(
      'le texte « CHARGEMENT » ; vide, il n’est pas montré.',
      'the text “CHARGEMENT”; when empty, it is not shown.',
    ),
    txtPatienter: words(
      'le texte « Veuillez patienter s’il vous plait... » ; vide, il n’est pas montré.',
      'the text “Veuillez patienter s’il vous plait...”; when empty, it is not shown.',
    ),
    couleurFond: words('la couleur du fond.', 'the background’s colour.'),
    couleurTexte: words('la couleur du texte.', 'the text’s colour.'),
    couleurBarre: words(
      'la couleur de l’anneau et de la barre de progression.',
      'the colour of the ring and of the progress bar.',
    ),
    image: words('l’adresse d’une image, au-dessus du reste.', 'the address of an image, above the rest.'),
  },
  examples: {
    version: '2',
    showLogo: '',
    showTitle: '',
    showDesc: '',
    txtLoading: 'ENVOI',
    txtPatienter: 'Encore un instant…',
    couleurFond: '#0b2226',
    couleurTexte: '#fff',
    couleurBarre: 'var(--marque)',
    image: '/images/attente.svg',
  },
  parts: {},
  events: {},
  chapters: [
    {
      id: 'premiere-image',
      title: words('Dès la première image', 'From the first paint'),
      blocks: [
        words(
          'L’écran couvre la page du moment où le script s’exécute jusqu’à l’événement `load`. Pour couvrir dès la première image, laissez faire votre feuille de style, et qu’elle y mette fin elle-même : une page sans script, ou dont le script ne vient pas, n’est alors jamais cachée.',
          'The screen covers the page from the moment the script runs until the `load` event. To cover it from the first paint, let your own style sheet do so, and let it end there too: a page without script, or whose script does not come, is then never hidden.',
        ),
        {
          css: `.my-loading {
  position: fixed;
  inset: 0;
  z-index: 30;
  background: #fff;
  animation: my-loading-over 0s 6s forwards;
}
@keyframes my-loading-over {
  to {
    visibility: hidden;
  }
}
@media (scripting: none) {
  .my-loading {
    display: none;
  }
}`,
        },
      ],
    },
  ],
  calls: [],
  globals: {
    'Ilots.loading.show(settings)': words(
      'montre l’écran ; chaque `show` attend son `hide`.',
      'shows the screen; each `show` waits for its `hide`.',
    ),
    'Ilots.loading.progress(n, m)': words(
      'le pourcentage, arrondi vers le haut.',
      'the percentage, rounded up.',
    ),
    'Ilots.loading.hide()': words('le rend.', 'gives it back.'),
    '{product}Loader': words(
      'les mêmes trois, sous leur ancien nom.',
      'the same three, under their old name.',
    ),
  },
  withoutScript: words(
    'Un élément vide : la page n’est jamais cachée.',
    'An empty element: the page is never hidden.',
  ),
  keyboard: {
    'Échap / Escape': words(
      'enlève l’écran : personne n’est retenu.',
      'takes the screen away: nobody is kept.',
    ),
  },
  accessibility: [
    words(
      'Un `role="status"` ; le focus reste où il est. L’écran d’une page part au plus tard après 10 s.',
      'A `role="status"`; the focus stays where it is. A page’s screen goes after 10 s at the latest.',
    ),
  ],
})
