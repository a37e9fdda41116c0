import { choice, text } from '../../src/island/attributes'

export const attributes = {
  rel: text('', { names: ['rel'] }),
  title: text('', { names: ['title'] }),
  caption: text(),
  type: choice(['', 'image', 'iframe', 'ajax', 'inline'], ''),
  srcset: text(),
  sizes: text(),
}
