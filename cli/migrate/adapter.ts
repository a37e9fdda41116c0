/** What is known of an old library: what its calls look like, and what does the same here. */
import type { Words } from '../../src/island/define-reference'
import type { Argument, Options } from './argument'
import { NONE } from './argument'
import { NOTHING_WRITTEN, type Written } from './html'
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
  readonly isGrouped?: true
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
  | { readonly why: Words }
export type Rules = Readonly<Record<string, Rule>>

export const unsupported = (why: Words, names: string): Rules =>
  Object.fromEntries(names.split(' ').map((name) => [name, { why }]))
export const done = (names: string): Rules =>
  Object.fromEntries(names.split(' ').map((name) => [name, { done: true }]))

export interface Carried {
  /** Attribute → value. */
  readonly set: ReadonlyMap<string, string>
  readonly carried: readonly string[]
  readonly unsupported: readonly Unsupported[]
}

const UNKNOWN_OPTION: Words = {
  fr: 'cette option n’est pas connue d’ici',
  en: 'this option is not known here',
}
const UNKNOWN_VALUE: Words = {
  fr: 'sa valeur n’est connue qu’à l’exécution',
  en: 'its value is known only when the script runs',
}
const NOT_ITS_KIND: Words = {
  fr: 'cette valeur n’a pas d’équivalent',
  en: 'this value has no equivalent',
}

/** Carries each option over by its rule. */
export function carry(options: Options = NONE, rules: Rules): Carried {
  const set = new Map<string, string>()
  const carried: string[] = []
  const left: Unsupported[] = []
  for (const [name, given] of options) {
    const rule = rules[name]
    const option = `${name}: ${given.source.length > 60 ? `${given.source.slice(0, 59)}…` : given.source}`
    if (!rule) left.push({ option, why: UNKNOWN_OPTION })
    else if ('why' in rule) left.push({ option, why: rule.why })
    else if ('to' in rule) {
      const value = rule.as ? rule.as(given) : given.plain === undefined ? undefined : String(given.plain)
      if (value === undefined) {
        const isKnown =
          given.plain !== undefined || given.items || given.entries || given.date || given.isFunction
        left.push({ option, why: rule.unless ?? (isKnown ? NOT_ITS_KIND : UNKNOWN_VALUE) })
      } else {
        set.set(rule.to, value)
        carried.push(`${name} → ${rule.to}`)
      }
    } else carried.push(name)
  }
  return { set, carried, unsupported: left }
}

/** The options of a call, wherever among its arguments. */
export const optionsOf = ({ args: given }: Use, index = 0): Options => given[index]?.entries ?? NONE

export const nobody = (...notes: Words[]): Advised => ({ answer: 'nobody', notes, written: NOTHING_WRITTEN })
export const none = (...notes: Words[]): Advised => ({ answer: 'none', notes, written: NOTHING_WRITTEN })
