import { text } from '../../src/attributes'

export const attributes = { rel: text('', { names: ['rel'] }) }
