import { text } from '../../src/island/attributes'
import { defineReference, words } from '../../src/island/define-reference'
import { LINK_KEYS } from '../../src/island/shared-reference'

export const reference = defineReference({
  name: 'admin-window',
  family: 'sharing',
  purpose: words(
    'un lien de l’administration, toujours dans le même onglet.',
    'a link to the administration, always in the same tab.',
  ),
  html: `<a data-ilot="admin-window" href="/plateforme/backoffice/">Administration</a>`,
  attributes: { href: text('', { names: ['href'] }) },
  descriptions: { href: words('l’adresse, http ou https.', 'the address, http or https.') },
  examples: { href: '/plateforme/backoffice/' },
  parts: {},
  events: {},
  calls: [],
  withoutScript: words(
    'Un lien ordinaire, dans l’onglet de la page.',
    'An ordinary link, in the page’s own tab.',
  ),
  keyboard: LINK_KEYS,
  accessibility: [
    words(
      'L’onglet, nommé `{product}-admin`, est ramené au premier plan.',
      'The tab, named `{product}-admin`, is brought to the front.',
    ),
  ],
})
