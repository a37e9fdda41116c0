import { text } from '../../src/attributes'

export const attributes = { lien: text() }
