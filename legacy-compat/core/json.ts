/** `JSON.decode` reads what scripts of that time wrote as objects, without running it. */
import { isInherited } from '../../src/server/json'

const ESCAPES: Readonly<Record<string, string>> = {
  __proto__: null as never,
  n: '\n',
  t: '\t',
  r: '\r',
  b: '\b',
  f: '\f',
  v: '\v',
}

const unescaped = (text: string) =>
  text.replace(/\\(?:u([\da-f]{4})|x([\da-f]{2})|([\s\S]))/gi, (_all, long, short, character) =>
    character ? (ESCAPES[character] ?? character) : String.fromCharCode(Number.parseInt(long ?? short, 16)),
  )

/**
 * The tokens that are not JSON: a text, closed or not; a word (a key where a colon follows); a comma before the end; a
 * number that begins with its point.
 */
const TOKEN = /(["'])(?:\\[\s\S]|(?!\1)[^\\])*(\1)?|[a-z_$][\w$]*(\s*:)?|,(?=\s*[}\]])|(?<![\d.])\.\d+/gi

function strict(token: string, _quote?: string, end?: string, colon?: string): string {
  // A text without its closing quote is no JSON either: it stays as it is, and is refused.
  if (end) return JSON.stringify(unescaped(token.slice(1, -1)))
  if (colon) return `"${token.slice(0, -colon.length)}":`
  if (token === ',') return ''
  if (token === 'undefined') return 'null'
  return token.startsWith('.') ? `0${token}` : token
}

/**
 * Replaces functions by `null`. A brace inside a text ends a function's body early: what
 * follows is then refused, never run.
 */
function withoutFunctions(text: string, onFunction: () => void): string {
  let kept = ''
  for (let rest = text; ; ) {
    const start = /\bfunction\b[^(]{0,99}\([^()]*\)\s*\{/.exec(rest)
    if (!start) return kept + rest
    let end = start.index + start[0].length
    for (let depth = 1; depth > 0 && end < rest.length; end++)
      depth += Number(rest[end] === '{') - Number(rest[end] === '}')
    onFunction()
    kept += `${rest.slice(0, start.index)}null`
    rest = rest.slice(end)
  }
}

/**
 * Parses JSON, without the names that lead to what all objects inherit.
 * @throws SyntaxError
 */
const parse = (text: string): unknown =>
  JSON.parse(text, (name, value: unknown) => (isInherited(name) ? undefined : value))

/**
 * Reads JSON with keys without quotes, single quotes and trailing commas; a function is read as `null`.
 * @param onFunction runs for each function.
 * @throws SyntaxError when the text cannot be read.
 */
export function readRelaxed(text: string, onFunction: () => void = () => {}): unknown {
  const inner = text.trim().replace(/^\(([\s\S]*)\);?$/, '$1')
  return parse(withoutFunctions(inner, onFunction).replace(TOKEN, strict))
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
    return (isSecure ?? (JSON as unknown as { secure: boolean }).secure) ? parse(text) : readRelaxed(text)
  },
}
