/** A schema of zod in the terms of a shape: for the words about a misfit, and for the reference. */
import type { Kind, Schema, Shape } from './call'

type Read = Kind['read']

/** The fields of what reads an object, each with its kind and whether it must be there. */
export function shapeOf(given: Shape | Schema): Shape {
  if ('fields' in given) return given
  const fields = Object.entries(given.object.shape).map(([name, field]): [string, Kind] => {
    // A field that may be missing reads as what it is without: never undefined, and a null stays one.
    const read: Read = (value) => {
      const { success, data } = field.safeParse(value)
      return success ? (data ?? null) : undefined
    }
    return [name, { kind: kindOf(read), read, ...(read(undefined) === undefined && { need: 'must' }) }]
  })
  return { name: given.name, fields: Object.fromEntries(fields) }
}

/** What a field is, by what it takes: so no kind can be told that is not read. */
function kindOf(read: Read): Kind['kind'] {
  const takes = (value: unknown) => read(value) !== undefined
  if (takes(true)) return 'truth'
  if (takes([])) return takes('') ? 'blockData' : Array.isArray(read([])) ? 'list' : 'map'
  return takes('') ? 'text' : 'blockType'
}
