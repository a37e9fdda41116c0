import { text } from '../../src/attributes'

export const attributes = { href: text('', { names: ['href'] }) }
