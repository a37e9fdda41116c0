import type { Parts } from '../../src/island/part'

export const parts = {
  page: { selector: 'body', label: 'body[idpage][idparent][filariane]', isElsewhere: true },
} satisfies Parts
