/** Custom properties, with the defaults that the style sheet itself has. */

import { type Words, words } from '../../../src/island/define-reference'
import { themeProperties } from '../../build-styles'
import { code, heading, mono, paragraph, type Source, table } from '../model'

/** What each property of `:root` in `src/ui/styles/page.css` is for; a test compares the two. */
export const SHARED: Readonly<Record<string, Words>> = {
  '--ilots-font': words('la police.', 'the font.'),
  '--ilots-color': words('le texte.', 'the text.'),
  '--ilots-muted': words('le texte second.', 'secondary text.'),
  '--ilots-surface': words('le fond.', 'the background.'),
  '--ilots-surface-raised': words('un fond qui se détache.', 'a background that stands out.'),
  '--ilots-line': words('les bordures.', 'borders.'),
  '--ilots-accent': words('les boutons importants, ce qui est choisi.', 'important buttons, what is chosen.'),
  '--ilots-on-accent': words('le texte sur l’accent.', 'the text on the accent.'),
  '--ilots-danger': words('les erreurs.', 'errors.'),
  '--ilots-veil': words('le voile derrière une fenêtre.', 'the veil behind a window.'),
  '--ilots-radius': words('l’arrondi.', 'the radius.'),
  '--ilots-shadow': words('l’ombre.', 'the shadow.'),
  '--ilots-focus-width': words('l’épaisseur du contour de focus.', 'the width of the focus outline.'),
  '--ilots-focus-offset': words('sa distance.', 'its distance.'),
  '--ilots-focus-color': words('sa couleur.', 'its colour.'),
  '--ilots-duration': words('la durée des mouvements.', 'the duration of movements.'),
  '--ilots-ease': words('leur courbe.', 'their curve.'),
}

/** Of one island, with a default in its own style sheet. */
const OWN: readonly (readonly [name: string, fallback: string, text: Words])[] = [
  [
    '--ilots-menu-accent-light',
    'var(--ilots-accent)',
    words('l’accent du menu mobile, clair.', 'the accent of the mobile menu, light.'),
  ],
  ['--ilots-menu-accent-dark', 'var(--ilots-accent)', words('le même, sombre.', 'the same, dark.')],
  ['--ilots-star', 'light-dark(#b76e00, #ffc24b)', words('une étoile pleine.', 'a full star.')],
  ['--ilots-star-empty', 'light-dark(#717c8c, #8796a9)', words('une étoile vide.', 'an empty star.')],
  [
    '--ilots-loading-background',
    'rgb(10 18 28 / 80%)',
    words('le fond de l’écran de chargement.', 'the loading screen’s background.'),
  ],
  ['--ilots-loading-color', '#fff', words('son texte.', 'its text.')],
  ['--ilots-loading-bar', 'currentcolor', words('sa barre.', 'its bar.')],
]

export const theming: Source = {
  slug: 'theming',
  section: 'guide',
  title: words('Le thème', 'Theming'),
  lead: words(
    'Tout ce qu’un îlot montre se règle par des propriétés CSS. Elles suivent le `color-scheme` de la page : clair et sombre viennent ensemble.',
    'All that an island shows is set by custom properties. They follow the page’s `color-scheme`: light and dark come together.',
  ),
  blocks: (both, say) => {
    const head = both('Propriété|Par défaut|Rôle', 'Property|Default|Purpose').split('|')
    return [
      heading('exemple', both('Un exemple', 'An example')),
      code(
        'css',
        `:root {
  color-scheme: light dark;
  --ilots-accent: light-dark(#0b6b5d, #6fdcc8);
  --ilots-on-accent: light-dark(#fff, #0b1826);
  --ilots-radius: 4px;
}`,
      ),
      paragraph(
        both(
          'Les styles sont dans la couche `ilots` et n’ont que des classes `ilots-` : rien d’autre de la page ne change. Chaque propriété peut aussi être posée sur un élément, pour lui et ce qu’il contient.',
          'The styles are in the layer `ilots` and only have `ilots-` classes: nothing else in the page changes. Each property may stand on an element, too, for it and what it holds.',
        ),
      ),
      heading('communes', both('Pour tous les îlots', 'For all islands')),
      table(
        head,
        themeProperties().map(([name, value]) => [
          mono(name),
          mono(value),
          SHARED[name] ? say(SHARED[name]) : '',
        ]),
      ),
      heading('propres', both('Pour un îlot', 'For one island')),
      table(
        head,
        OWN.map(([name, value, text]) => [mono(name), mono(value), say(text)]),
      ),
      heading('classes', both('Les états, dans votre feuille de style', 'States, in your own style sheet')),
      paragraph(
        both(
          '`is-sticky`, `is-open`, `is-loading`, `is-off`, `is-error` sont posées sur vos éléments : leur allure est à vous. `[data-ilot-mounted~="…"]` dit qu’un îlot est là.',
          '`is-sticky`, `is-open`, `is-loading`, `is-off`, `is-error` are put on your elements: how they look is yours. `[data-ilot-mounted~="…"]` says that an island is there.',
        ),
      ),
    ]
  },
}
