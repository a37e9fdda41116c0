/** Redacts what has parts: each part of an address, and each value beside its name. */
import { HIDDEN, isReadable, isSecretName } from './secrets'

const SCHEME = /^[a-z][a-z\d+.-]{0,30}:/i
/** Schemes whose rest is content, or says who somebody is. */
const OPAQUE = /^(?:mailto|tel|sms|smsto|callto|geo|sips?|xmpp|skype|facetime|whatsapp|data|magnet):$/i
/** A file of the build: `7xk2p.js`. */
const BUILT = /^[\db-df-hj-np-tv-z]{5}\.js$/
const EXTENSION = /\.[a-z]{2,5}$/i
/** `file.js:12:4`, as stacks have it. */
const LINE = /(?::\d{1,7}){1,2}$/

/**
 * Keeps the host, readable parts of the path and names of the query; hides values, user names, tokens and customer
 * numbers.
 */
export function redactAddress(address: string): string {
  const [rest, hash] = cut(address, '#')
  const [whole, query] = cut(rest, '?')
  const [scheme = ''] = SCHEME.exec(whole) ?? []
  if (OPAQUE.test(scheme)) return scheme + HIDDEN
  const path = whole.slice(scheme.length)
  const shown = path.startsWith('//') ? hostAndPath(path.slice(2)) : pathOf(path)
  return `${part(scheme)}${shown}${fieldsOf(query)}${/[=?]/.test(hash) ? fieldsOf(hash) : pathOf(hash)}`
}

/** @returns the text before the mark, and the rest with the mark. */
function cut(text: string, mark: string): [before: string, after: string] {
  const at = text.indexOf(mark)
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at)]
}

function hostAndPath(text: string): string {
  const [authority, path] = cut(text, '/')
  const user = authority.lastIndexOf('@') + 1
  const host = authority.slice(user).split('.').map(part).join('.')
  return `//${user ? `${HIDDEN}@` : ''}${host}${pathOf(path)}`
}

const pathOf = (path: string): string =>
  path
    .split(/([/\\])/)
    .map(segment)
    .join('')

/** `;jsessionid=…` is a field within a segment. */
function segment(text: string): string {
  const [line = ''] = LINE.exec(text) ?? []
  const name = line ? text.slice(0, -line.length) : text
  if (BUILT.test(name)) return text
  return (/=|%3d/i.test(name) ? name.split(';').map(field).join(';') : part(name)) + line
}

/** Redacts a query: a mark, then `name=value` or names. */
const fieldsOf = (query: string): string => query.split('&').map(field).join('&')

function field(text: string): string {
  const [name, value] = cut(text.replace(/%3d/i, '='), '=')
  return part(name) + (value.length > 1 ? `=${HIDDEN}` : value)
}

function part(text: string): string {
  const decoded = decode(text)
  if (decoded !== undefined && !/[@=&]|%[\da-f]{2}/i.test(decoded) && isReadable(decoded)) return text
  return HIDDEN + (EXTENSION.exec(text)?.[0] ?? '')
}

/** Decodes twice: a text that is encoded twice must not pass. */
function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(decodeURIComponent(text))
  } catch {
    return undefined
  }
}

/**
 * A name, perhaps quoted, and what separates it from its value: a mark, or the words of the report about a refused
 * attribute.
 */
const NAME =
  /([\p{L}\p{N}_.[\]-]{2,60})(?:(?:\\{0,8}["'`]|&quot;|&#3[49];|%22)?\s{0,5}[:=]| refusé : reçu «)\s{0,5}/gu
const OPENING = /\\{0,8}["'`]|&quot;|&#3[49];|%22|[[{]/y
/** Up to the end of the line, or of the quotation around it. */
const HEADER = /[^\r\n"»]*/y
const QUOTED = /[^»]*/y
const BARE = /[^\s,;&}\])<>"'`«»]*/y

/**
 * Replaces the values of secret names by an ellipsis, in texts that contain data: truncated JSON, object syntax,
 * headers, form bodies, sentences.
 */
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

/**
 * In the words of a refused attribute only `data-*` names count: "adresse refusé : reçu" is about an address of the
 * page.
 */
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
