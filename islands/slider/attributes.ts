import { choice, flag, integer } from '../../src/island/attributes'

/** §9.6: times in milliseconds. */
export const attributes = {
  interval: integer(5_000, 1, { max: 86_400_000 }),
  direction: choice(['horizontal', 'vertical'], 'horizontal'),
  autoplay: flag(true),
  perView: integer(1, 1, { max: 20 }),
  loop: flag(true),
}
