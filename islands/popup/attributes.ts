import { choice, integer, text } from '../../src/island/attributes'

/** §9.1: 400 × 350 by default. */
export const attributes = {
  url: text('', { names: ['data-url', 'href'] }),
  type: choice(['ajax', 'iframe'], 'ajax'),
  params: text(),
  width: integer(400, 1),
  height: integer(350, 1),
}
