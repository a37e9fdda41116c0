import { text } from '../../src/island/attributes'
import { defineReference } from '../../src/island/define-reference'
import { LINK_KEYS } from '../../src/island/shared-reference'
import { decodeUrl, EXPECTED } from './decode-url'
import { parts } from './parts'
import texts from './reference.json' with { type: 'json' }

export const reference = defineReference({
  ...texts,
  name: 'share',
  family: 'sharing',
  html: `<a data-share="https://www.facebook.com/sharer/sharer.php?u={{share_url}}"
  href="https://www.facebook.com/sharer/sharer.php?u=https%3A%2F%2Fvitrea.example%2F">Partager sur Facebook</a>`,
  attributes: {
    share: text(),
    urlB64: { default: '', names: ['data-url-b64', 'url-b64'], expected: EXPECTED, read: decodeUrl },
  },
  partSchemas: parts,
  calls: [],
  keyboard: LINK_KEYS,
})
