/** Takes out of texts what may be about a person: a report is sent to others (issue: no personal data). */

const HIDDEN = '…'
/** What a query or a hash says: searched words, postal codes, tokens. The name stays, so that the call is recognised. */
const QUERY_VALUE = /([?&;#][^\s?&;#="'<>«»]+=)[^&;#\s"'<>«»]*/g
const EMAIL = /[^\s<>"'«»:/?&=,;()]+(?:@|%40)[^\s<>"'«»:/?&=,;()]+/gi
/** Eight digits and more, however they are set apart. */
const PHONE = /\+?\d(?:[\s.()/-]*\d){7,}/g

export const redact = (text: string): string =>
  text.replace(QUERY_VALUE, `$1${HIDDEN}`).replace(EMAIL, HIDDEN).replace(PHONE, HIDDEN)

/** Names under which analytics say who it is (§7.16). */
const PERSON = /^user_/

/** Every text in a value, however deep; whoever it is about is left out. */
export function redactAll<Value>(value: Value): Value {
  if (typeof value === 'string') return redact(value) as Value
  if (Array.isArray(value)) return value.map(redactAll) as Value
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).filter(([name]) => !PERSON.test(name))
  return Object.fromEntries(entries.map(([name, inner]) => [redact(name), redactAll(inner)])) as Value
}
