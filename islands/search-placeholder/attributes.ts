import type { Attribute } from '../../src/contracts/attributes'
import { readSome } from '../../src/island/read-each'
import { readJson } from '../../src/server/json'

const placeholders: Attribute<readonly string[]> = {
  default: [],
  expected: 'une liste JSON de textes',
  read(raw, onSkipped) {
    try {
      const list = readJson(raw)
      return Array.isArray(list) ? readSome(list, 'un texte', textIn, onSkipped) : undefined
    } catch {
      return undefined
    }
  },
}

const textIn = (value: unknown) => (typeof value === 'string' && value.trim() !== '' ? value : undefined)

export const attributes = { placeholders }
