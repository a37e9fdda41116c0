import type { Parts } from '../../src/island/part'

export const parts = {
  back: { selector: '[data-role="back"]' },
  front: { selector: '[data-role="front"]' },
  caption: { selector: '[data-role="caption"]' },
} satisfies Parts
