/**
 * The elements inside an island: what marks them, what they have to be, how many, and what they may say. It is data:
 * the reference, `ilots check`, the inspector, `why` and editors read it; no visitor's script does.
 */
import type { Attribute, AttributeSchema } from '../contracts/attributes'
import type { Message } from '../contracts/errors'
import { attributeNames, choice } from './attributes'

/** What is wrong with a part, by the rule of its own. */
export interface PartViolation {
  /** The attribute, or several. */
  readonly name: Message
  readonly found: string
  /** Ends the sentence "…, attendu ". */
  readonly expected: Message
  /** It works, and is hardly what was meant. */
  readonly isWarning?: true
  /** Where it stands, when it is not on the element itself. */
  readonly at?: Node
}

export interface Part {
  /** Marks it inside of the host; `:scope` is the host itself. */
  readonly selector: string
  /** How the reference and messages call it; by default, its selector. */
  readonly label?: string
  /** What the marked element has to match, too: `a`. */
  readonly be?: string
  /** Whether a host needs one: always, or when it has what this selects. */
  readonly needed?: true | string
  /** Its attributes; those of the host are in the island's own. */
  readonly attributes?: AttributeSchema
  /** Keys of `attributes` that have to be written. */
  readonly required?: readonly string[]
  /** It is not in the page's HTML below the host: a class, an answer, what surrounds the host. */
  readonly isElsewhere?: true
  /** What no attribute says by itself. */
  validate?(element: HTMLElement, host: HTMLElement): PartViolation | undefined
}

/** The parts of an island, by a name of their own. */
export type Parts = Readonly<Record<string, Part>>

/** Reads a number, with a comma as well. */
export const number: Attribute<number | undefined> = {
  default: undefined,
  expected: 'un nombre, comme 4 ou 3,5',
  read: (raw) =>
    /^\s*[+-]?(\d+([.,]\d*)?|[.,]\d+)\s*$/.test(raw) ? Number(raw.replace(',', '.')) : undefined,
}

/** @returns what is wrong with two limits, when the lower one is above the other. */
export function disordered(
  [minName, min]: readonly [string, string | null],
  [maxName, max]: readonly [string, string | null],
  read: (raw: string) => number | undefined,
): PartViolation | undefined {
  const [low, high] = [read(min ?? ''), read(max ?? '')]
  if (low === undefined || high === undefined || low <= high) return undefined
  return {
    name: `${minName}, ${maxName}`,
    found: `${min}, ${max}`,
    expected: 'le plus petit, puis le plus grand',
  }
}

/** Fields that are never kept, in a form that is kept on the device. */
export const notStored = {
  selector: '[data-keep]',
  attributes: { keep: choice(['off'], 'off') },
} satisfies Part

/** Every attribute that a part is marked by, or read from, under each of its names. */
export const attributesOfPart = ({ selector, attributes = {} }: Part): string[] => [
  ...[...selector.matchAll(/\[(data-(?!ilot|role)[\w-]+)/g)].map(([, name = '']) => name),
  ...Object.entries(attributes).flatMap(([key, attribute]) => attributeNames(key, attribute)),
]
