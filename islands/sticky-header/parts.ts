import type { Parts } from '../../src/island/part'

export const parts = { stuck: { selector: '.is-sticky', isElsewhere: true } } satisfies Parts
