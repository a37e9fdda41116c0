import { OVER, shown } from '../../scripts/reference/catalogue/shown'
import texts from './reference.json' with { type: 'json' }

export const picture = shown(
  'front-popup/compte-a-rebours',
  // Below the pointer the countdown stands still, at a number that a slower machine would not reach.
  [{ hover: '.offer-card' }, { run: "document.querySelector('[data-role=countdown]').textContent = '12'" }],
  texts.picture,
  OVER,
)
