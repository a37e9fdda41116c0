import { text } from '../../src/attributes'

export const attributes = { analyticsCategory: text(), analyticsLabel: text(), analyticsValue: text() }
