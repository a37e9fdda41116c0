import { text } from '../../src/island/attributes'

export const attributes = { href: text('', { names: ['href'] }) }
