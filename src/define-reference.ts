/** What documentation and editors need to know of one island; never in the bundle. */
import type { AttributeSchema } from './attributes'

/** The compiler checks that every attribute is described. */
export interface Reference<Schema extends AttributeSchema = AttributeSchema> {
  readonly name: string
  /** One French sentence. */
  readonly purpose: string
  readonly attributes: Schema
  readonly descriptions: { readonly [Key in keyof Schema]: string }
  /** Attributes that are markers of the island. */
  readonly markers: readonly string[]
}

export const defineReference = <Schema extends AttributeSchema>(
  reference: Reference<Schema>,
): Reference<Schema> => reference
