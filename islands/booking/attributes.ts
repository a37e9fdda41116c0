import { type Attribute, integer } from '../../src/island/attributes'
import { keep } from '../../src/storage/kept'

/** Contract §4.4. Without it no step is the last one, and every submit loads the page. */
const finalStep: Attribute<number | undefined> = { ...integer(1), default: undefined }

export const attributes = { finalStep, keep }
