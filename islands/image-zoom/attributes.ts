import { text } from '../../src/island/attributes'

export const attributes = { src: text('', { names: ['data-src', 'href'] }) }
