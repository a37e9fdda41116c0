/** What is known of an old library: what its calls look like, and what does the same here. */
import type { Words } from '../../src/island/define-reference'
import notes from './adapters/notes.json' with { type: 'json' }
import type { Argument, Options } from './argument'
import { isOn, NONE } from './argument'
import type { Written } from './html'
import type { Page, Target } from './page'

/** One call, or one element of the page that says the same with attributes. */
export interface Use {
  readonly kind: 'method' | 'call' | 'new' | 'markup'
  /** `colorbox`, `SqueezeBox.assign`, `Fx.Slide`, `data-toggle="modal"`. */
  readonly name: string
  readonly args: readonly Argument[]
  /** What it is called on. */
  readonly target?: Target
  /** Elements given as an argument: by a selector, an id or a selection. */
  targetOf(index: number, by?: 'selector' | 'id'): Target | undefined
  /** What has to be pressed for it to run. */
  readonly trigger?: { readonly target: Target; readonly event: string }
  readonly page: Page
}

/** Who does it from now on. */
export type Answer =
  | 'island'
  /** HTML and the browser do. */
  | 'browser'
  /** `ilots.legacy.js` does, with the same call. */
  | 'legacy'
  /** Nobody has to: there is nothing left to do. */
  | 'nobody'
  /** Nobody does: the library stays for it. */
  | 'none'

export interface Unsupported {
  readonly option: string
  readonly why: Words
}

export interface Advised {
  readonly answer: Answer
  readonly island?: string
  readonly written?: Written
  /** A script to write, where HTML is not enough. */
  readonly script?: string
  readonly carried?: readonly string[]
  readonly unsupported?: readonly Unsupported[]
  readonly notes?: readonly Words[]
}

export interface Adapter {
  readonly title: string
  /** Names in `LIBRARIES`. */
  readonly libraries: readonly string[]
  /** What of it is read, as the guide names it. */
  readonly shown: readonly string[]
  /** Methods of a selection that nobody else has. */
  readonly methods?: readonly string[]
  /** Methods that others have too: only on what is a selection. */
  readonly plain?: readonly string[]
  /** Functions by their path; jQuery is `$`. */
  readonly calls?: RegExp
  readonly constructors?: RegExp
  /** Elements that say by attributes what to do. */
  readonly markup?: string
  /** All elements with that markup are advised on at once: a gallery. */
  readonly isGrouped?: boolean
  /** @returns nothing when it is not of this library after all. */
  advise(use: Use): Advised | undefined
  /** Attributes that `advise` writes, by island: a test asks the islands for them. */
  readonly writes: Readonly<Record<string, readonly string[]>>
}

/** What becomes of one option. */
type Rule =
  /** It is carried into this attribute. @param as the attribute's value; nothing when this value cannot be. */
  | { readonly to: string; readonly as?: (given: Argument) => string | undefined; readonly unless?: Words }
  /** The island always does so. */
  | { readonly done: true }
  /** The island does so when the value is one of these. */
  | { readonly when: (given: Argument) => boolean; readonly unless: Words }
  | { readonly why: Words }
export type Rules = Readonly<Record<string, Rule>>

/** A key of `notes.json`. */
type Note = keyof typeof notes
const NOTES: Readonly<Record<string, Words>> = notes

/** `{ look: 'theme margin' }`: by each of the names what is made of the note. */
const byName = <Value>(
  table: Readonly<Record<string, string>>,
  make: (note: Words | undefined, key: string) => Value,
): Readonly<Record<string, Value>> =>
  Object.fromEntries(
    Object.entries(table).flatMap(([key, names]) =>
      names.split(' ').map((name) => [name, make(NOTES[key], key)]),
    ),
  )

const BY_ITSELF = {
  done: { done: true },
  always: { when: isOn, unless: notes.alwaysSo },
  never: { when: (given: Argument) => !isOn(given), unless: notes.neverSo },
} satisfies Rules

/**
 * What becomes of a library's options, as its JSON says.
 * @param options those that the island does by itself, whatever their value (`done`), does and does not switch off
 * (`always`), or never does (`never`); and by note those that are not carried over.
 * @param attributes option → attribute, for values that are carried as they are.
 */
export const optionRules = <Key extends Note | keyof typeof BY_ITSELF>(
  options: Readonly<Record<Key, string>>,
  attributes: Readonly<Record<string, string>> = {},
): Rules => ({
  ...Object.fromEntries(Object.entries(attributes).map(([name, to]) => [name, { to }])),
  ...byName(
    options,
    (why, key): Rule => (why ? { why } : (BY_ITSELF[key as keyof typeof BY_ITSELF] ?? BY_ITSELF.done)),
  ),
})

/** By name, who does it from now on, and what to know. @param names by note, as a library's JSON has them. */
export const answering = <Key extends Note>(
  answer: Answer,
  names: Readonly<Record<Key, string>>,
): Readonly<Record<string, Advised>> =>
  byName(names, (note): Advised => ({ answer, notes: note ? [note] : [] }))

/** What became of a call's options. */
export type Over = Pick<Advised, 'carried' | 'unsupported'>

interface Carried extends Required<Over> {
  /** Attribute → value. */
  readonly set: ReadonlyMap<string, string>
}

/** Carries each option over by its rule. */
export function carry(options: Options = NONE, rules: Rules): Carried {
  const set = new Map<string, string>()
  const carried: string[] = []
  const left: Unsupported[] = []
  for (const [name, given] of options) {
    const rule = rules[name]
    const option = `${name}: ${given.source.length > 60 ? `${given.source.slice(0, 59)}…` : given.source}`
    if (!rule) left.push({ option, why: notes.unknownOption })
    else if ('why' in rule) left.push({ option, why: rule.why })
    else if ('to' in rule) {
      const value = rule.as ? rule.as(given) : given.plain === undefined ? undefined : String(given.plain)
      if (value === undefined) {
        const isKnown =
          given.plain !== undefined || given.items || given.entries || given.date || given.isFunction
        left.push({ option, why: rule.unless ?? (isKnown ? notes.noEquivalent : notes.unknownValue) })
      } else {
        set.set(rule.to, value)
        carried.push(`${name} → ${rule.to}`)
      }
    } else if ('done' in rule || rule.when(given)) carried.push(name)
    else left.push({ option, why: rule.unless })
  }
  return { set, carried, unsupported: left }
}

/** The options of a call, wherever among its arguments. */
export const optionsOf = ({ args: given }: Use, index = 0): Options => given[index]?.entries ?? NONE

/** The elements and the options of a call. */
export interface CalledOn {
  readonly target: Target | undefined
  readonly options: Options
}

/** Of `$('#menu').mmenu({…})`, and of `new Mmenu('#menu', {…})`. */
export const calledOn = (use: Use): CalledOn =>
  use.kind === 'method'
    ? { target: use.target, options: optionsOf(use) }
    : { target: use.targetOf(0), options: optionsOf(use, 1) }

export const island = (
  name: string,
  written: Written,
  over: Over = {},
  notes: readonly Words[] = [],
): Advised => ({ answer: 'island', island: name, written, ...over, notes })
export const nobody = (note: Words): Advised => ({ answer: 'nobody', notes: [note] })
export const none = (note: Words): Advised => ({ answer: 'none', notes: [note] })
