/** What documentation and editors need to know of one island; never in the bundle. */
import type { AttributeSchema } from './attributes'

/** One text of the reference, in both of its languages. */
export interface Words {
  readonly fr: string
  readonly en: string
}

export const words = (fr: string, en: string): Words => ({ fr, en })

/** A call to the site's server (§7). */
export interface Call {
  readonly method: 'GET' | 'POST'
  /** `{platform}` and `{site}` are of the configuration. */
  readonly path: string
  /** What is sent, and what is done with the answer. */
  readonly text: Words
}

/** Names or selectors, each with what it is. */
export type Named = Readonly<Record<string, Words>>

/** Where the reference lists it. */
export type Family = 'navigation' | 'overlays' | 'content' | 'forms' | 'sharing' | 'measure'

/** The compiler checks that every attribute is described and that no section is forgotten; an empty one says « none ». */
export interface Reference<Schema extends AttributeSchema = AttributeSchema> {
  readonly name: string
  readonly family: Family
  /** One sentence, without a capital. */
  readonly purpose: Words
  /** The least that works, to copy. */
  readonly html: string
  /** What a page script calls besides, to copy. */
  readonly script?: string
  readonly attributes: Schema
  readonly descriptions: { readonly [Key in keyof Schema]: Words }
  /** A value of each attribute that its reader takes. */
  readonly examples: { readonly [Key in keyof Schema]: string }
  /** Attributes that are markers of the island, or of its parts. */
  readonly markers: readonly string[]
  /** Inner elements, by their selector. */
  readonly parts: Named
  /** Its own `ilots:*` events. */
  readonly events: Named
  readonly calls: readonly Call[]
  /** `Ilots.*` and old globals that lead to it. */
  readonly globals?: Named
  readonly withoutScript: Words
  readonly keyboard: Named
  readonly accessibility: readonly Words[]
}

export const defineReference = <Schema extends AttributeSchema>(
  reference: Reference<Schema>,
): Reference<Schema> => reference
