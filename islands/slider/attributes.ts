import { choice, flag, integer } from '../../src/island/attributes'

/** §9.6: times in milliseconds. */
export const attributes = {
  interval: integer(5_000, 1),
  direction: choice(['horizontal', 'vertical'], 'horizontal'),
  autoplay: flag(true),
  perView: integer(1, 1),
  loop: flag(true),
}
