import { choice } from '../../src/island/attributes'
import { notStored, type Parts } from '../../src/island/part'

export const parts = {
  notStored,
  action: {
    selector: '[data-action]',
    label: '[data-action="save|publish|unpublish"]',
    attributes: { action: choice(['save', 'publish', 'unpublish'], 'save') },
  },
  active: { selector: '[name="active"]', be: 'input' },
  messages: { selector: '[data-role="messages"]' },
  closePopup: { selector: '[data-close-popup]', isElsewhere: true },
} satisfies Parts
