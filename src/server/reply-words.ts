/**
 * Puts into words what an answer lacks, for whoever writes the server: `attendu value (texte) dans chaque suggestion,
 * trouvé ["id","nom"]`. In English on an English page (contract §2). Fetched for the first answer that does not fit.
 */

import { ownProperty } from '../base/own-property'
import { Code } from '../contracts/errors'
import type { OnSkipped } from '../contracts/on-skipped'
import { isEnglish } from '../i18n/is-english'
import type { Call, Caller, Shape } from './call'
import messages from './reply-messages.json' with { type: 'json' }
import type { SchemaMismatch, Whole } from './schema-mismatch'

type Words = typeof messages.fr
type Asked = Pick<Call<unknown>, 'method' | 'url'>
/** What was left out of an answer, or is missing in it. */
export type Skipped = Parameters<OnSkipped>

/** Characters: enough of a value to find it again. */
const SHOWN = 80
/** Places of one problem that are named; a list often lacks the same everywhere. */
const NAMED = 3

/**
 * Warns of what was left out of an answer, or is missing in it: once for each problem, with its places.
 * @param text of the answer. @param thrown by its reader.
 * @returns the sentence about an answer that could not be read.
 */
export function tell(
  { page, island, host }: Caller,
  call: Asked,
  left: readonly Skipped[],
  text: string,
  thrown: unknown,
): string {
  const words = isEnglish(page.config.lang) ? messages.en : messages.fr
  const name = `${call.method ?? 'POST'} ${call.url}`
  for (const [problem, places] of thrown ? [] : problemsOf(left, words)) {
    const sentence = fill(words.left, { call: name, places, problem })
    page.report.warn(Code.malformedReply, sentence, { island, element: host })
  }
  return fill(words.refused, { call: name, problem: problemOf(thrown, words, text) })
}

/** Each problem with its places. */
function problemsOf(left: readonly Skipped[], words: Words): [problem: string, places: string][] {
  const all = new Map<string, string[]>()
  for (const [place, , , thrown] of left) {
    const problem = problemOf(thrown, words)
    all.set(problem, [...(all.get(problem) ?? []), place])
  }
  return [...all].map(([problem, places]) => {
    const named = places.filter(Boolean).slice(0, NAMED).join(', ')
    return [problem, named && ` ${named}${places.length > NAMED ? '…' : ''}`]
  })
}

/** In one go: what an answer holds may look like a name in braces. */
const fill = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => ownProperty(values, name) ?? '')

function problemOf(thrown: unknown, words: Words, text = ''): string {
  const what = mismatchOf(thrown, text)
  if (!what) return (thrown instanceof Error ? thrown.message : String(thrown)).slice(0, 300)
  const [expected, found, fields] = what
  if (typeof expected === 'string')
    return fill(words.whole, { whole: words[keyOf(expected)], found: quote(found, words) })
  return fieldsOf(expected, found, fields, words)
}

const keyOf = <Name extends Whole>(name: Name) =>
  `whole${name[0]?.toUpperCase()}${name.slice(1)}` as `whole${Capitalize<Name>}`

/** A text that is no JSON, such as a page for signing in, is the one error of a reader that is not ours. */
function mismatchOf(thrown: unknown, text: string): SchemaMismatch | undefined {
  const { cause } = Object(thrown) as { cause?: SchemaMismatch }
  return Array.isArray(cause) ? cause : thrown instanceof SyntaxError ? ['json', text] : undefined
}

/** An object that lacks fields shows the names of those that it has; one with a bad value, that value. */
function fieldsOf(shape: Shape, found: unknown, given: readonly string[] | undefined, words: Words): string {
  const raw = Object(found) as Readonly<Record<string, unknown>>
  const isObject = raw === found && !Array.isArray(found)
  const fields = Object.entries(shape.fields)
  const unfit = fields.filter(([name, { read }]) => read(ownProperty(raw, name)) === undefined)
  const missing = fields.filter(
    ([name, { need }]) => need && (ownProperty(raw, name) ?? undefined) === undefined,
  )
  const names = given ?? (isObject && missing.length === 0 ? unfit : missing).map(([name]) => name)
  const [only] = names
  const isValue = !given && missing.length === 0 && only !== undefined
  const shown = isObject ? (isValue ? ownProperty(raw, only) : Object.keys(raw)) : found
  return fill(words.fields, {
    fields: names
      .map((name) => `${name} (${words[ownProperty(shape.fields, name)?.kind ?? 'text']})`)
      .join(words.and),
    shape: words[shape.name],
    found: json(shown),
  })
}

const json = (value: unknown): string => shorten(JSON.stringify(value) ?? String(value))
const quote = (value: unknown, words: Words): string => {
  if (typeof value !== 'string') return value === null ? words.nothing : json(value)
  return value.trim() ? `« ${shorten(value.trim())} »` : words.nothing
}
const shorten = (text: string): string => (text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text)
