import type { Attribute } from '../../src/contracts/attributes'
import { integer } from '../../src/island/attributes'

/** §9.2. Pixels above the target; without it, the bars at the window's top decide. */
const offsetAncre: Attribute<number | undefined> = { ...integer(0), default: undefined }

export const attributes = { offsetAncre }
