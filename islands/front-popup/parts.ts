import type { Parts } from '../../src/island/part'

export const parts = {
  close: { selector: '[data-role~="close"]', needed: true },
  overlay: { selector: '[data-role~="overlay"]' },
  countdown: { selector: '[data-role~="countdown"]' },
} satisfies Parts
