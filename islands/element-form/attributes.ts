import { choice } from '../../src/attributes'

/** Contract §4.4. */
export const attributes = { kind: choice(['new', 'edit', 'submit'], 'edit') }
