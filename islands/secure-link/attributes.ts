import { integer, text } from '../../src/island/attributes'

/** §9.1: 800 × 500 by default. */
export const attributes = {
  href: text('', { names: ['href'] }),
  width: integer(800, 1),
  height: integer(500, 1),
}
