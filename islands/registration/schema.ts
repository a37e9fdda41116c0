/** Turns attributes as integrators define them into the readers of the engine. */

import {
  type Attribute,
  type AttributeSchema,
  choice,
  flag,
  integer,
  text,
} from '../../src/island/attributes'
import type { AttributeDefinition, IslandDefinition } from '../../src/island/own-island'

/** The reader of each attribute of a definition. */
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
