import { text } from '../../src/island/attributes'

export const attributes = { param: text() }
