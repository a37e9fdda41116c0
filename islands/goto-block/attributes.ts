import { text } from '../../src/attributes'

export const attributes = { gotoUrl: text(), gotoTarget: text() }
