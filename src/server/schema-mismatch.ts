/** What an answer is not: thrown by its reader, put into words by `reply-words.ts`, which is fetched for it. */
import type { Shape } from './call'

/** What was expected of a whole answer that is no object with fields; each has its words in `reply-messages.json`. */
export type Whole = 'json' | 'list' | 'html' | 'fragment' | 'content' | 'address' | 'items'

/** What was expected, what stands there, and the fields that are meant, where the shape alone does not tell. */
export type SchemaMismatch = readonly [expected: Shape | Whole, found: unknown, fields?: readonly string[]]

/** Makes the error of an answer that does not fit. */
export const schemaMismatch = (...cause: SchemaMismatch): TypeError => new TypeError('', { cause })
