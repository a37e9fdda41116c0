import { type Attribute, integer, text } from '../../src/island/attributes'
import type { IslandContext } from '../../src/island/island'
import type { messages } from './messages'

/** A rating, possibly an average with a fraction; 0 is none. */
const note: Attribute<number> = {
  default: 0,
  expected: 'un nombre, comme 4 ou 3,5',
  read: (raw) => (/^\d*([.,]\d+)?$/.test(raw.trim()) ? Number(raw.replace(',', '.')) : undefined),
}

export const attributes = { name: text(), max: integer(5, 1), value: note }

export type RatingContext = IslandContext<typeof attributes, (typeof messages)['fr']>
