import { choice } from '../../src/attributes'
import { keep } from '../../src/kept'

/** Contract §4.4. */
export const attributes = { kind: choice(['new', 'edit', 'submit'], 'edit'), keep }
