/**
 * Readers of plain attributes. A schema of them is data: enough to parse a `data-*` attribute, refuse it with
 * a clear sentence, and print it in the reference.
 */
import { sentence } from '../base/errors'
import type { Attribute, AttributeSchema, Values } from '../contracts/attributes'
import type { Message } from '../contracts/errors'
import type { OnSkipped } from '../contracts/on-skipped'

type Names = { names?: readonly string[] }

/** Reads any text; none is refused. */
export const text = (value = '', more: Names = {}): Attribute<string> => ({
  default: value,
  expected: '',
  read: (raw) => raw,
  ...more,
})

/** Reads true when the attribute is present and not `false` or `0` (contract §7). */
export const flag = (value = false, more: Names = {}): Attribute<boolean> => ({
  default: value,
  expected: 'rien, true ou false',
  read: (raw) => !/^(false|0)$/i.test(raw.trim()),
  ...more,
})

/** Of what nobody says how much it may be: pixels, milliseconds, counts. */
const MOST = 10_000

/** Reads a whole number from `min` to `max`, in the unit that the island's reference names. */
export const integer = (
  value: number,
  min = 0,
  { max = MOST, ...more }: Names & { max?: number } = {},
): Attribute<number> => ({
  default: value,
  expected: sentence`un nombre entier de ${min} à ${max}`,
  read: (raw) => {
    const number = Number(raw)
    return /^\s*-?\d+\s*$/.test(raw) && number >= min && number <= max ? number : undefined
  },
  ...more,
})

/** Reads one of a few words. */
export const choice = <Word extends string>(
  words: readonly Word[],
  value: Word,
  more: Names = {},
): Attribute<Word> => ({
  default: value,
  words,
  expected: words.filter(Boolean).join(', '),
  read: (raw) => words.find((word) => word === raw.trim()),
  ...more,
})

/** The attribute names that a key of a schema stands for. */
export const attributeNames = (key: string, { names }: Attribute<unknown>): readonly string[] =>
  names ?? [`data-${key.replace(/[A-Z]/g, '-$&').toLowerCase()}`]

/**
 * Reads every attribute of a schema from an element.
 * @param refuse runs for each refused value; the attribute's default is used then.
 * @param onSkipped is called for items that are left out, by their place behind the attribute's name.
 */
export function readAttributes<Schema extends AttributeSchema>(
  element: Element,
  schema: Schema,
  refuse: (name: string, raw: string, expected: Message) => void,
  onSkipped?: OnSkipped,
): Values<Schema> {
  const read = ([key, attribute]: [string, Attribute<unknown>]) => {
    const name = attributeNames(key, attribute).find((candidate) => element.hasAttribute(candidate))
    if (!name) return [key, attribute.default]
    const raw = element.getAttribute(name) ?? ''
    const value = attribute.read(raw, (place, ...rest) => onSkipped?.(name + place, ...rest))
    if (value === undefined) refuse(name, raw, attribute.expected)
    return [key, value ?? attribute.default]
  }
  return Object.fromEntries(Object.entries(schema).map(read))
}
