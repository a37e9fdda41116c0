import type { Parts } from '../../src/island/part'

export const parts = {
  field: { selector: 'input[type="search"]' },
  button: { selector: 'button' },
  suggestions: { selector: '[data-role="suggestions"]', isElsewhere: true },
  close: { selector: '[data-role="close"]', isElsewhere: true },
  all: { selector: 'input[value="all"]', isElsewhere: true },
} satisfies Parts
