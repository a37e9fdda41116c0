import { text } from '../../src/island/attributes'

export const attributes = { gotoUrl: text(), gotoTarget: text() }
