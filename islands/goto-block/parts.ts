import type { Parts } from '../../src/island/part'

export const parts = {
  own: {
    selector: 'a,button,input,select,textarea,label',
    label: 'a, button, input, select, textarea, label',
  },
  toolbox: { selector: '[data-ilot~="share-toolbox"]' },
} satisfies Parts
