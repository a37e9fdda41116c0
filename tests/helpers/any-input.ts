/** Texts that nobody expects, and what may come of them: they are read, or refused by a sentence that names them. */
import { expect } from 'vitest'
import { isIlotsError } from '../../src/base/errors'
import { anyAddress, anyJson, anyText, fc, runs } from './property'

/** Less than two minutes for those of one file. */
export const RUNS = runs(2_000)

export const words = (...list: string[]) =>
  fc.array(fc.constantFrom(...list), { maxLength: 12 }).map((parts) => parts.join(''))
const hostile = words(
  '<',
  '>',
  '"',
  "'",
  '&',
  '{',
  '}',
  '[',
  ']',
  ':',
  ',',
  '\\',
  '\0',
  '\ud800',
  '%',
  '%E9',
  '__proto__',
  '0',
  '-1',
  '1e999',
)
export const text = fc.oneof(anyText, fc.string(), hostile, anyJson({ maxDepth: 3 }), anyAddress)

/** What a reader may throw: an error with a sentence. */
export function readsOrRefuses(read: () => unknown): void {
  try {
    read()
  } catch (error) {
    expect(error).toBeInstanceOf(Error)
    expect(isIlotsError(error) || /^(SyntaxError|TypeError|Error)$/.test((error as Error).name)).toBe(true)
    // A mismatch is put into words later.
    const { message, cause } = error as Error
    expect(message || cause).toBeTruthy()
  }
}

export const every = (read: (raw: string) => unknown, given: fc.Arbitrary<string> = text) =>
  fc.assert(
    fc.property(given, (raw) => readsOrRefuses(() => read(raw))),
    RUNS,
  )
