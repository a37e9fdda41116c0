import { defineReference, words } from '../../src/island/define-reference'
import { attributes } from './context'
import { parts } from './parts'
import { serverCalls } from './server-calls'

export const reference = defineReference({
  name: 'bot-check',
  family: 'forms',
  purpose: words(
    'une vérification anti-robot dans un formulaire ; avec `data-consent`, le premier bouton de l’élément donne l’accord du visiteur.',
    'a bot check in a form; with `data-consent`, the element’s first button gives the visitor’s consent.',
  ),
  html: `<form method="post" action="/contact">
  <label>Message <textarea name="message"></textarea></label>
  <div data-ilot="bot-check" data-consent></div>
  <button>Envoyer</button>
</form>`,
  attributes,
  descriptions: {
    version: words(
      '`2` (une case à cocher) ou `3` (au moment de l’envoi) ; celle de `recaptcha.version` sinon.',
      '`2` (a box to tick) or `3` (when the form is sent); `recaptcha.version` otherwise.',
    ),
    sitekey: words(
      'la clé du site ; celle de `recaptcha.siteKey` sinon.',
      'the site’s key; `recaptcha.siteKey` otherwise.',
    ),
    field: words(
      'le nom du champ qui reçoit le jeton. Un fournisseur ne connaît chaque jeton qu’une fois : en version 3 la vérification (`data-verify`), puis l’envoi, ont chacun le sien ; celui de la version 2 part avec les deux, et se vérifie dans l’un d’eux.',
      'the name of the field that receives the token. A provider knows each token once: in version 3 the verification (`data-verify`) and then the submit have one each; that of version 2 goes to both, and is checked in one of them.',
    ),
    consent: words(
      'le fournisseur n’est appelé qu’avec l’accord du visiteur.',
      'the provider is only called once the visitor agrees.',
    ),
  },
  examples: { version: '3', sitekey: '6Lc…', field: 'g-recaptcha-response', consent: '' },
  partSchemas: parts,
  parts: {
    button: words(
      'avec `data-consent`, le premier bouton donne l’accord ; il est fait quand il manque.',
      'with `data-consent`, the first button agrees; it is made when there is none.',
    ),
  },
  events: {},
  calls: serverCalls,
  withoutScript: words(
    'Le formulaire part sans jeton : au serveur de juger.',
    'The form is sent without a token: the server judges.',
  ),
  keyboard: {},
  accessibility: [
    words(
      'L’attente, la réussite, l’expiration et l’échec sont dits dans la zone de messages du formulaire.',
      'Waiting, success, expiry and failure are said in the form’s message area.',
    ),
    words(
      'Un envoi trop tôt est refusé avec la marche à suivre ; ce qui est tapé reste.',
      'A submit that comes too early is refused and says what to do; what was typed stays.',
    ),
  ],
})
