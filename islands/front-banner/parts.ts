import type { Parts } from '../../src/island/part'

export const parts = { close: { selector: '[data-role~="close"]', needed: true } } satisfies Parts
