import { OVER, shown } from '../../scripts/reference/catalogue/shown'
import { words } from '../../src/island/words'

export const picture = shown(
  'front-popup/compte-a-rebours',
  // Below the pointer the countdown stands still, at a number that a slower machine would not reach.
  [{ hover: '.offer-card' }, { run: "document.querySelector('[data-role=countdown]').textContent = '12'" }],
  words(
    'Une carte dans un coin de la page, les secondes qui lui restent, et le bouton qui la ferme.',
    'A card in a corner of the page, the seconds that it has left, and the button that closes it.',
  ),
  OVER,
)
