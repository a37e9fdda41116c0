import { text } from '../../src/island/attributes'

export const attributes = { analyticsCategory: text(), analyticsLabel: text(), analyticsValue: text() }
