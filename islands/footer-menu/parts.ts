import type { Parts } from '../../src/island/part'

export const parts = { toggle: { selector: '[data-role~="toggle"]', needed: true } } satisfies Parts
