/** Properties of any input: some runs of each every day, many in the whole run. */
import fc from 'fast-check'
import { isWhole } from './whole'

/** @param whole how many in the whole run. */
export const runs = (whole = 1_000) => ({ numRuns: isWhole ? whole : 50 })

fc.configureGlobal(runs())

/** Between these lie the surrogates, which are halves of a character. */
const LAST_BEFORE_SURROGATES = 0xd7ff
const SURROGATES = 0x800

/**
 * Any character of Unicode. The library's own (`unit: 'binary'`, which its addresses take, too) makes a table of all
 * 1.1 million of them, in each file of tests: a second.
 */
const anyCharacter = fc.integer({ min: 0, max: 0x10ffff - SURROGATES }).map(
  (rank) => String.fromCodePoint(rank <= LAST_BEFORE_SURROGATES ? rank : rank + SURROGATES),
  (text) => {
    const code = typeof text === 'string' ? text.codePointAt(0) : undefined
    if (code === undefined || String.fromCodePoint(code) !== text) throw new TypeError('No single character')
    return code <= LAST_BEFORE_SURROGATES ? code : code - SURROGATES
  },
)

/** Any text, with names that objects inherit among them. */
export const anyText = fc.string({ unit: anyCharacter })

/** Whatever JSON can say. */
export const anyJsonValue = (constraints: fc.JsonSharedConstraints = {}) =>
  fc.jsonValue({ ...constraints, stringUnit: anyCharacter })

/** The same as text. */
export const anyJson = (constraints?: fc.JsonSharedConstraints) =>
  anyJsonValue(constraints).map((value) => JSON.stringify(value))

const component = fc.string({ unit: anyCharacter, maxLength: 12 }).map(encodeURIComponent)

/** Absolute addresses as sites have them. */
export const anyAddress = fc
  .record({
    scheme: fc.constantFrom('http', 'https'),
    host: fc.domain(),
    path: fc.array(component, { maxLength: 4 }),
    query: fc.option(fc.tuple(component, component)),
  })
  .map(
    ({ scheme, host, path, query }) =>
      `${scheme}://${host}/${path.join('/')}${query ? `?${query.join('=')}` : ''}`,
  )

export { fc }
