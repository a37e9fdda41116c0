/** `InputValidator`: one rule, by the name that fields have in their class. */
import type { Dictionary, Loose, OldObject } from '../core/loose'
import type { Kit } from '../kit'
import { type Field, propsOf } from './fields'
import type { Say } from './message-set'

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
