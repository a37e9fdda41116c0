import { type Attribute, integer, text } from '../../src/island/attributes'

/** A note, an average with a fraction too; 0 is none. */
const note: Attribute<number> = {
  default: 0,
  expected: 'un nombre, comme 4 ou 3,5',
  read: (raw) => (/^\d*([.,]\d+)?$/.test(raw.trim()) ? Number(raw.replace(',', '.')) : undefined),
}

export const attributes = { name: text(), max: integer(5, 1), value: note }
