/** `InputValidator`, one rule by the name that fields have in their class, and what visitors read of it. */
import type { Dictionary, Loose, OldObject } from '../core/loose'
import type { Kit } from '../kit'
import type { LocaleObject, LocaleSet } from '../legacy-dates/locale'
import { type Field, propsOf } from './fields'
import messages from './messages.json' with { type: 'json' }

const SET = 'FormValidator'

/** Defines what the page has not defined itself: its script may have run before this code came. */
export function defineMessages(Locale: LocaleObject): void {
  for (const [name, texts] of Object.entries(messages)) {
    const locale = Locale.define(name) as LocaleSet
    locale.define(SET, { ...texts, ...locale.sets[SET] })
  }
}

/** Makes the function that says a text. @param write makes HTML of a value: what is typed, or an attribute. */
export const makeSay =
  (Locale: LocaleObject, write: (value: string) => string) =>
  (key: string, values?: Dictionary): string => {
    const text = String(Locale.get(`${SET}.${key}`))
    // Scripts that ask for a text fill it in themselves.
    if (!values) return text
    return text.replace(/\{(\w+)\}/g, (_all, name: string) => write(String(values[name] ?? '')))
  }
export type Say = ReturnType<typeof makeSay>

export interface Rule {
  readonly test?: (field: Field, props: Dictionary) => unknown
  readonly errorMsg?: string | false | ((field: Field, props: Dictionary) => unknown)
}

export interface InputValidatorObject extends OldObject {
  className: string
  options: Required<Rule>
  test(field: unknown, props?: Dictionary): boolean
  getError(field: unknown, props?: Dictionary): unknown
}

export const makeInputValidator = ({ byId, defineClass, Options }: Kit, say: Say): Loose =>
  defineClass<InputValidatorObject>({
    Implements: [Options],
    options: {
      errorMsg: () => say('failed'),
      test: () => true,
    },
    initialize(className: string, options: unknown) {
      this.setOptions(options)
      this.className = className
    },
    test(given: unknown, props?: Dictionary) {
      const field = byId(given) as unknown as Field | null
      return field ? Boolean(this.options.test(field, props ?? propsOf(field))) : false
    },
    getError(given: unknown, props?: Dictionary) {
      const field = byId(given) as unknown as Field | null
      const { errorMsg } = this.options
      return field && typeof errorMsg === 'function' ? errorMsg(field, props ?? propsOf(field)) : errorMsg
    },
    getProps(given: unknown) {
      const field = byId(given) as unknown as Field | null
      return field ? propsOf(field) : {}
    },
  })
