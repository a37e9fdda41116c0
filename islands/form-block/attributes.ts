import { text } from '../../src/attributes'

export const attributes = { confirm: text() }
