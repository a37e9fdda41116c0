import { text } from '../../src/island/attributes'
import { defineReference } from '../../src/island/define-reference'
import { LINK_KEYS } from '../../src/island/shared-reference'
import texts from './reference.json' with { type: 'json' }

export const reference = defineReference({
  ...texts,
  name: 'admin-window',
  family: 'sharing',
  html: `<a data-ilot="admin-window" href="/plateforme/backoffice/">Administration</a>`,
  attributes: { href: text('', { names: ['href'] }) },
  calls: [],
  keyboard: LINK_KEYS,
})
