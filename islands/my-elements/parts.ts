import { choice, text } from '../../src/island/attributes'
import type { Parts } from '../../src/island/part'

/** What is done to the element of the row. */
const IN_ROW: readonly string[] = ['activate', 'delete']
const ROW = 'tr[data-element-id]'

export const parts = {
  row: {
    selector: '[data-element-id],[data-element-module-ident]',
    label: 'tr[data-element-id][data-element-module-ident]',
    be: 'tr',
    attributes: { elementId: text(), elementModuleIdent: text() },
    required: ['elementId', 'elementModuleIdent'],
  },
  link: {
    selector: '[data-action]',
    label: 'a[data-action="activate|delete|edit|new"]',
    be: 'a',
    attributes: { action: choice(['activate', 'delete', 'edit', 'new'], 'activate'), stateClass: text() },
    validate: (link) =>
      IN_ROW.includes(link.dataset.action ?? '') && !link.closest(ROW)
        ? {
            name: 'data-action',
            found: link.dataset.action ?? '',
            expected: 'un lien dans une ligne tr[data-element-id][data-element-module-ident]',
          }
        : undefined,
  },
} satisfies Parts
