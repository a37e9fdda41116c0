/** The rules that the original keeps apart: fields that depend on others, dates in order, card numbers. */
import { type Dictionary, type Loose, toArray } from '../core/loose'
import type { Kit } from '../kit'
import type { Dates } from '../legacy-dates/mount'
import type { Field } from './fields'
import type { Say } from './input-validator'
import { isEmpty, type Rules } from './rules'

const CARDS = /^(?:4\d{12}(?:\d{3})?|5[1-5]\d{14}|3[47]\d{13}|6(?:011|5\d\d)\d{12}|3(?:0[0-5]|[68]\d)\d{11})$/

/** Whether the sum of the figures, every second one doubled, ends in 0 (ISO 7812). */
function isCardNumber(figures: string): boolean {
  const sum = [...figures].reverse().reduce((total, figure, index) => {
    const value = Number(figure) * (index % 2 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return CARDS.test(figures) && sum % 10 === 0
}

export function moreRules({ byId }: Kit, dates: Dates, say: Say): Rules {
  const find = (id: unknown) => byId(id) as unknown as Field | null
  const validatorOf = (field: Field) =>
    field.closest<Field>('form')?.retrieve('validator') as Loose | null | undefined
  const itemsOf = (props: Dictionary, list: string | false, parent: string, selector: string): Field[] => {
    if (list && props[list])
      return toArray(props[list])
        .map(find)
        .filter((field) => field !== null)
    return [...(find(props[parent])?.querySelectorAll<Field>(selector) ?? [])]
  }
  /** A rule that never fails: it says whether other fields are checked. */
  const governs = (
    list: string,
    parent: string,
    isOn: (field: Field, props: Dictionary) => boolean | undefined,
  ) => ({
    errorMsg: false as const,
    test(field: Field, props: Dictionary) {
      const validator = validatorOf(field)
      const on = isOn(field, props)
      if (validator && on !== undefined)
        for (const item of itemsOf(props, list, parent, 'input, select, textarea')) {
          validator[on ? 'enforceField' : 'ignoreField']?.(item)
          if (!on) validator.resetField?.(item)
        }
      return true
    },
  })
  const dateIn = (field: Field | null) => dates.parseDate(field?.value) as Date | null | undefined
  const monthOf = (date: Date) => date.getMonth()
  /** A rule of a date and another one, that of a field or today's. */
  const inOrder = (key: string, preset: string, fits: (date: Date, other: Date) => boolean) => ({
    errorMsg: (_field: Field, props: Dictionary) =>
      say(`${key}Date`, {
        label: props[`${key}Label`] || say(props[`${key}Element`] ? preset : 'currentDate'),
      }),
    test(field: Field, props: Dictionary) {
      const other = find(props[`${key}Element`])
      const dateThere = other ? dateIn(other) : new Date()
      const date = dateIn(field)
      return date && dateThere ? fits(date, dateThere) : true
    },
  })

  return {
    'validate-enforce-oncheck': governs('toEnforce', 'enforceChildrenOf', ({ checked }) => checked),
    'validate-ignore-oncheck': governs('toIgnore', 'ignoreChildrenOf', ({ checked }) => !checked),
    'validate-toggle-oncheck': governs('toToggle', 'toToggleChildrenOf', ({ checked }) => checked),
    'validate-enforce-onselect-value': governs('toEnforce', 'enforceChildrenOf', ({ value }, props) =>
      props.value ? String(props.value) === value : undefined,
    ),
    'validate-nospace': { errorMsg: () => say('noSpace'), test: ({ value }) => !/\s/.test(value) },
    'validate-required-check': {
      errorMsg: (field, props) => (props.useTitle ? field.title : say('requiredChk')),
      test: ({ checked }) => checked,
    },
    'validate-reqchk-bynode': {
      errorMsg: () => say('reqChkByNode'),
      test: (_field, props) =>
        itemsOf(
          props,
          false,
          'nodeId',
          String(props.selector || 'input[type=checkbox], input[type=radio]'),
        ).some(({ checked }) => checked),
    },
    'validate-reqchk-byname': {
      errorMsg: (field, props) => say('reqChkByName', { label: props.label || field.type }),
      test(field, props) {
        const name = String(props.groupName || field.name)
        const group = [...document.getElementsByName(name)] as Field[]
        const isChosen = group.some(({ checked }) => checked)
        if (isChosen) for (const item of group) validatorOf(field)?.resetField?.(item)
        return isChosen
      },
    },
    'validate-match': {
      errorMsg: (_field, props) =>
        say('match', {
          matchName: props.matchName
            ? String(props.matchName).replaceAll('+', ' ')
            : find(props.matchInput)?.name,
        }),
      test({ value }, props) {
        const other = find(props.matchInput)?.value
        return value && other ? value === other : true
      },
    },
    'validate-after-date': inOrder('after', 'startDate', (date, other) => date >= other),
    'validate-before-date': inOrder('before', 'endDate', (date, other) => date <= other),
    'validate-custom-required': {
      errorMsg: () => say('required'),
      test: ({ value }, props) => value !== props.emptyValue,
    },
    'validate-same-month': {
      errorMsg: ({ value }, props) =>
        value ? say(find(props.sameMonthAs)?.value ? 'sameMonth' : 'startMonth') : '',
      test(field, props) {
        const [date, other] = [dateIn(field), dateIn(find(props.sameMonthAs))]
        return date && other ? monthOf(date) === monthOf(other) : true
      },
    },
    'validate-cc-num': {
      errorMsg: ({ value }) => say('creditcard', { length: value.replace(/\D/g, '').length }),
      test(field) {
        const figures = field.value.replace(/\D/g, '')
        if (isEmpty(field) || isCardNumber(figures)) return true
        // In fours, as it stands on the card: easier to check.
        field.value = figures.replace(/\d{4}(?=\d)/g, '$& ')
        return false
      },
    },
  }
}
