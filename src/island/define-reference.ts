/** What documentation and editors need to know of one island; never in the bundle. */
import type { AttributeSchema } from '../contracts/attributes'
import type { Call } from './describe-call'
import type { Parts } from './part'
import { type Words, words } from './words'

export { type Words, words }

/** Names or selectors, each with what it is. */
export type Named = Readonly<Record<string, Words>>

/** What a part is, and each of its attributes. */
export type PartText = Words | { readonly text: Words; readonly attributes: Readonly<Record<string, Words>> }

/** The texts of the parts of a schema: none is forgotten. */
type PartTexts<Schema extends Parts> = Parts extends Schema
  ? Readonly<Record<string, PartText>>
  : {
      readonly [Key in keyof Schema]: Schema[Key] extends { attributes: infer Attributes }
        ? { readonly text: Words; readonly attributes: { readonly [Name in keyof Attributes]: Words } }
        : Words
    }

/** A chapter of this island's page: paragraphs, HTML, scripts and styles to copy, tables (heads with `|`). */
export interface Chapter {
  readonly id: string
  readonly title: Words
  readonly blocks: readonly (
    | Words
    | { readonly html: string }
    | { readonly js: string }
    | { readonly css: string }
    | { readonly head: Words; readonly rows: readonly (readonly (Words | string)[])[] }
  )[]
}

/** The chapter in which the reference lists an island. */
export type Family = 'navigation' | 'overlays' | 'content' | 'forms' | 'sharing' | 'measure'

/**
 * The reference of an island; its texts lie in `reference.json`. The compiler checks that every attribute is
 * described and that no section is forgotten; an empty section says « none ».
 */
export interface Reference<Schema extends AttributeSchema = AttributeSchema, Inside extends Parts = Parts> {
  readonly name: string
  readonly family: Family
  /** What the island does: one sentence, without a capital. */
  readonly purpose: Words
  /** What its picture shows: the alternative text. */
  readonly picture?: Words
  /** The shortest HTML that works, to copy. */
  readonly html: string
  /** A page script that goes with the HTML, to copy. */
  readonly script?: string
  readonly attributes: Schema
  readonly descriptions: { readonly [Key in keyof Schema]: Words }
  /** A value of each attribute that its reader accepts. */
  readonly examples: { readonly [Key in keyof Schema]: string }
  /** `islands/<name>/parts.ts`, where the island has parts. */
  readonly partSchemas?: Inside
  readonly parts: PartTexts<NoInfer<Inside>>
  /** Its own `ilots:*` events. */
  readonly events: Named
  readonly calls: readonly Call[]
  /** Before the calls. */
  readonly chapters?: readonly Chapter[]
  /** `Ilots.*` and old globals that lead to it. */
  readonly globals?: Named
  readonly withoutScript: Words
  readonly keyboard: Named
  readonly accessibility: readonly Words[]
}

/** Returns the reference as it is: the call lets the compiler check it against the island's attributes. */
export const defineReference = <Schema extends AttributeSchema, Inside extends Parts = Record<never, never>>(
  reference: Reference<Schema, Inside>,
): Reference<Schema, Inside> => reference
