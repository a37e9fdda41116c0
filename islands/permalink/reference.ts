import { defineReference } from '../../src/island/define-reference'
import { OVERLAY_ACCESSIBILITY, OVERLAY_EVENTS, OVERLAY_KEYS } from '../../src/island/shared-reference'
import { attributes } from './context'
import texts from './reference.json' with { type: 'json' }
import { serverCalls } from './server-calls'

export const reference = defineReference({
  ...texts,
  name: 'permalink',
  family: 'sharing',
  html: `<button type="button" data-ilot="permalink" data-lien="/services/pare-brise">Permalien</button>`,
  attributes,
  events: OVERLAY_EVENTS,
  calls: serverCalls,
  keyboard: OVERLAY_KEYS,
  accessibility: [...OVERLAY_ACCESSIBILITY, ...texts.accessibility],
})
