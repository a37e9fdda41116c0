import type { Parts } from '../../src/island/part'

export const parts = {
  show: { selector: '[data-role~="show"]', needed: true },
  content: { selector: '[data-role~="content"]', needed: true },
} satisfies Parts
