/**
 * What a page says is shown, never obeyed: a terminal acts on control characters (ESC clears the screen, renames the
 * window), and marks of direction make a line read as another one. Each becomes the escape that JSON has for it.
 */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu
/** The same, save the line ends that the layout of JSON has. */
const HIDDEN_IN_JSON = /(?!\n)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu
const SHORT: Readonly<Record<string, string>> = { '\t': '\\t', '\n': '\\n', '\r': '\\r' }

const escaped = (character: string): string =>
  SHORT[character] ??
  character
    .split('')
    .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .join('')

/** One line of text for a terminal: `\u001b[2J` for what would clear it. */
export const visible = (text: string): string => text.replace(HIDDEN, escaped)

/** Several lines of our own making, such as a stack. */
export const visibleLines = (text: string): string => text.split('\n').map(visible).join('\n')

/** JSON that reads back as the value itself, and that a terminal can show. */
export const visibleJson = (value: unknown): string =>
  JSON.stringify(value, null, 2).replace(HIDDEN_IN_JSON, escaped)

/** An address without the name and password in it. */
export function withoutCredentials(page: string): string {
  return page.replace(/^([a-z][a-z\d+.-]*:[\\/]*)[^\\/?#]*@/i, '$1')
}
