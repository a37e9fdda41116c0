/** The generic checks (§5.2): which field, which check, which message. Neither DOM nor texts. */

/** What a field can be checked for, besides being required. */
export type Check = 'email' | 'number' | 'range'

/** What is known of one field, however it was read: by the form island, or by an old global. */
export interface Entry {
  /** What the message calls it: its title, else its name. */
  readonly field: string
  readonly value: string
  readonly isRequired: boolean
  readonly check?: Check | undefined
  /** As the page wrote them: the message repeats them. */
  readonly min?: string | undefined
  readonly max?: string | undefined
}

/** The key of a text of `check-messages.ts`, and what fills it in. */
export interface Refusal {
  readonly key: Check | 'required'
  readonly values: Readonly<Record<string, string>>
}

/**
 * Reads a number; a comma is a decimal separator. A space inside is refused: most servers would read "125 000" as
 * 125.
 * @returns `undefined` for what is no number.
 */
export function readNumber(text: string): number | undefined {
  const written = text.trim()
  return /^[+-]?(\d+([.,]\d*)?|[.,]\d+)$/.test(written) ? Number(written.replace(',', '.')) : undefined
}

/** Makes both checks of §5.2. Any '.' after the third character will do, so that `j.dupont@exemple.fr` passes. */
export function isEmail(text: string): boolean {
  const at = text.indexOf('@')
  return at > 0 && !text.endsWith('@') && text.lastIndexOf('.') > 2
}

function isWithin({ value, min = '', max = '' }: Entry): boolean {
  const number = readNumber(value)
  if (number === undefined) return false
  return number >= (readNumber(min) ?? -Infinity) && number <= (readNumber(max) ?? Infinity)
}

const passes: Readonly<Record<Check, (entry: Entry) => boolean>> = {
  email: ({ value }) => isEmail(value.trim()),
  number: ({ value }) => readNumber(value) !== undefined,
  range: isWithin,
}

/**
 * Why a field is refused: one message at most, 'est requis' alone for an empty one (contract §7).
 * @returns `undefined` when it is accepted.
 */
export function refusalOf(entry: Entry): Refusal | undefined {
  const { field, check, min = '', max = '' } = entry
  if (entry.value.trim() === '') return entry.isRequired ? { key: 'required', values: { field } } : undefined
  return check && !passes[check](entry) ? { key: check, values: { field, min, max } } : undefined
}
