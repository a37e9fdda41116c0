import type { Parts } from '../../src/island/part'

export const parts = { slides: { selector: '[data-role="slides"]' } } satisfies Parts
