import { choice, text } from '../../src/attributes'

export const attributes = { versionSearch: choice(['1', '2'], '1'), idPageSearch: text() }
