import { text } from '../../src/attributes'

export const attributes = { src: text('', { names: ['data-src', 'href'] }) }
