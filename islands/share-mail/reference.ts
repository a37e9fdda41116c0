import { text } from '../../src/island/attributes'
import { defineReference } from '../../src/island/define-reference'
import {
  OVERLAY_ACCESSIBILITY,
  OVERLAY_EVENTS,
  OVERLAY_KEYS,
  STAYS_LINK,
} from '../../src/island/shared-reference'
import texts from './reference.json' with { type: 'json' }

export const reference = defineReference({
  ...texts,
  name: 'share-mail',
  family: 'sharing',
  html: `<a data-ilot="share-mail" href="/partager-par-courriel">Partager par courriel</a>`,
  attributes: { href: text('', { names: ['href'] }) },
  events: OVERLAY_EVENTS,
  calls: [],
  withoutScript: STAYS_LINK,
  keyboard: OVERLAY_KEYS,
  accessibility: OVERLAY_ACCESSIBILITY,
})
