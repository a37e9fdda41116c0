import { choice, text } from '../../src/island/attributes'
import { keep } from '../../src/storage/kept'

export const attributes = { versionSearch: choice(['1', '2'], '1'), idPageSearch: text(), keep }
