/** By which a file of a release is known again, whatever it is called. */
import { createHash } from 'node:crypto'
import type { Comment } from 'acorn'

/**
 * The fingerprint of a script: of its text without comments and white space, since optimisers take banners away and
 * editors change the ends of lines.
 *
 * 64 bits are enough: a few thousand releases are known, so that another file has the fingerprint of one of them by
 * chance once in some 10^15 files. Nobody gains from making such a file: its page would only be told that it has a
 * library.
 * @param comments all of its comments, in their order.
 * @returns 16 hexadecimal digits.
 */
export function fingerprint(text: string, comments: readonly Comment[]): string {
  let code = ''
  let from = 0
  for (const { start, end } of comments) {
    code += text.slice(from, start)
    from = end
  }
  code += text.slice(from)
  return createHash('sha256').update(code.replace(/\s+/g, '')).digest('hex').slice(0, 16)
}
