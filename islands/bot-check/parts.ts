import type { Parts } from '../../src/island/part'

export const parts = { button: { selector: 'button' } } satisfies Parts
