/** What is left out of lists that a page or an answer gives. */
import type { Message } from './errors'

/**
 * Hears of what is left out: its place in the list (`[2].href`), what stands there, what was expected. `thrown` says
 * more of an answer's item (src/server/schema-mismatch.ts).
 */
export type OnSkipped = (place: string, found: unknown, expected: Message, thrown?: unknown) => void
