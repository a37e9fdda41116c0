import { text } from '../../src/island/attributes'

export const attributes = { lien: text() }
