import { defineReference } from '../../src/island/define-reference'
import { parts } from './parts'
import texts from './reference.json' with { type: 'json' }

export const reference = defineReference({
  ...texts,
  name: 'sticky-header',
  family: 'navigation',
  html: `<header data-ilot="sticky-header">…</header>`,
  attributes: {},
  partSchemas: parts,
  calls: [],
})
