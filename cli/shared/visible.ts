/**
 * What a page says is shown, never obeyed: a terminal acts on control characters (ESC clears the screen, renames the
 * window), and marks of direction make a line read as another one. Each becomes the escape that JSON has for it.
 */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu
/** The same, save the line ends that the layout of JSON has. */
const HIDDEN_IN_JSON = /(?!\n)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu
const SHORT: Readonly<Record<string, string>> = { '\t': '\\t', '\n': '\\n', '\r': '\\r' }

const inJson = (character: string): string =>
  character
    .split('')
    .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .join('')
const escaped = (character: string): string => SHORT[character] ?? inJson(character)

/** One line of text for a terminal: `\u001b[2J` for what would clear it. */
export const visible = (text: string): string => text.replace(HIDDEN, escaped)

/** Several lines of our own making, such as a stack. */
export const visibleLines = (text: string): string => text.split('\n').map(visible).join('\n')

/** JSON that reads back as the value itself, and that a terminal can show. */
export const visibleJson = (value: unknown): string =>
  JSON.stringify(value, null, 2).replace(HIDDEN_IN_JSON, escaped)

/** What runners of CI obey: `##[…]`, `##vso[…]`, `##teamcity[…]` wherever it stands, `::…::` first in its line. */
const COMMAND = /#(?=#\w*\[)|:(?=:)(?<=^[^\S\n]*:)/gm

/**
 * All that is printed: no line of it is a command to whoever runs it, whatever a page, a file or an answer is called
 * or says. JSON reads back as the value itself.
 */
export const withoutCommands = (text: string): string => text.replace(COMMAND, inJson)

export interface Output {
  out(text: string): void
  error(text: string): void
}

/** Where all that a command prints goes through. */
export const withoutCommandsIn = ({ out, error }: Output): Output => ({
  out: (text) => out(withoutCommands(text)),
  error: (text) => error(withoutCommands(text)),
})

/** An address without the name and password in it. */
export function withoutCredentials(page: string): string {
  return page.replace(/^([a-z][a-z\d+.-]*:[\\/]*)[^\\/?#]*@/i, '$1')
}
