import { text } from '../../src/island/attributes'
import type { Parts } from '../../src/island/part'

export const parts = {
  mode: {
    selector: '[data-mode]',
    label: 'button[data-mode]',
    be: 'button',
    needed: true,
    attributes: { mode: text() },
  },
  panel: { selector: '[data-panel]', needed: true, attributes: { panel: text() } },
} satisfies Parts
