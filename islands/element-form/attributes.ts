import { choice } from '../../src/island/attributes'
import { keep } from '../../src/storage/kept'

/** Contract §4.4. */
export const attributes = { kind: choice(['new', 'edit', 'submit'], 'edit'), keep }
