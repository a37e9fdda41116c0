import type { Parts } from '../../src/island/part'

export const parts = {
  title: { selector: '.ilots-modal-title', isElsewhere: true },
  body: { selector: '.ilots-modal-body', isElsewhere: true },
  footer: { selector: '.ilots-modal-footer', isElsewhere: true },
  close: { selector: '.ilots-modal-close', isElsewhere: true },
} satisfies Parts
