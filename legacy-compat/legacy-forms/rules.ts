/** The rules of `Form.Validator` itself. An empty field passes all of them but `required`. */
import { isTickable } from '../../src/forms/is-tickable'
import type { Dictionary } from '../core/loose'
import type { Kit } from '../kit'
import type { Dates } from '../legacy-dates/mount'
import type { Field } from './fields'
import type { Rule, Say } from './input-validator'

export type Rules = Readonly<Record<string, Rule>>

export function isEmpty(field: Field): boolean {
  const { selectedIndex, options } = field as unknown as HTMLSelectElement
  return field.type === 'select' || field.type === 'select-one'
    ? !options[selectedIndex]?.value
    : !field.value
}

const INTEGER = /^(?:-?[1-9]\d*|0)$/
const NUMBER = /^-?\d+(?:\.\d+)?$/
const DIGITS = /^[\d() .:\-+#]+$/
const LETTERS = /^[a-z]+$/i
const WORD = /^\w+$/
const EMAIL =
  /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*$/i
const ADDRESS = /^(?:https?|ftp|rmtp|mms):\/\/[a-z\d][\w-]*(?:\.[a-z\d][\w-]*)+/i
const DOLLARS = /^\$?-?(?:[1-9]\d{0,2}(?:,\d{3})+|[1-9]\d*|0)?(?:\.\d{0,2})?$/

export function basicRules({ byId }: Kit, { globals: { Locale }, ...dates }: Dates, say: Say): Rules {
  /** A rule of a pattern, with a text of the same name. */
  const matching = (key: string, pattern: RegExp): Rule => ({
    errorMsg: () => say(key),
    test: (field) => isEmpty(field) || pattern.test(field.value),
  })
  /** A rule of a length, whose limit is a property of the same name. */
  const limited = (
    key: string,
    lengthName: string,
    fits: (length: number, limit: number) => boolean,
  ): Rule => ({
    errorMsg: (field, props) =>
      isThere(props[key]) ? say(key, { [lengthName]: field.value.length, [key]: props[key] }) : '',
    test: (field, props) => !isThere(props[key]) || fits(field.value.length, Number(props[key])),
  })
  const isThere = (value: unknown) => value !== null && value !== undefined
  const write = (date: Date, props: Dictionary) => String(dates.formatDate(date, props.dateFormat || '%x'))

  /** Words in a date are names of days and months, or their beginnings. */
  function hasOtherWords(text: string): boolean {
    const nouns = ['days', 'days_abbr', 'months', 'months_abbr', 'AM', 'PM']
      .flatMap((key) => Locale.get(`Date.${key}`) as string | string[])
      .map((noun) => noun.toLowerCase())
    const words = text.toLowerCase().match(/\p{L}+/gu) ?? []
    return words.some((word) => !nouns.some((noun) => noun.startsWith(word) || word.startsWith(noun)))
  }

  return {
    IsEmpty: { errorMsg: false, test: isEmpty },
    required: { errorMsg: () => say('required'), test: (field) => !isEmpty(field) },
    length: limited('length', 'elLength', (length, wanted) => length === wanted || length === 0),
    minLength: limited('minLength', 'length', (length, least) => length >= least),
    maxLength: limited('maxLength', 'length', (length, most) => length <= most),
    'validate-integer': matching('integer', INTEGER),
    'validate-numeric': matching('numeric', NUMBER),
    'validate-digits': matching('digits', DIGITS),
    'validate-alpha': matching('alpha', LETTERS),
    'validate-alphanum': matching('alphanum', WORD),
    'validate-email': matching('email', EMAIL),
    'validate-url': matching('url', ADDRESS),
    'validate-currency-dollar': matching('currencyDollar', DOLLARS),
    'validate-date': {
      errorMsg: (_field, props) => say('dateSuchAs', { date: write(new Date(), props) }),
      test(field, props) {
        if (isEmpty(field)) return true
        const date = hasOtherWords(field.value) ? null : dates.parseDate(field.value)
        if (!(date instanceof Date) || Number.isNaN(+date)) return false
        // The server reads one format, whatever was typed.
        field.value = write(date, props)
        return true
      },
    },
    'validate-one-required': {
      errorMsg: () => say('oneRequired'),
      test(field, props) {
        const key = props['validate-one-required']
        const group = (byId(key) ?? field.getParent(key as string | undefined)) as HTMLElement | null
        return [...(group?.querySelectorAll('input') ?? [])].some((input) =>
          isTickable(input) ? input.checked : input.value,
        )
      },
    },
  }
}
