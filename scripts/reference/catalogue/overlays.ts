import { words } from '../../../src/island/define-reference'
import { OVER, press, type Shown, shown } from './shown'

export const overlays: Readonly<Record<string, Shown>> = {
  'front-banner': shown(
    'front-banner/simple',
    [],
    words('Un bandeau en haut de la page, et sa croix.', 'A banner at the top of the page, and its cross.'),
  ),
  'front-popup': shown(
    'front-popup/compte-a-rebours',
    // Below the pointer the countdown stands still, at a number that a slower machine would not reach.
    [{ hover: '.offer-card' }, { run: "document.querySelector('[data-role=countdown]').textContent = '12'" }],
    words(
      'Une carte dans un coin de la page, les secondes qui lui restent, et le bouton qui la ferme.',
      'A card in a corner of the page, the seconds that it has left, and the button that closes it.',
    ),
    OVER,
  ),
  'image-zoom': shown(
    'image-zoom/simple',
    press('Tab', 'Enter'),
    words(
      'Une photo agrandie au-dessus de la page, et la croix qui la ferme.',
      'A photo enlarged over the page, and the cross that closes it.',
    ),
  ),
  lightbox: shown(
    'lightbox/groupe',
    press('Tab', 'Enter'),
    words(
      'La première de trois photos en plein écran, sa légende, et les boutons de la visionneuse.',
      'The first of three photos over the whole page, its caption, and the viewer’s buttons.',
    ),
    { height: 640 },
  ),
  'loading-screen': shown(
    'loading-screen/couleurs',
    [...press('Tab', 'Enter')],
    words(
      'Un écran qui couvre la page : une image, deux textes et une barre.',
      'A screen that covers the page: a picture, two texts and a bar.',
    ),
    OVER,
  ),
  modal: shown(
    'modal/boutons',
    press('Tab', 'Enter'),
    words(
      'Une question dans une fenêtre, trois boutons, le plus important avec le focus.',
      'A question in a window, three buttons, the most important one focused.',
    ),
    OVER,
  ),
  popup: shown(
    'popup/simple',
    press('Tab', 'Enter'),
    words(
      'Les horaires d’un atelier, tirés d’une autre page, dans une fenêtre.',
      'The hours of a workshop, taken from another page, in a window.',
    ),
    OVER,
  ),
  'secure-link': shown(
    'secure-link/simple',
    press('Tab', 'Enter'),
    words('L’espace client, une page à part, dans une fenêtre.', 'The customers’ page, in a window.'),
    OVER,
  ),
  squeezebox: shown(
    'squeezebox/ajax',
    press('Tab', 'Enter'),
    words('Un fragment de page dans une modale.', 'A part of a page in a modal.'),
    OVER,
  ),
  toast: shown(
    'toast/plusieurs',
    press('Tab', 'Enter'),
    words(
      'Trois messages l’un sous l’autre, au bord de la page, chacun avec sa croix.',
      'Three messages one below the other, at the edge of the page, each with its cross.',
    ),
    { around: 'window', height: 420 },
  ),
}
