import { type Attribute, integer } from '../../src/island/attributes'
import type { IslandContext } from '../../src/island/island'
import { keep } from '../../src/storage/kept'
import type { messages } from './messages'

/** Contract §4.4. Without it no step is the last one, and every submit loads the page. */
const finalStep: Attribute<number | undefined> = { ...integer(1), default: undefined }

export const attributes = { finalStep, keep }

export type BookingContext = IslandContext<typeof attributes, (typeof messages)['fr']>
