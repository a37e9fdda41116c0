/**
 * Hides secrets and personal data in texts, because a report is sent to others. First by structure (data by their
 * names, addresses by their parts), then by the shape of words.
 */
import { hidePairs, redactAddress } from './redact-parts'
import { HIDDEN, hideShapes, hideSpaced, isSecretName, isToken } from './secrets'

/** Characters of a text that are shown at most. More are read, because hiding makes a text shorter. */
const MAX_LENGTH = 2_000
const READ = 2 * MAX_LENGTH
/**
 * Characters dropped before the point where reading stops: a secret that is cut in two there may not be recognised.
 */
const UNSURE = 100
/** Levels of nested data that are read; deeper ones are hidden. */
const DEEP = 20

/** The user name before a host. It is hidden first: later steps might cut it, and no longer recognise the rest. */
const USER = /\/\/[^\s/?#"'<>«»]*@/g
/** The credentials after the scheme of an `Authorization` header. */
const CREDENTIALS = /\b(bearer|basic|digest|negotiate)(?:\s{1,4}|%20|\+)[^\s"'<>«»,;]+/gi
/** The whole text is an address. */
const ADDRESS = /^(?:[a-z][a-z\d+.-]{0,30}:)?\/\/|^\.{0,2}\/|^\?/i
/** A word ends at a space or a quotation mark; an apostrophe inside a word is no quotation mark. */
const WORD = /(?:[^\s"'`<>«»“”]|(?<=[\p{L}\p{N}])'(?=[\p{L}\p{N}%]))+/gu
const IN_ADDRESS = /[/\\?&]|%[\da-f]{2}|^(?:mailto|tel|sms|data|geo):/i
const PIECE = /[\p{L}\p{N}_~+-]+/gu

/** Names of the visitor's data in analytics events (§7.16). */
const PERSON = 'user_'
/** Names whose value is an address; below, names of a value beside its name: `{ name: 'token', value: … }`. */
const LINK = /^(?:url|href|src|file|page|action|lien|link|location|referr?er)$/i
const VALUE = /^(?:value|valeur|found|content|contenu|text|texte)$/i

/** Redacts and shortens a text. */
export const redact = (text: string): string => shorten(redactText(text, 0))

/**
 * Redacts every text in a value, at any depth, and hides what has a secret name; the visitor's data in events is left
 * out.
 */
export const redactAll = <Value>(value: Value): Value => redactData(value, '', 0) as Value

const shorten = (text: string): string =>
  text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}${HIDDEN}` : text

/** Redacts the start of a long text only. @param hide takes longer for a longer text. */
function redactStart(text: string, hide: (text: string) => string): string {
  return text.length > READ ? hide(text.slice(0, READ)).slice(0, -UNSURE) + HIDDEN : hide(text)
}

function redactText(text: string, depth: number): string {
  const data = parse(text)
  return data === undefined ? redactStart(text, redactPlain) : JSON.stringify(redactData(data, '', depth + 1))
}

function redactPlain(text: string): string {
  const plain = hidePairs(readEscapes(text).replace(USER, `//${HIDDEN}@`)).replace(
    CREDENTIALS,
    `$1 ${HIDDEN}`,
  )
  const words = hideSpaced(plain)
  return hideShapes(ADDRESS.test(words) ? redactAddress(words) : words.replace(WORD, redactWord))
}

const redactLink = (text: string): string => hideShapes(redactAddress(text))

/** Reads a text that is JSON; undefined for any other. */
function parse(text: string): unknown {
  if (!/^\s*[[{"]/.test(text)) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Decodes `\u00e9`, as servers write accents in JSON. */
const readEscapes = (text: string): string =>
  text.replace(/\\u([\da-f]{4})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))

function redactWord(word: string): string {
  const [before = ''] = /^[([{,;:!]+/.exec(word) ?? []
  const rest = word.slice(before.length)
  if (IN_ADDRESS.test(rest)) return before + redactAddress(rest)
  return word
    .split(/([=:,;()])/)
    .map((part) =>
      part.includes('@') ? HIDDEN : part.replace(PIECE, (piece) => (isToken(piece) ? HIDDEN : piece)),
    )
    .join('')
}

function redactData(value: unknown, name: string, depth: number): unknown {
  if (value === undefined || value === null || typeof value === 'boolean') return value
  if (isSecretName(name) || depth > DEEP) return HIDDEN
  if (typeof value === 'string')
    return shorten(LINK.test(name) ? redactStart(value, redactLink) : redactText(value, depth))
  if (typeof value === 'number') return hideShapes(String(value)) === String(value) ? value : HIDDEN
  if (Array.isArray(value)) return redactList(value, name, depth)
  return typeof value === 'object' ? redactObject(value, depth) : value
}

function redactList(list: readonly unknown[], name: string, depth: number): unknown[] {
  const [first] = list
  // A pair of name and value, as forms give their entries.
  if (list.length === 2 && typeof first === 'string' && isSecretName(first)) return [first, HIDDEN]
  return list.map((each) => redactData(each, name, depth + 1))
}

function redactObject(value: object, depth: number): object {
  const entries = Object.entries(value).filter(([name]) => !name.startsWith(PERSON))
  const labels = entries
    .filter(([name]) => /^(?:name|key|nom)$/i.test(name))
    .map(([, label]) => String(label))
  const isSecret = labels.some(isSecretName)
  return Object.fromEntries(
    entries.map(([name, inner]) => [
      redact(name),
      isSecret && VALUE.test(name) ? HIDDEN : redactData(inner, name, depth + 1),
    ]),
  )
}
