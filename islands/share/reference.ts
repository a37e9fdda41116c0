import { text } from '../../src/island/attributes'
import { defineReference, words } from '../../src/island/define-reference'
import { LINK_KEYS } from '../../src/island/shared-reference'
import { decodeUrl, EXPECTED } from './decode-url'
import { parts } from './parts'

export const reference = defineReference({
  name: 'share',
  family: 'sharing',
  purpose: words(
    'un bouton de partage, qui ouvre une fenêtre de 700 × 500.',
    'a share button, which opens a window of 700 × 500.',
  ),
  html: `<a data-share="https://www.facebook.com/sharer/sharer.php?u={{share_url}}"
  href="https://www.facebook.com/sharer/sharer.php?u=https%3A%2F%2Fvitrea.example%2F">Partager sur Facebook</a>`,
  attributes: {
    share: text(),
    urlB64: { default: '', names: ['data-url-b64', 'url-b64'], expected: EXPECTED, read: decodeUrl },
  },
  descriptions: {
    share: words(
      'l’adresse de partage : `{{share_url}}` y devient l’adresse partagée, encodée.',
      'the share address: `{{share_url}}` in it becomes the shared address, encoded.',
    ),
    urlB64: words(
      'l’adresse partagée, en base64 ; sans elle, l’adresse canonique de la page.',
      'the shared address, in base64; without it, the page’s canonical address.',
    ),
  },
  examples: {
    share: 'https://www.facebook.com/sharer/sharer.php?u={{share_url}}',
    urlB64: 'aHR0cHM6Ly92aXRyZWEuZXhhbXBsZS8=',
  },
  partSchemas: parts,
  parts: {
    address: words(
      'l’adresse de partage contient `{{share_url}}`, sinon chaque page partage la même.',
      'the share address holds `{{share_url}}`, else every page shares the same one.',
    ),
  },
  events: {},
  calls: [],
  withoutScript: words('Le `href` du lien.', 'The link’s `href`.'),
  keyboard: LINK_KEYS,
  accessibility: [
    words(
      'Un lien reste un lien ; un autre élément devient un bouton. Une fenêtre bloquée est remplacée par la page.',
      'A link stays a link; another element becomes a button. A window that is blocked is replaced by the page.',
    ),
  ],
})
