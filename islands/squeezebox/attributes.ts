import { text } from '../../src/island/attributes'

export const attributes = { rel: text('', { names: ['rel'] }) }
