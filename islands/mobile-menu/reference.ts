import { defineReference } from '../../src/island/define-reference'
import { attributes } from './attributes'
import { parts } from './parts'
import texts from './reference.json' with { type: 'json' }
import { serverCalls } from './server-calls'

export const reference = defineReference({
  ...texts,
  name: 'mobile-menu',
  family: 'navigation',
  html: `<a id="fMenuMobileButton" href="/plan-du-site" data-position="right">Menu</a>`,
  script: `Ilots.navbar('horaires', () => document.querySelector('#horaires').cloneNode(true))`,
  attributes,
  partSchemas: parts,
  calls: serverCalls,
})
