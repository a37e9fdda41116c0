import { type Attribute, integer } from '../../src/island/attributes'

/** §9.2. Without it, what the page fixes at its top decides. */
const offsetAncre: Attribute<number | undefined> = { ...integer(0), default: undefined }

export const attributes = { offsetAncre }
