/** Hides the values of secret names in texts that contain data: truncated JSON, object syntax, headers, form bodies, sentences. */
import { HIDDEN, isSecretName } from './secrets'

/** A name, perhaps quoted, and what separates it from its value: a mark, or the words of the report about a refused attribute. */
const NAME =
  /([\p{L}\p{N}_.[\]-]{2,60})(?:(?:\\{0,8}["'`]|&quot;|&#3[49];|%22)?\s{0,5}[:=]| refusé : reçu «)\s{0,5}/gu
const OPENING = /\\{0,8}["'`]|&quot;|&#3[49];|%22|[[{]/y
/** Up to the end of the line, or of the quotation around it. */
const HEADER = /[^\r\n"»]*/y
const QUOTED = /[^»]*/y
const BARE = /[^\s,;&}\])<>"'`«»]*/y

/** Replaces the values of secret names by an ellipsis. */
export function hidePairs(text: string): string {
  let shown = ''
  let done = 0
  for (const { 0: found, 1: name = '', index } of text.matchAll(NAME)) {
    const start = index + found.length
    if (index < done || !isAbout(name, found)) continue
    const end = valueEnd(text, start, name, found)
    if (end === start) continue
    shown += text.slice(done, start) + HIDDEN
    done = end
  }
  return shown + text.slice(done)
}

/** In the words of a refused attribute only `data-*` names count: "adresse refusé : reçu" is about an address of the page. */
const isAbout = (name: string, found: string): boolean =>
  isSecretName(name) && (!found.includes('«') || name.startsWith('data-'))

function valueEnd(text: string, start: number, name: string, found: string): number {
  if (found.includes('«')) return endOf(QUOTED, text, start)
  const opening = match(OPENING, text, start)
  if (/[[{]/.test(opening)) return afterBrackets(text, start)
  if (opening) return afterQuote(text, start + opening.length, opening)
  return endOf(/^(?:proxy-)?authorization$|cookie$/i.test(name) ? HEADER : BARE, text, start)
}

function match(pattern: RegExp, text: string, at: number): string {
  pattern.lastIndex = at
  return pattern.exec(text)?.[0] ?? ''
}

const endOf = (pattern: RegExp, text: string, at: number): number => at + match(pattern, text, at).length

/** The place after the closing mark, or the text's end; an escaped quotation mark belongs to the value. */
function afterQuote(text: string, start: number, mark: string): number {
  for (let at = text.indexOf(mark, start); at >= 0; at = text.indexOf(mark, at + 1))
    if ((!mark.endsWith('"') && !mark.endsWith("'")) || text[at - 1] !== '\\') return at + mark.length
  return text.length
}

function afterBrackets(text: string, start: number): number {
  let depth = 0
  for (let at = start; at < text.length; at += 1) {
    const character = text[at] ?? ''
    if ('[{'.includes(character)) depth += 1
    if (']}'.includes(character)) depth -= 1
    if (depth === 0) return at + 1
  }
  return text.length
}
