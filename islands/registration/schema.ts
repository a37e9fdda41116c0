/** Attributes as an integrator writes them, as the engine reads them. */

import type { AttributeDefinition, IslandDefinition } from '../../src/engine/own-island'
import {
  type Attribute,
  type AttributeSchema,
  choice,
  flag,
  integer,
  text,
} from '../../src/island/attributes'

export const schemaOf = ({ attributes = {} }: IslandDefinition): AttributeSchema =>
  Object.fromEntries(Object.entries(attributes).map(([key, definition]) => [key, readerOf(definition)]))

function readerOf(definition: AttributeDefinition): Attribute<unknown> {
  if ('read' in definition) return definition
  const more = definition.name ? { names: [definition.name] } : {}
  if (definition.type === 'integer') return integer(definition.default, definition.min, more)
  if (definition.type === 'flag') return flag(definition.default, more)
  if (definition.type === 'choice') return choice(definition.words, definition.default, more)
  return text(definition.default, more)
}
