import type { Attribute } from '../../src/contracts/attributes'
import type { IslandContext } from '../../src/contracts/island'
import type { messages } from './messages'
import { readPattern } from './pattern'

const maskPattern: Attribute<string> = {
  default: '',
  expected: 'un masque de 0 (chiffre), a (lettre) et * (l’un ou l’autre), comme 00 00 00 00 00',
  read: (raw) => (readPattern(raw).some(({ accepts }) => accepts) ? raw : undefined),
}

export const attributes = { maskPattern }

export type MaskContext = IslandContext<typeof attributes, (typeof messages)['fr']>
