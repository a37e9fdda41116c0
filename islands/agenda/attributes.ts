import { text } from '../../src/attributes'

export const attributes = { param: text() }
