import type { Parts } from '../../src/island/part'

export const parts = { radio: { selector: 'input[type="radio"]' } } satisfies Parts
