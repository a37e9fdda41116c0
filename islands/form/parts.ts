import { choice, flag, text } from '../../src/island/attributes'
import { disordered, number, type Parts } from '../../src/island/part'

export const parts = {
  checked: {
    selector: '[data-check],input[data-min],input[data-max],input[data-pattern-message]',
    label: '[required], [data-check]',
    be: 'input,select,textarea',
    attributes: {
      check: choice(['', 'email', 'number', 'range'], ''),
      min: number,
      max: number,
      patternMessage: text(),
    },
    validate: ({ dataset: { min = null, max = null } }) =>
      disordered(['data-min', min], ['data-max', max], number.read),
  },
  reload: { selector: '[data-reload]', be: 'input,select,textarea', attributes: { reload: flag(true) } },
  messages: { selector: '[data-role="messages"]' },
  answered: { selector: '[data-field]', label: '[data-field="nom"]', isElsewhere: true },
} satisfies Parts
