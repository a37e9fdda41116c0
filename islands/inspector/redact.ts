/**
 * Takes out of texts what opens a door and what may be about a person: a report is sent to others. By structure first
 * (data by their names, addresses by their parts), then by how words look.
 */
import { redactAddress } from './redact-address'
import { hidePairs } from './redact-pairs'
import { isSecretName } from './secret-names'
import { HIDDEN, hideShapes, hideSpaced, isToken } from './secrets'

/** Characters of a text that are shown, and that are read for them: what is hidden is shorter afterwards. */
const KEPT = 2_000
const READ = 2 * KEPT
/** Where reading ends a secret may be cut in two, and its first half look like nothing. */
const UNSURE = 100
/** Levels of data that are read. */
const DEEP = 20

/** Before a host: what is left of it would no longer be known for one. */
const USER = /\/\/[^\s/?#"'<>«»]*@/g
/** What comes after these in a header. */
const CREDENTIALS = /\b(bearer|basic|digest|negotiate)(?:\s{1,4}|%20|\+)[^\s"'<>«»,;]+/gi
/** The whole text is one. */
const ADDRESS = /^(?:[a-z][a-z\d+.-]{0,30}:)?\/\/|^\.{0,2}\/|^\?/i
/** Until a space or a quotation mark; an apostrophe within a word is none. */
const WORD = /(?:[^\s"'`<>«»“”]|(?<=[\p{L}\p{N}])'(?=[\p{L}\p{N}%]))+/gu
const IN_ADDRESS = /[/\\?&]|%[\da-f]{2}|^(?:mailto|tel|sms|data|geo):/i
const PIECE = /[\p{L}\p{N}_~+-]+/gu

/** Names that analytics give to whoever it is about (§7.16). */
const PERSON = /^user_/
/** Names of addresses, and of what stands beside a name: `{ name: 'token', value: … }`. */
const LINK = /^(?:url|href|src|file|page|action|lien|link|location|referr?er)$/i
const VALUE = /^(?:value|valeur|found|content|contenu|text|texte)$/i

export const redact = (text: string): string => shorten(redactText(text, 0))

/** Every text in a value, however deep, and all that stands under a secret's name; whoever it is about is left out. */
export const redactAll = <Value>(value: Value): Value => redactData(value, '', 0) as Value

const shorten = (text: string): string => (text.length > KEPT ? `${text.slice(0, KEPT)}${HIDDEN}` : text)

/** @param hide hides all that the text may hold, and takes its time for it. */
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

/** Data as text; nothing for any other text. */
function parse(text: string): unknown {
  if (!/^\s*[[{"]/.test(text)) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** As servers write accents in JSON. */
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
  // An entry of a form.
  if (list.length === 2 && typeof first === 'string' && isSecretName(first)) return [first, HIDDEN]
  return list.map((each) => redactData(each, name, depth + 1))
}

function redactObject(value: object, depth: number): object {
  const entries = Object.entries(value).filter(([name]) => !PERSON.test(name))
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
