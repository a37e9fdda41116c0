/** `JSON.decode` reads what scripts of that time wrote as objects, without running it. */
import { isFunction, readLiteral } from '../../src/island/literal'
import { isInherited } from '../../src/server/json'
import { refuse } from './refusals'

/**
 * Parses JSON, without the names that lead to what all objects inherit.
 * @throws SyntaxError
 */
const parse = (text: string): unknown =>
  JSON.parse(text, (name, value: unknown) => (isInherited(name) ? undefined : value))

/**
 * Reads JSON with keys without quotes, single quotes and trailing commas; a function is read as `null`.
 * @param onFunction runs for each function, with the name of its member.
 * @throws SyntaxError when the text cannot be read.
 */
export function readRelaxed(text: string, onFunction: (name: string) => void = () => {}): unknown {
  const unread = (name: string, source: string) => {
    if (!isFunction(source)) throw new SyntaxError(`JSON: ${source.slice(0, 100)}`)
    onFunction(name)
    return null
  }
  return readLiteral(text, unread, () => ({}))
}

/** Members that are added to the page's own `JSON`. */
export const jsonMembers = {
  /** The default of `decode`'s second argument, as in the original before 1.5. */
  secure: false,
  encode: (value: unknown) => JSON.stringify(value) ?? 'null',
  /**
   * Reads a text; gives `null` for an empty one, and for anything else.
   * @throws SyntaxError
   */
  decode(text: unknown, isSecure?: boolean): unknown {
    if (!text || typeof text !== 'string') return null
    return (isSecure ?? (JSON as unknown as { secure: boolean }).secure)
      ? parse(text)
      : readRelaxed(text, (name) => refuse('refusedFunction', name))
  },
}
