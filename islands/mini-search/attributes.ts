import { choice, text } from '../../src/attributes'
import { keep } from '../../src/kept'

export const attributes = { versionSearch: choice(['1', '2'], '1'), idPageSearch: text(), keep }
