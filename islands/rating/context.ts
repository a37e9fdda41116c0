import type { Attribute } from '../../src/contracts/attributes'
import type { IslandContext } from '../../src/contracts/island'
import { integer, text } from '../../src/island/attributes'
import type { messages } from './messages'

/** A rating, possibly an average with a fraction; 0 is none. */
const note: Attribute<number> = {
  default: 0,
  expected: 'un nombre, comme 4 ou 3,5, de 0 à 100',
  read(raw) {
    const number = Number(raw.replace(',', '.'))
    return /^\d*([.,]\d+)?$/.test(raw.trim()) && number <= 100 ? number : undefined
  },
}

export const attributes = { name: text(), max: integer(5, 1, { max: 100 }), value: note }

export type RatingContext = IslandContext<typeof attributes, (typeof messages)['fr']>
