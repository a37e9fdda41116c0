/** Redacts an address: each part is checked by itself, and hidden when it may be personal or secret. */
import { HIDDEN, isReadable } from './secrets'

const SCHEME = /^[a-z][a-z\d+.-]{0,30}:/i
/** Schemes whose rest is content, or says who somebody is. */
const OPAQUE = /^(?:mailto|tel|sms|smsto|callto|geo|sips?|xmpp|skype|facetime|whatsapp|data|magnet):$/i
/** A file of the build: `7xk2p.js`. */
const BUILT = /^[\db-df-hj-np-tv-z]{5}\.js$/
const EXTENSION = /\.[a-z]{2,5}$/i
/** `file.js:12:4`, as stacks have it. */
const LINE = /(?::\d{1,7}){1,2}$/

/** Keeps the host, readable parts of the path and names of the query; hides values, user names, tokens and customer numbers. */
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
