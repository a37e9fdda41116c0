import { text } from '../../src/island/attributes'
import { defineReference, words } from '../../src/island/define-reference'
import {
  OVERLAY_ACCESSIBILITY,
  OVERLAY_EVENTS,
  OVERLAY_KEYS,
  STAYS_LINK,
} from '../../src/island/shared-reference'

export const reference = defineReference({
  name: 'share-mail',
  family: 'sharing',
  purpose: words(
    'le partage par courriel, dans un cadre de 850 × 480.',
    'mail sharing, in a frame of 850 × 480.',
  ),
  html: `<a data-ilot="share-mail" href="/partager-par-courriel">Partager par courriel</a>`,
  attributes: { href: text('', { names: ['href'] }) },
  descriptions: { href: words('la page du formulaire, http ou https.', 'the form’s page, http or https.') },
  examples: { href: '/partager-par-courriel' },
  parts: {},
  events: OVERLAY_EVENTS,
  calls: [],
  withoutScript: STAYS_LINK,
  keyboard: OVERLAY_KEYS,
  accessibility: OVERLAY_ACCESSIBILITY,
})
