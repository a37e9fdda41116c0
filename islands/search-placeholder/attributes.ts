import type { Attribute } from '../../src/island/attributes'
import { readJson } from '../../src/server/json'

const placeholders: Attribute<readonly string[]> = {
  default: [],
  expected: 'une liste JSON de textes',
  read(raw) {
    try {
      const list = readJson(raw)
      return Array.isArray(list) && list.every(isText) ? list : undefined
    } catch {
      return undefined
    }
  },
}

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== ''

export const attributes = { placeholders }
