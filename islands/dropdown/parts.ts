import type { Parts } from '../../src/island/part'

export const parts = { open: { selector: '.is-open', isElsewhere: true } } satisfies Parts
